public import SendbirdChatSDK

/// Hears what the view model of a channel's moderation tells.
@preconcurrency @MainActor
public protocol SBUModerationsViewModelDelegate: SBUCommonViewModelDelegate {
    /// The channel is there, or changed.
    func moderationsViewModel(
        _ viewModel: SBUModerationsViewModel, didChangeChannel channel: BaseChannel?,
        withContext context: MessageContext)
    /// The moderation is over for the user: the channel is gone, or they are no
    /// longer an operator. Does nothing unless implemented; an addition to the
    /// documented protocol.
    func moderationsViewModel(
        _ viewModel: SBUModerationsViewModel, shouldDismissForModerations channel: BaseChannel?)
}

extension SBUModerationsViewModelDelegate {
    /// Does nothing.
    public func moderationsViewModel(
        _ viewModel: SBUModerationsViewModel, shouldDismissForModerations channel: BaseChannel?
    ) {}
}
