/// Hears of the current user's counts; called on the main actor. Every method is optional.
@preconcurrency @MainActor
public protocol UserEventDelegate: AnyObject {
    /// The sum of unread messages changed.
    func didUpdateTotalUnreadMessageCount(_ totalCount: Int32, totalCountByCustomType: [String: Int]?)
}

extension UserEventDelegate {
    /// Does nothing.
    public func didUpdateTotalUnreadMessageCount(_ totalCount: Int32, totalCountByCustomType: [String: Int]?) {}
}
