public import SendbirdChatSDK

/// Hears what the view model of the group channel list tells.
@preconcurrency @MainActor
public protocol SBUGroupChannelListViewModelDelegate: SBUBaseChannelListViewModelDelegate {
    /// The list changed: channels came, went, moved, or changed.
    ///
    /// - Parameter needsToReload: Whether rows have to be brought up to it.
    func groupChannelListViewModel(
        _ viewModel: SBUGroupChannelListViewModel, didChangeChannelList channels: [GroupChannel]?,
        needsToReload: Bool)
    /// One channel changed; the list is told after it.
    func groupChannelListViewModel(
        _ viewModel: SBUGroupChannelListViewModel, didUpdateChannel channel: GroupChannel)
    /// The reader left a channel.
    func groupChannelListViewModel(
        _ viewModel: SBUGroupChannelListViewModel, didLeaveChannel channel: GroupChannel)
}
