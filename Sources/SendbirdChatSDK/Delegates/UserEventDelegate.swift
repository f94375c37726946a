/// Hears of the current user's counts; called on the main actor. Every method is optional.
@preconcurrency @MainActor
public protocol UserEventDelegate: AnyObject {
    /// The sum of unread messages changed.
    func didUpdateTotalUnreadMessageCount(_ totalCount: Int32, totalCountByCustomType: [String: Int]?)
    /// The later form of ``didUpdateTotalUnreadMessageCount(_:totalCountByCustomType:)``.
    func didUpdateTotalUnreadMessageCount(unreadMessageCount: UnreadMessageCount)
}

extension UserEventDelegate {
    /// Does nothing.
    public func didUpdateTotalUnreadMessageCount(_ totalCount: Int32, totalCountByCustomType: [String: Int]?) {}
    /// Does nothing.
    public func didUpdateTotalUnreadMessageCount(unreadMessageCount: UnreadMessageCount) {}
    /// Never called: the server keeps no lists of friends.
    @available(*, unavailable, message: "The server keeps no lists of friends.")
    public func didDiscoverFriends(_ friends: [User]?) {}
}
