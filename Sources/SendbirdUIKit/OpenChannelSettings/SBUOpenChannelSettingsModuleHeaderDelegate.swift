public import UIKit

/// Hears what happens in the header of an open channel's settings.
@preconcurrency @MainActor
public protocol SBUOpenChannelSettingsModuleHeaderDelegate: SBUBaseChannelSettingsModuleHeaderDelegate {
    /// The header has another title view.
    func openChannelSettingsModule(
        _ headerComponent: SBUOpenChannelSettingsModule.Header, didUpdateTitleView titleView: UIView?)
    /// The header has another left button.
    func openChannelSettingsModule(
        _ headerComponent: SBUOpenChannelSettingsModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?)
    /// The header has another right button.
    func openChannelSettingsModule(
        _ headerComponent: SBUOpenChannelSettingsModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?)
    /// The left button was tapped.
    func openChannelSettingsModule(
        _ headerComponent: SBUOpenChannelSettingsModule.Header, didTapLeftItem leftItem: UIBarButtonItem)
    /// The right button was tapped.
    func openChannelSettingsModule(
        _ headerComponent: SBUOpenChannelSettingsModule.Header, didTapRightItem rightItem: UIBarButtonItem)
    /// The header has other left buttons. Does nothing unless implemented.
    func openChannelSettingsModule(
        _ headerComponent: SBUOpenChannelSettingsModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?)
    /// The header has other right buttons. Does nothing unless implemented.
    func openChannelSettingsModule(
        _ headerComponent: SBUOpenChannelSettingsModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?)
}

extension SBUOpenChannelSettingsModuleHeaderDelegate {
    /// Does nothing.
    public func openChannelSettingsModule(
        _ headerComponent: SBUOpenChannelSettingsModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
    ) {}
    /// Does nothing.
    public func openChannelSettingsModule(
        _ headerComponent: SBUOpenChannelSettingsModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
    ) {}
}
