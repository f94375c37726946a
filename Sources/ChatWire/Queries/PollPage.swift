/// A page of polls.
public struct PollPage: Hashable, Sendable, Codable {
    /// The polls, newest first.
    public var polls: [WirePoll]
    /// The token of the next page; empty at the end.
    public var next: String

    /// Makes a page.
    public init(polls: [WirePoll], next: String) {
        self.polls = polls
        self.next = next
    }
}
