public import SendbirdChatSDK
import UIKit

/// What a file message's cell is filled with.
@preconcurrency @MainActor
open class SBUFileMessageCellParams: SBUBaseMessageCellParams {
    /// Whether reactions are shown.
    public let useReaction: Bool

    /// The message.
    public var fileMessage: FileMessage? { message as? FileMessage }

    /// Makes parameters.
    /// - Parameter useMessagePosition: Whether one's own messages stand on the
    ///   trailing side; otherwise all stand on the leading one.
    public init(
        message: FileMessage, hideDateView: Bool, useMessagePosition: Bool,
        groupPosition: MessageGroupPosition = .none, receiptState: SBUMessageReceiptState = .none,
        useReaction: Bool = false
    ) {
        self.useReaction = useReaction
        super.init(
            message: message, hideDateView: hideDateView,
            messagePosition: useMessagePosition ? Self.position(of: message) : .left, groupPosition: groupPosition,
            receiptState: receiptState)
    }
}
