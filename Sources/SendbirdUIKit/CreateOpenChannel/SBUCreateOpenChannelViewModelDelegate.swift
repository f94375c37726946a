public import SendbirdChatSDK

/// Hears what the view model of the screen that creates an open channel tells.
@preconcurrency @MainActor
public protocol SBUCreateOpenChannelViewModelDelegate: SBUCommonViewModelDelegate {
    /// The channel is there.
    func createOpenChannelViewModel(
        _ viewModel: SBUCreateOpenChannelViewModel, didCreateChannel channel: BaseChannel?)
}
