public import SendbirdChatSDK

/// What an open channel's view model tells its screen. Called on the main actor.
@preconcurrency @MainActor
public protocol SBUOpenChannelViewModelDelegate: SBUBaseChannelViewModelDelegate {
    /// Somebody entered the channel.
    func openChannelViewModel(
        _ viewModel: SBUOpenChannelViewModel, userDidEnter user: User, forChannel channel: OpenChannel)
    /// Somebody exited the channel.
    func openChannelViewModel(
        _ viewModel: SBUOpenChannelViewModel, userDidExit user: User, forChannel channel: OpenChannel)
}
