public import SendbirdChatSDK

/// Hears what the view model of the screen that creates a channel tells.
@preconcurrency @MainActor
public protocol SBUCreateChannelViewModelDelegate: SBUCommonViewModelDelegate {
    /// The list of people changed.
    ///
    /// - Parameter needsToReload: Whether rows have to be brought up to it.
    func createChannelViewModel(
        _ viewModel: SBUCreateChannelViewModel, didChangeUsers users: [SBUUser], needsToReload: Bool)
    /// Others are chosen now.
    func createChannelViewModel(
        _ viewModel: SBUCreateChannelViewModel, didUpdateSelectedUsers selectedUsers: [SBUUser])
    /// The channel is there.
    func createChannelViewModel(
        _ viewModel: SBUCreateChannelViewModel, didCreateChannel channel: BaseChannel?,
        withMessageListParams messageListParams: MessageListParams?)
}
