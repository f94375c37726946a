public import SendbirdChatSDK

/// Hears what happens in the rows of the settings of a channel's notifications.
@preconcurrency @MainActor
public protocol SBUGroupChannelPushSettingsModuleListDelegate: SBUCommonDelegate {
    /// Something else was chosen.
    func groupChannelPushSettingsModule(
        _ listComponent: SBUGroupChannelPushSettingsModule.List,
        didChangeNotification pushTriggerOption: GroupChannelPushTriggerOption)
}
