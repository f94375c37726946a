public import SendbirdChatSDK

/// Hears what the view model of a group channel's settings tells.
@preconcurrency @MainActor
public protocol SBUGroupChannelSettingsViewModelDelegate: SBUBaseChannelSettingsViewModelDelegate {
    /// The user left the channel.
    func groupChannelSettingsViewModel(
        _ viewModel: SBUGroupChannelSettingsViewModel, didLeaveChannel channel: GroupChannel)
}
