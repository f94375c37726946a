public import SendbirdChatSDK

/// Hears what the view model of a list of a channel's people tells.
@preconcurrency @MainActor
public protocol SBUUserListViewModelDelegate: SBUCommonViewModelDelegate {
    /// The people are others, or others in role or mute.
    ///
    /// - Parameter needsToReload: Whether rows have to be brought up to them.
    func userListViewModel(
        _ viewModel: SBUUserListViewModel, didChangeUsers users: [SBUUser], needsToReload: Bool)
    /// The channel is there, or changed.
    func userListViewModel(
        _ viewModel: SBUUserListViewModel, didChangeChannel channel: BaseChannel?,
        withContext context: MessageContext)
    /// The channel is over for the user, or they may no longer see the list. The screen has to go.
    func userListViewModel(_ viewModel: SBUUserListViewModel, shouldDismissForUserList channel: BaseChannel?)
}
