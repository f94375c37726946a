public import UIKit

/// Hears what happens in the header of a list of a channel's people.
@preconcurrency @MainActor
public protocol SBUUserListModuleHeaderDelegate: SBUCommonDelegate {
    /// The header has another title view.
    func userListModule(_ headerComponent: SBUUserListModule.Header, didUpdateTitleView titleView: UIView?)
    /// The header has another left button.
    func userListModule(_ headerComponent: SBUUserListModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?)
    /// The header has another right button.
    func userListModule(_ headerComponent: SBUUserListModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?)
    /// The left button was tapped.
    func userListModule(_ headerComponent: SBUUserListModule.Header, didTapLeftItem leftItem: UIBarButtonItem)
    /// The right button was tapped.
    func userListModule(_ headerComponent: SBUUserListModule.Header, didTapRightItem rightItem: UIBarButtonItem)
    /// The header has other left buttons. Does nothing unless implemented.
    func userListModule(
        _ headerComponent: SBUUserListModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?)
    /// The header has other right buttons. Does nothing unless implemented.
    func userListModule(
        _ headerComponent: SBUUserListModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?)
}

extension SBUUserListModuleHeaderDelegate {
    /// Does nothing.
    public func userListModule(
        _ headerComponent: SBUUserListModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
    ) {}
    /// Does nothing.
    public func userListModule(
        _ headerComponent: SBUUserListModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
    ) {}
}
