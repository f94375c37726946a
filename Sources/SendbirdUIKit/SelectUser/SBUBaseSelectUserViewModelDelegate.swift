public import SendbirdChatSDK

/// Hears what the view model of a screen that chooses people for a channel tells.
@preconcurrency @MainActor
public protocol SBUBaseSelectUserViewModelDelegate: SBUCommonViewModelDelegate {
    /// The list of people changed.
    ///
    /// - Parameter needsToReload: Whether rows have to be brought up to it.
    func baseSelectedUserViewModel(
        _ viewModel: SBUBaseSelectUserViewModel, didChangeUserList users: [SBUUser]?, needsToReload: Bool)
    /// Others are chosen now.
    func baseSelectedUserViewModel(
        _ viewModel: SBUBaseSelectUserViewModel, didUpdateSelectedUsers selectedUsers: [SBUUser]?)
    /// The screen has to go: the channel is over for the user, or they may no
    /// longer do what it is for. Does nothing unless implemented; an addition to
    /// the documented protocol.
    func baseSelectedUserViewModel(
        _ viewModel: SBUBaseSelectUserViewModel, shouldDismissForChannel channel: BaseChannel?)
}

extension SBUBaseSelectUserViewModelDelegate {
    /// Does nothing.
    public func baseSelectedUserViewModel(
        _ viewModel: SBUBaseSelectUserViewModel, shouldDismissForChannel channel: BaseChannel?
    ) {}
}
