internal import ChatWire

/// Why and until when a user is restricted.
// Unchecked: constant.
open class RestrictionInfo: NSObject, @unchecked Sendable {
    /// What the operator gave as the reason; nil for nothing.
    public let desc: String?
    /// Until when, in milliseconds since 1970; -1 without an end.
    public let endAt: Int64
    /// How the user is restricted.
    public let restrictionType: RestrictionType

    init(_ type: RestrictionType, endAt: Int64, description: String) {
        restrictionType = type
        self.endAt = endAt
        desc = description.isEmpty ? nil : description
    }
}
