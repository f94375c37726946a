public import SendbirdChatSDK

/// Hears what the view model of an open channel's settings tells.
@preconcurrency @MainActor
public protocol SBUOpenChannelSettingsViewModelDelegate: SBUBaseChannelSettingsViewModelDelegate {
    /// The user deleted the channel.
    func openChannelSettingsViewModel(
        _ viewModel: SBUOpenChannelSettingsViewModel, didDeleteChannel channel: OpenChannel)
}
