/// Where a list of channels looks for a text.
public struct GroupChannelListQuerySearchField: OptionSet, Sendable, Hashable {
    /// One bit a field.
    public let rawValue: UInt

    /// Makes a set of fields from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Makes the union of sets.
    public init(fields: [GroupChannelListQuerySearchField]) {
        self = fields.reduce(into: []) { $0.formUnion($1) }
    }

    /// In the channel's name.
    public static let channelName = GroupChannelListQuerySearchField(rawValue: 1)
    /// In the other members' nicknames.
    public static let memberNickname = GroupChannelListQuerySearchField(rawValue: 2)
}
