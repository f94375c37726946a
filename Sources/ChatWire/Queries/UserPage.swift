/// A page of users.
public struct UserPage: Hashable, Sendable, Codable {
    /// The users.
    public var users: [WireUser]
    /// The token of the next page; empty at the end.
    public var next: String

    /// Makes a page.
    public init(users: [WireUser], next: String) {
        self.users = users
        self.next = next
    }
}
