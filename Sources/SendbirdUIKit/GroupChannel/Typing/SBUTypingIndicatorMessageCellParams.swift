import SendbirdChatSDK
import UIKit

/// What the cell that says who is typing is filled with.
@preconcurrency @MainActor
open class SBUTypingIndicatorMessageCellParams: SBUBaseMessageCellParams {
    /// The row.
    public var typingIndicatorMessage: SBUTypingIndicatorMessage? { message as? SBUTypingIndicatorMessage }

    /// Whether pictures of who is typing stand beside the bubble. Default: true.
    public let shouldRedrawTypingBubble: Bool

    /// Makes parameters.
    /// - Parameter shouldRedrawTypingBubble: Whether the bubble begins to move anew.
    public init(message: SBUTypingIndicatorMessage, shouldRedrawTypingBubble: Bool = true) {
        self.shouldRedrawTypingBubble = shouldRedrawTypingBubble
        super.init(message: message, hideDateView: true, messagePosition: .left, receiptState: .notUsed)
    }
}
