public import UIKit

/// Hears what happens in the header of the screen that invites people.
@preconcurrency @MainActor
public protocol SBUInviteUserModuleHeaderDelegate: SBUBaseSelectUserModuleHeaderDelegate {
    /// The header has another title view.
    func inviteUserModule(_ headerComponent: SBUInviteUserModule.Header, didUpdateTitleView titleView: UIView?)
    /// The header has another left button.
    func inviteUserModule(_ headerComponent: SBUInviteUserModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?)
    /// The header has another right button.
    func inviteUserModule(_ headerComponent: SBUInviteUserModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?)
    /// The left button was tapped.
    func inviteUserModule(_ headerComponent: SBUInviteUserModule.Header, didTapLeftItem leftItem: UIBarButtonItem)
    /// The right button was tapped.
    func inviteUserModule(_ headerComponent: SBUInviteUserModule.Header, didTapRightItem rightItem: UIBarButtonItem)
    /// The header has other left buttons. Does nothing unless implemented.
    func inviteUserModule(
        _ headerComponent: SBUInviteUserModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?)
    /// The header has other right buttons. Does nothing unless implemented.
    func inviteUserModule(
        _ headerComponent: SBUInviteUserModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?)
}

extension SBUInviteUserModuleHeaderDelegate {
    /// Does nothing.
    public func inviteUserModule(
        _ headerComponent: SBUInviteUserModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
    ) {}
    /// Does nothing.
    public func inviteUserModule(
        _ headerComponent: SBUInviteUserModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
    ) {}
}
