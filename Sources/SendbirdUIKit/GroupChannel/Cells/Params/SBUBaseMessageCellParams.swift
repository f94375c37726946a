public import SendbirdChatSDK
import UIKit

/// What a message's cell is filled with.
@preconcurrency @MainActor
open class SBUBaseMessageCellParams {
    /// The message.
    public let message: BaseMessage
    /// Whether the day above it is told by the row above.
    public let hideDateView: Bool
    /// The side it stands on.
    public let messagePosition: MessagePosition
    /// Its place in its group.
    public let groupPosition: MessageGroupPosition
    /// How far it has come.
    public let receiptState: SBUMessageReceiptState

    /// Makes parameters.
    public init(
        message: BaseMessage, hideDateView: Bool, messagePosition: MessagePosition = .center,
        groupPosition: MessageGroupPosition = .none, receiptState: SBUMessageReceiptState = .none
    ) {
        self.message = message
        self.hideDateView = hideDateView
        self.messagePosition = messagePosition
        self.groupPosition = groupPosition
        self.receiptState = receiptState
    }

    /// The side of a message: one's own are trailing.
    static func position(of message: BaseMessage) -> MessagePosition {
        message.sender?.userId == SBUGlobals.currentUser?.userId ? .right : .left
    }
}
