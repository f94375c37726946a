/// Members whose standing in the channel, or whose own picture of themselves, changed.
public struct MembersUpdate: Hashable, Sendable, Codable {
    /// What changed. A reason that this version does not know reads as ``other``: the members hold all that is new.
    public enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
        /// They became operators, or are operators no longer.
        case operators
        /// They were muted.
        case muted
        /// They may send again.
        case unmuted
        /// They were removed, and may not come back for a while. They are members no longer.
        case banned
        /// They may come back. They are no members.
        case unbanned
        /// Their nickname or picture changed.
        case profile
        /// Something else.
        case other

        /// Reads a reason.
        public init(from decoder: any Decoder) throws {
            self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .other
        }
    }

    /// What changed.
    public var reason: Reason
    /// Whom it is about, as they are after the change, and how many members there are then.
    public var change: MembersChange

    /// Makes an update.
    public init(reason: Reason, change: MembersChange) {
        self.reason = reason
        self.change = change
    }

    private enum CodingKeys: String, CodingKey {
        case reason
    }

    /// Reads the reason and the fields of the change beside it.
    public init(from decoder: any Decoder) throws {
        reason = try decoder.container(keyedBy: CodingKeys.self).decode(Reason.self, forKey: .reason)
        change = try MembersChange(from: decoder)
    }

    /// Writes the reason and the fields of the change beside it.
    public func encode(to encoder: any Encoder) throws {
        try change.encode(to: encoder)
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(reason, forKey: .reason)
    }
}
