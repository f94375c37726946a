public import SendbirdChatSDK
public import UIKit

/// The text of a message, formatted.
@preconcurrency @MainActor
public struct SBUUserMessageTextViewModel {
    /// The text to show.
    public let text: String
    /// The text with its looks.
    public let attributedText: NSAttributedString

    /// Makes the text of a message.
    /// - Parameters:
    ///   - text: Another text than the message's.
    ///   - isEdited: Whether the sign of an edited message follows; by the message when nil.
    public init(
        message: BaseMessage?, position: MessagePosition = .right, text: String? = nil, font: UIFont? = nil,
        textColor: UIColor? = nil, isEdited: Bool? = nil
    ) {
        let theme = SBUTheme.messageCellTheme
        let isOwn = position == .right
        let text = text ?? message?.message ?? ""
        self.text = text
        let font = font ?? theme.userMessageFont
        let attributed = NSMutableAttributedString(
            string: text,
            attributes: [
                .font: font,
                .foregroundColor: textColor
                    ?? (isOwn ? theme.userMessageRightTextColor : theme.userMessageLeftTextColor),
            ])
        if isEdited ?? ((message?.updatedAt ?? 0) > 0) {
            attributed.append(
                NSAttributedString(
                    string: " " + SBUStringSet.Message_Edited,
                    attributes: [
                        .font: font,
                        .foregroundColor: isOwn
                            ? theme.userMessageRightEditTextColor : theme.userMessageLeftEditTextColor,
                    ]))
        }
        attributedText = attributed
    }
}
