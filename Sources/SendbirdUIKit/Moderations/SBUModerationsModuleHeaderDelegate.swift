public import UIKit

/// Hears what happens in the header of a channel's moderation.
@preconcurrency @MainActor
public protocol SBUModerationsModuleHeaderDelegate: SBUCommonDelegate {
    /// The header has another title view.
    func moderationsModule(_ headerComponent: SBUModerationsModule.Header, didUpdateTitleView titleView: UIView?)
    /// The header has another left button.
    func moderationsModule(
        _ headerComponent: SBUModerationsModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?)
    /// The header has another right button.
    func moderationsModule(
        _ headerComponent: SBUModerationsModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?)
    /// The left button was tapped.
    func moderationsModule(_ headerComponent: SBUModerationsModule.Header, didTapLeftItem leftItem: UIBarButtonItem)
    /// The header has other left buttons. Does nothing unless implemented.
    func moderationsModule(
        _ headerComponent: SBUModerationsModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?)
    /// The header has other right buttons. Does nothing unless implemented.
    func moderationsModule(
        _ headerComponent: SBUModerationsModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?)
}

extension SBUModerationsModuleHeaderDelegate {
    /// Does nothing.
    public func moderationsModule(
        _ headerComponent: SBUModerationsModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
    ) {}
    /// Does nothing.
    public func moderationsModule(
        _ headerComponent: SBUModerationsModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
    ) {}
}
