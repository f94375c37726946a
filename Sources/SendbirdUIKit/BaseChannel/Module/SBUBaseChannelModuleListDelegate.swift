public import SendbirdChatSDK
public import UIKit

/// What the list of a channel's screen tells.
@preconcurrency @MainActor
public protocol SBUBaseChannelModuleListDelegate: SBUCommonDelegate {
    /// A row is about to be seen: the place to load more.
    func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// A message was tapped.
    func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, didTapMessage message: BaseMessage, forRowAt indexPath: IndexPath)
    /// A message was pressed long.
    func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, didLongTapMessage message: BaseMessage,
        forRowAt indexPath: IndexPath)
    /// Someone's picture was tapped.
    func baseChannelModule(_ listComponent: SBUBaseChannelModule.List, didTapUserProfile user: SBUUser)
    /// The list was scrolled.
    func baseChannelModule(_ listComponent: SBUBaseChannelModule.List, didScroll scrollView: UIScrollView)
    /// The button to the newest message was tapped.
    func baseChannelModuleDidTapScrollToButton(_ listComponent: SBUBaseChannelModule.List, animated: Bool)
    /// Retry was chosen on the error view.
    func baseChannelModuleDidSelectRetry(_ listComponent: SBUBaseChannelModule.List)
    /// A failed message is to be sent again.
    func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, didTapRetryFailedMessage failedMessage: BaseMessage)
    /// A failed message is to be taken out.
    func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, didTapDeleteFailedMessage failedMessage: BaseMessage)
    /// A message's text is to be copied.
    func baseChannelModule(_ listComponent: SBUBaseChannelModule.List, didTapCopyMessage message: BaseMessage)
    /// A message is to be deleted, and the user said yes.
    func baseChannelModule(_ listComponent: SBUBaseChannelModule.List, didTapDeleteMessage message: BaseMessage)
    /// A message is to be edited.
    func baseChannelModule(_ listComponent: SBUBaseChannelModule.List, didTapEditMessage message: BaseMessage)
    /// A file is to be saved.
    func baseChannelModule(_ listComponent: SBUBaseChannelModule.List, didTapSaveMessage message: BaseMessage)
    /// The menu of a message was closed.
    func baseChannelModule(_ listComponent: SBUBaseChannelModule.List, didDismissMenuForCell cell: UITableViewCell)
    /// The upload of a file is to be cancelled.
    func baseChannelModule(_ listComponent: SBUBaseChannelModule.List, didTapCancelUpload message: FileMessage)
}

extension SBUBaseChannelModuleListDelegate {
    /// Does nothing.
    public func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, didTapSaveMessage message: BaseMessage
    ) {}

    /// Does nothing.
    public func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, didDismissMenuForCell cell: UITableViewCell
    ) {}
}

extension SBUBaseChannelModuleListDelegate {
    /// Does nothing.
    public func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, didTapCancelUpload message: FileMessage
    ) {}
}
