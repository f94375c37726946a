public import Foundation

/// Hears what happens in the rows of the screen that invites people.
@preconcurrency @MainActor
public protocol SBUInviteUserModuleListDelegate: SBUBaseSelectUserModuleListDelegate {
    /// A row was tapped.
    func inviteUserModule(_ listComponent: SBUInviteUserModule.List, didSelectRowAt indexPath: IndexPath)
    /// A row near the end appeared: the next page will soon be needed.
    func inviteUserModule(_ listComponent: SBUInviteUserModule.List, didDetectPreloadingPosition indexPath: IndexPath)
    /// The button that tries again was tapped.
    func inviteUserModuleDidSelectRetry(_ listComponent: SBUInviteUserModule.List)
}
