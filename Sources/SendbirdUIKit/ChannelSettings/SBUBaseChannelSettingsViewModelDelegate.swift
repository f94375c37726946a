public import SendbirdChatSDK

/// Hears what the view model of a channel's settings tells.
@preconcurrency @MainActor
public protocol SBUBaseChannelSettingsViewModelDelegate: SBUCommonViewModelDelegate {
    /// The channel is there, or changed.
    func baseChannelSettingsViewModel(
        _ viewModel: SBUBaseChannelSettingsViewModel, didChangeChannel channel: BaseChannel?,
        withContext context: MessageContext)
    /// The channel is over for the user: deleted, left or banned from. The screen has to go.
    func baseChannelSettingsViewModel(
        _ viewModel: SBUBaseChannelSettingsViewModel, shouldDismissForChannelSettings channel: BaseChannel?)
    /// Name or picture were not changed. Does nothing unless implemented; an
    /// addition to the documented protocol.
    ///
    /// - Parameter channelName: The name that was refused; nil if none was to be changed.
    func baseChannelSettingsViewModel(
        _ viewModel: SBUBaseChannelSettingsViewModel, didFailToUpdateChannelName channelName: String?,
        error: SBError?)
}

extension SBUBaseChannelSettingsViewModelDelegate {
    /// Does nothing.
    public func baseChannelSettingsViewModel(
        _ viewModel: SBUBaseChannelSettingsViewModel, didFailToUpdateChannelName channelName: String?,
        error: SBError?
    ) {}
}
