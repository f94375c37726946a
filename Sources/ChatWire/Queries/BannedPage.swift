/// A page of the users who are banned from a channel.
public struct BannedPage: Hashable, Sendable, Codable {
    /// The bans.
    public var banned: [WireRestriction]
    /// The token of the next page; empty at the end.
    public var next: String
    /// How many are banned in all; nil where a server does not say.
    public var total: Int64?

    /// Makes a page.
    public init(banned: [WireRestriction], next: String) {
        self.banned = banned
        self.next = next
    }

    private enum CodingKeys: String, CodingKey {
        case banned = "banned_list"
        case next
        case total = "total_ban_count"
    }
}
