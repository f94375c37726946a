public import SendbirdChatSDK
import UIKit

/// What a user message's cell is filled with.
@preconcurrency @MainActor
open class SBUUserMessageCellParams: SBUBaseMessageCellParams {
    /// Whether reactions are shown.
    public let useReaction: Bool
    /// Whether the text is shown.
    public let withTextView: Bool

    /// The message.
    public var userMessage: UserMessage? { message as? UserMessage }

    /// Makes parameters.
    /// - Parameter useMessagePosition: Whether one's own messages stand on the
    ///   trailing side; otherwise all stand on the leading one.
    public init(
        message: UserMessage, hideDateView: Bool, useMessagePosition: Bool,
        groupPosition: MessageGroupPosition = .none, receiptState: SBUMessageReceiptState = .none,
        useReaction: Bool = false, withTextView: Bool
    ) {
        self.useReaction = useReaction
        self.withTextView = withTextView
        super.init(
            message: message, hideDateView: hideDateView,
            messagePosition: useMessagePosition ? Self.position(of: message) : .left, groupPosition: groupPosition,
            receiptState: receiptState)
    }
}
