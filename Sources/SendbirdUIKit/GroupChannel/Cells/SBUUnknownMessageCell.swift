import SendbirdChatSDK
import UIKit

/// A message of a kind that this version does not know: it says so, and loses nothing.
@preconcurrency @MainActor
open class SBUUnknownMessageCell: SBUUserMessageCell {
    open override func configure(with configuration: SBUBaseMessageCellParams) {
        super.configure(with: configuration)
        let isOwn = position == .right
        (messageTextView as? SBUUserMessageTextView)?.configure(
            model: SBUUserMessageTextViewModel(
                message: configuration.message, position: position,
                text: SBUStringSet.Message_Unknown_Title + "\n" + SBUStringSet.Message_Unknown_Description,
                font: theme.unknownMessageDescFont,
                textColor: isOwn ? theme.unknownMessageDescRightTextColor : theme.unknownMessageDescTextColor))
    }
}
