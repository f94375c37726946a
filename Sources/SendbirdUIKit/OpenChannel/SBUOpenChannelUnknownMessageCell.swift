public import SendbirdChatSDK
import UIKit

/// A message of a kind that this version does not know: it says so, and loses nothing.
@preconcurrency @MainActor
open class SBUOpenChannelUnknownMessageCell: SBUOpenChannelUserMessageCell {
    /// Fills the row.
    open override func configure(
        _ message: BaseMessage, hideDateView: Bool, groupPosition: MessageGroupPosition, isOverlay: Bool = false
    ) {
        super.configure(message, hideDateView: hideDateView, groupPosition: groupPosition, isOverlay: isOverlay)
        show(
            SBUUserMessageTextViewModel(
                message: message, position: .left,
                text: SBUStringSet.Message_Unknown_Title + "\n" + SBUStringSet.Message_Unknown_Description,
                font: theme.unknownMessageDescFont, textColor: theme.unknownMessageDescTextColor))
    }
}
