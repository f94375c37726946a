public import UIKit

/// The colours and fonts of the message input.
///
/// `light` and `dark` are made anew from the current colour and font sets each
/// time they are read. A theme that is in use may be changed; screens take the
/// change at their next `updateStyles()`.
@preconcurrency @MainActor
public class SBUMessageInputTheme {
    /// The background of the input bar.
    public var backgroundColor: UIColor
    /// The background of the text field.
    public var textFieldBackgroundColor: UIColor
    /// The text shown while the field is empty.
    public var textFieldPlaceholderColor: UIColor
    /// The font of the text shown while the field is empty.
    public var textFieldPlaceholderFont: UIFont
    /// The text shown while nothing can be sent.
    public var textFieldDisabledColor: UIColor
    /// The caret.
    public var textFieldTintColor: UIColor
    /// The text being written.
    public var textFieldTextColor: UIColor
    /// The font of the text being written.
    public var textFieldFont: UIFont
    /// The line around the text field.
    public var textFieldBorderColor: UIColor
    /// The add and send buttons.
    public var buttonTintColor: UIColor
    /// The add and send buttons while they cannot be used.
    public var buttonDisabledTintColor: UIColor
    /// The font of the button that leaves the edit mode.
    public var cancelButtonFont: UIFont
    /// The font of the button that saves an edit.
    public var saveButtonFont: UIFont
    /// The text of the button that saves an edit.
    public var saveButtonTextColor: UIColor
    /// The line between messages and input.
    public var channelViewDividerColor: UIColor
    /// The name of the person being answered.
    public var replyToTextColor: UIColor
    /// The font of the name of the person being answered.
    public var replyToTextFont: UIFont
    /// The message being answered.
    public var quotedMessageTextColor: UIColor
    /// The font of the message being answered.
    public var quotedMessageTextFont: UIFont
    /// Behind the picture of the file being answered.
    public var quotedFileMessageThumbnailBackgroundColor: UIColor
    /// The icon of the file being answered.
    public var quotedFileMessageThumbnailTintColor: UIColor
    /// The button that gives up answering.
    public var closeReplyButtonColor: UIColor
    /// The font of a mention in the text being written.
    public var mentionTextFont: UIFont
    /// A mention in the text being written.
    public var mentionTextColor: UIColor
    /// Behind a mention in the text being written.
    public var mentionTextBackgroundColor: UIColor

    /// Creates a theme; what is not given is as in `light`.
    public init(
        backgroundColor: UIColor = SBUColorSet.background50,
        textFieldBackgroundColor: UIColor = SBUColorSet.background100,
        textFieldPlaceholderColor: UIColor = SBUColorSet.onlight03, textFieldPlaceholderFont: UIFont = SBUFontSet.body3,
        textFieldDisabledColor: UIColor = SBUColorSet.onlight03, textFieldTintColor: UIColor = SBUColorSet.primary300,
        textFieldTextColor: UIColor = SBUColorSet.onlight01, textFieldFont: UIFont = SBUFontSet.body3,
        textFieldBorderColor: UIColor = SBUColorSet.background200, buttonTintColor: UIColor = SBUColorSet.primary300,
        buttonDisabledTintColor: UIColor = SBUColorSet.onlight04, cancelButtonFont: UIFont = SBUFontSet.button2,
        saveButtonFont: UIFont = SBUFontSet.button3, saveButtonTextColor: UIColor = SBUColorSet.ondark01,
        channelViewDividerColor: UIColor = SBUColorSet.background200, replyToTextColor: UIColor = SBUColorSet.onlight01,
        replyToTextFont: UIFont = SBUFontSet.caption1, quotedMessageTextColor: UIColor = SBUColorSet.onlight03,
        quotedMessageTextFont: UIFont = SBUFontSet.caption2,
        quotedFileMessageThumbnailBackgroundColor: UIColor = SBUColorSet.background100,
        quotedFileMessageThumbnailTintColor: UIColor = SBUColorSet.onlight02,
        closeReplyButtonColor: UIColor = SBUColorSet.onlight02, mentionTextFont: UIFont = SBUFontSet.body4,
        mentionTextColor: UIColor = SBUColorSet.onlight01, mentionTextBackgroundColor: UIColor = .clear
    ) {
        self.backgroundColor = backgroundColor
        self.textFieldBackgroundColor = textFieldBackgroundColor
        self.textFieldPlaceholderColor = textFieldPlaceholderColor
        self.textFieldPlaceholderFont = textFieldPlaceholderFont
        self.textFieldDisabledColor = textFieldDisabledColor
        self.textFieldTintColor = textFieldTintColor
        self.textFieldTextColor = textFieldTextColor
        self.textFieldFont = textFieldFont
        self.textFieldBorderColor = textFieldBorderColor
        self.buttonTintColor = buttonTintColor
        self.buttonDisabledTintColor = buttonDisabledTintColor
        self.cancelButtonFont = cancelButtonFont
        self.saveButtonFont = saveButtonFont
        self.saveButtonTextColor = saveButtonTextColor
        self.channelViewDividerColor = channelViewDividerColor
        self.replyToTextColor = replyToTextColor
        self.replyToTextFont = replyToTextFont
        self.quotedMessageTextColor = quotedMessageTextColor
        self.quotedMessageTextFont = quotedMessageTextFont
        self.quotedFileMessageThumbnailBackgroundColor = quotedFileMessageThumbnailBackgroundColor
        self.quotedFileMessageThumbnailTintColor = quotedFileMessageThumbnailTintColor
        self.closeReplyButtonColor = closeReplyButtonColor
        self.mentionTextFont = mentionTextFont
        self.mentionTextColor = mentionTextColor
        self.mentionTextBackgroundColor = mentionTextBackgroundColor
    }

    /// The theme on a light background.
    public static var light: SBUMessageInputTheme { SBUMessageInputTheme() }

    /// The theme on a dark background.
    public static var dark: SBUMessageInputTheme {
        SBUMessageInputTheme(
            backgroundColor: SBUColorSet.background600,
            textFieldBackgroundColor: SBUColorSet.background500,
            textFieldPlaceholderColor: SBUColorSet.ondark03,
            textFieldDisabledColor: SBUColorSet.ondark03,
            textFieldTintColor: SBUColorSet.primary200,
            textFieldTextColor: SBUColorSet.ondark01,
            textFieldBorderColor: SBUColorSet.background400,
            buttonTintColor: SBUColorSet.primary200,
            buttonDisabledTintColor: SBUColorSet.ondark04,
            saveButtonTextColor: SBUColorSet.onlight01,
            channelViewDividerColor: SBUColorSet.background500,
            replyToTextColor: SBUColorSet.ondark01,
            quotedMessageTextColor: SBUColorSet.ondark03,
            quotedFileMessageThumbnailBackgroundColor: SBUColorSet.background500,
            quotedFileMessageThumbnailTintColor: SBUColorSet.ondark02,
            closeReplyButtonColor: SBUColorSet.ondark02,
            mentionTextColor: SBUColorSet.ondark01
        )
    }
}
