public import SendbirdChatSDK
import UIKit

/// What a channel's view model tells its screen. Called on the main actor.
@preconcurrency @MainActor
public protocol SBUBaseChannelViewModelDelegate: SBUCommonViewModelDelegate {
    /// The channel, or something about it, changed; the context says why.
    func baseChannelViewModel(
        _ viewModel: SBUBaseChannelViewModel, didChangeChannel channel: BaseChannel?,
        withContext context: MessageContext)
    /// A message arrived from someone.
    func baseChannelViewModel(
        _ viewModel: SBUBaseChannelViewModel, didReceiveNewMessage message: BaseMessage,
        forChannel channel: BaseChannel)
    /// The message that was being edited is done: leave the mode.
    func baseChannelViewModel(
        _ viewModel: SBUBaseChannelViewModel, shouldFinishEditModeForChannel channel: BaseChannel)
    /// The channel is gone, or no longer the user's: close the screen.
    func baseChannelViewModel(
        _ viewModel: SBUBaseChannelViewModel, shouldDismissForChannel channel: BaseChannel?)
    /// The messages to show changed.
    func baseChannelViewModel(
        _ viewModel: SBUBaseChannelViewModel, didChangeMessageList messages: [BaseMessage], needsToReload: Bool,
        initialLoad: Bool)
    /// Rows came or went: keep what is read in its place, or go to the newest.
    func baseChannelViewModel(
        _ viewModel: SBUBaseChannelViewModel, shouldUpdateScrollInMessageList messages: [BaseMessage],
        forContext context: MessageContext?, keepsScroll: Bool)
}

extension SBUBaseChannelViewModelDelegate {
    /// Does nothing.
    public func baseChannelViewModel(
        _ viewModel: SBUBaseChannelViewModel, shouldUpdateScrollInMessageList messages: [BaseMessage],
        forContext context: MessageContext?, keepsScroll: Bool
    ) {}
}
