public import UIKit

/// Hears what happens in the header of a group channel's settings.
@preconcurrency @MainActor
public protocol SBUGroupChannelSettingsModuleHeaderDelegate: SBUBaseChannelSettingsModuleHeaderDelegate {
    /// The header has another title view.
    func groupChannelSettingsModule(
        _ headerComponent: SBUGroupChannelSettingsModule.Header, didUpdateTitleView titleView: UIView?)
    /// The header has another left button.
    func groupChannelSettingsModule(
        _ headerComponent: SBUGroupChannelSettingsModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?)
    /// The header has another right button.
    func groupChannelSettingsModule(
        _ headerComponent: SBUGroupChannelSettingsModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?)
    /// The left button was tapped.
    func groupChannelSettingsModule(
        _ headerComponent: SBUGroupChannelSettingsModule.Header, didTapLeftItem leftItem: UIBarButtonItem)
    /// The right button was tapped.
    func groupChannelSettingsModule(
        _ headerComponent: SBUGroupChannelSettingsModule.Header, didTapRightItem rightItem: UIBarButtonItem)
    /// The header has other left buttons. Does nothing unless implemented.
    func groupChannelSettingsModule(
        _ headerComponent: SBUGroupChannelSettingsModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?)
    /// The header has other right buttons. Does nothing unless implemented.
    func groupChannelSettingsModule(
        _ headerComponent: SBUGroupChannelSettingsModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?)
}

extension SBUGroupChannelSettingsModuleHeaderDelegate {
    /// Does nothing.
    public func groupChannelSettingsModule(
        _ headerComponent: SBUGroupChannelSettingsModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
    ) {}
    /// Does nothing.
    public func groupChannelSettingsModule(
        _ headerComponent: SBUGroupChannelSettingsModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
    ) {}
}
