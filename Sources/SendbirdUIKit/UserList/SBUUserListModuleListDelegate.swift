public import Foundation

/// Hears what happens in the rows of a list of a channel's people.
@preconcurrency @MainActor
public protocol SBUUserListModuleListDelegate: SBUCommonDelegate {
    /// A row was tapped.
    func userListModule(_ listComponent: SBUUserListModule.List, didSelectRowAt indexPath: IndexPath)
    /// A row near the end appeared: the next page will soon be needed.
    func userListModule(_ listComponent: SBUUserListModule.List, didDetectPreloadingPosition indexPath: IndexPath)
    /// What can be done about somebody was asked for.
    func userListModule(_ listComponent: SBUUserListModule.List, didTapMoreMenuFor user: SBUUser)
    /// Somebody's picture was tapped.
    func userListModule(_ listComponent: SBUUserListModule.List, didTapUserProfileFor user: SBUUser)
    /// The button that tries again was tapped.
    func userListModuleDidSelectRetry(_ listComponent: SBUUserListModule.List)
}
