public import SendbirdChatSDK

/// Hears what the view model of the open channel list tells.
@preconcurrency @MainActor
public protocol SBUOpenChannelListViewModelDelegate: SBUBaseChannelListViewModelDelegate {
    /// Channels came, went, changed or moved.
    func openChannelListViewModel(
        _ viewModel: SBUOpenChannelListViewModel, didChangeChannelList channels: [OpenChannel]?, needsToReload: Bool)
    /// One channel changed.
    func openChannelListViewModel(_ viewModel: SBUOpenChannelListViewModel, didUpdateChannel channel: OpenChannel)
}
