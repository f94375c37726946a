public import SendbirdChatSDK
import UIKit

/// What a file message's bubble holds: a picture, or an icon with a name.
@preconcurrency @MainActor
open class SBUBaseFileContentView: SBUView {
    /// The message; nil before it was given.
    open var message: FileMessage?
    /// The side that the message stands on.
    open var position: MessagePosition = .center
    /// The colours and fonts in use.
    open var theme: SBUMessageCellTheme = SBUTheme.messageCellTheme
    /// How wide the content may be, in points.
    var widthMax: CGFloat = 240

    /// Shows a message.
    open func configure(message: FileMessage, position: MessagePosition) {
        self.message = message
        self.position = position
        setupStyles()
    }
}
