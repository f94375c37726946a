/// A page of a channel's members: `GET /v3/group_channels/{channel_url}/members`.
public struct MemberPage: Hashable, Sendable, Codable {
    /// The members.
    public var members: [WireMember]
    /// The token of the next page; empty at the end.
    public var next: String

    /// Makes a page.
    public init(members: [WireMember], next: String) {
        self.members = members
        self.next = next
    }
}
