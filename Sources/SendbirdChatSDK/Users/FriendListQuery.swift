/// Unavailable: the server keeps no lists of friends.
@available(*, unavailable, message: "The server keeps no lists of friends; use channels and blocking.")
open class FriendListQuery: NSObject {
    /// Whether another page follows.
    public var hasNext: Bool { false }

    /// Whether a page is being loaded.
    public var isLoading: Bool { false }

    /// Loads the next page.
    public func loadNextPage(completionHandler: @escaping UserListHandler) {}
}
