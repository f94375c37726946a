/// A page of the users who are in an open channel now: `GET /v3/open_channels/{channel_url}/participants`.
public struct ParticipantPage: Hashable, Sendable, Codable {
    /// The users.
    public var participants: [WireUser]
    /// The token of the next page; empty at the end.
    public var next: String

    /// Makes a page.
    public init(participants: [WireUser], next: String) {
        self.participants = participants
        self.next = next
    }
}
