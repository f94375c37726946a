public import UIKit

/// Hears what happens in the header of the screen that creates a channel.
@preconcurrency @MainActor
public protocol SBUCreateChannelModuleHeaderDelegate: SBUBaseSelectUserModuleHeaderDelegate {
    /// The header has another title view.
    func createChannelModule(
        _ headerComponent: SBUCreateChannelModule.Header, didUpdateTitleView titleView: UIView?)
    /// The header has another left button.
    func createChannelModule(
        _ headerComponent: SBUCreateChannelModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?)
    /// The header has another right button.
    func createChannelModule(
        _ headerComponent: SBUCreateChannelModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?)
    /// The left button was tapped.
    func createChannelModule(
        _ headerComponent: SBUCreateChannelModule.Header, didTapLeftItem leftItem: UIBarButtonItem)
    /// The right button was tapped.
    func createChannelModule(
        _ headerComponent: SBUCreateChannelModule.Header, didTapRightItem rightItem: UIBarButtonItem)
    /// The header has other left buttons. Does nothing unless implemented.
    func createChannelModule(
        _ headerComponent: SBUCreateChannelModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?)
    /// The header has other right buttons. Does nothing unless implemented.
    func createChannelModule(
        _ headerComponent: SBUCreateChannelModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?)
}

extension SBUCreateChannelModuleHeaderDelegate {
    /// Does nothing.
    public func createChannelModule(
        _ headerComponent: SBUCreateChannelModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
    ) {}
    /// Does nothing.
    public func createChannelModule(
        _ headerComponent: SBUCreateChannelModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
    ) {}
}
