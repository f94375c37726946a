public import SendbirdChatSDK

/// Hears what the view model of the settings of a channel's notifications tells.
@preconcurrency @MainActor
public protocol SBUGroupChannelPushSettingsViewModelDelegate: SBUBaseChannelSettingsViewModelDelegate {
    /// Something else is chosen now.
    func groupChannelPushSettingsViewModel(
        _ viewModel: SBUGroupChannelPushSettingsViewModel,
        didChangeNotification pushTriggerOption: GroupChannelPushTriggerOption)
}
