/// A page of the users who are banned from a channel.
public struct BannedPage: Hashable, Sendable, Codable {
    /// The bans.
    public var banned: [WireRestriction]
    /// The token of the next page; empty at the end.
    public var next: String

    /// Makes a page.
    public init(banned: [WireRestriction], next: String) {
        self.banned = banned
        self.next = next
    }

    private enum CodingKeys: String, CodingKey {
        case banned = "banned_list"
        case next
    }
}
