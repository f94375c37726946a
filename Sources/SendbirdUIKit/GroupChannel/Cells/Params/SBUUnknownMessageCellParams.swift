public import SendbirdChatSDK
import UIKit

/// What the cell of a message of an unknown kind is filled with.
@preconcurrency @MainActor
open class SBUUnknownMessageCellParams: SBUBaseMessageCellParams {
    /// Whether reactions are shown.
    public let useReaction: Bool
    /// Whether the text is shown.
    public let withTextView: Bool

    /// The message.
    public var unknownMessage: BaseMessage { message }

    /// Makes parameters.
    public init(
        message: BaseMessage, hideDateView: Bool, groupPosition: MessageGroupPosition = .none,
        receiptState: SBUMessageReceiptState = .none, useReaction: Bool
    ) {
        self.useReaction = useReaction
        withTextView = true
        super.init(
            message: message, hideDateView: hideDateView, messagePosition: Self.position(of: message),
            groupPosition: groupPosition, receiptState: receiptState)
    }
}
