public import UIKit

/// Hears what happens in the header of the settings of a channel's notifications.
@preconcurrency @MainActor
public protocol SBUGroupChannelPushSettingsModuleHeaderDelegate: SBUCommonDelegate {
    /// The header has another title view.
    func groupChannelPushSettingsModule(
        _ headerComponent: SBUGroupChannelPushSettingsModule.Header, didUpdateTitleView titleView: UIView?)
    /// The header has another left button.
    func groupChannelPushSettingsModule(
        _ headerComponent: SBUGroupChannelPushSettingsModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?)
    /// The header has another right button.
    func groupChannelPushSettingsModule(
        _ headerComponent: SBUGroupChannelPushSettingsModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?)
    /// The left button was tapped.
    func groupChannelPushSettingsModule(
        _ headerComponent: SBUGroupChannelPushSettingsModule.Header, didTapLeftItem leftItem: UIBarButtonItem)
    /// The right button was tapped.
    func groupChannelPushSettingsModule(
        _ headerComponent: SBUGroupChannelPushSettingsModule.Header, didTapRightItem rightItem: UIBarButtonItem)
    /// The header has other left buttons. Does nothing unless implemented.
    func groupChannelPushSettingsModule(
        _ headerComponent: SBUGroupChannelPushSettingsModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?)
    /// The header has other right buttons. Does nothing unless implemented.
    func groupChannelPushSettingsModule(
        _ headerComponent: SBUGroupChannelPushSettingsModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?)
}

extension SBUGroupChannelPushSettingsModuleHeaderDelegate {
    /// Does nothing.
    public func groupChannelPushSettingsModule(
        _ headerComponent: SBUGroupChannelPushSettingsModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
    ) {}
    /// Does nothing.
    public func groupChannelPushSettingsModule(
        _ headerComponent: SBUGroupChannelPushSettingsModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
    ) {}
}
