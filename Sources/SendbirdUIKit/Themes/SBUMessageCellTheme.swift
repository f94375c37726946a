public import UIKit

/// The colours and fonts of messages.
///
/// `light` and `dark` are made anew from the current colour and font sets each
/// time they are read. A theme that is in use may be changed; screens take the
/// change at their next `updateStyles()`.
@preconcurrency @MainActor
public class SBUMessageCellTheme {
    /// The background of the row.
    public var backgroundColor: UIColor = SBUColorSet.background50
    /// The bubble of a message by somebody else.
    public var leftBackgroundColor: UIColor = SBUColorSet.background100
    /// The bubble of a message by somebody else being pressed.
    public var leftPressedBackgroundColor: UIColor = SBUColorSet.background200
    /// The bubble of an own message.
    public var rightBackgroundColor: UIColor = SBUColorSet.primary300
    /// The bubble of an own message being pressed.
    public var rightPressedBackgroundColor: UIColor = SBUColorSet.primary400
    /// Behind a message in an open channel.
    public var openChannelBackgroundColor: UIColor = .clear
    /// Behind a message in an open channel being pressed.
    public var openChannelPressedBackgroundColor: UIColor = SBUColorSet.background100
    /// The font of the day above messages.
    public var dateFont: UIFont = SBUFontSet.caption1
    /// The day above messages.
    public var dateTextColor: UIColor = SBUColorSet.onlight02
    /// Behind the day above messages.
    public var dateBackgroundColor: UIColor = SBUColorSet.background100
    /// Behind the icon that stands for a missing picture.
    public var userPlaceholderBackgroundColor: UIColor = SBUColorSet.background300
    /// The icon that stands for a missing picture.
    public var userPlaceholderTintColor: UIColor = SBUColorSet.ondark01
    /// The font of the sender's name.
    public var userNameFont: UIFont = SBUFontSet.caption1
    /// The sender's name.
    public var userNameTextColor: UIColor = SBUColorSet.onlight02
    /// The own name.
    public var currentUserNameTextColor: UIColor = SBUColorSet.secondary300
    /// The font of the time beside a message.
    public var timeFont: UIFont = SBUFontSet.caption4
    /// The time beside a message.
    public var timeTextColor: UIColor = SBUColorSet.onlight03
    /// The sign of a message on its way.
    public var pendingStateColor: UIColor = SBUColorSet.primary300
    /// The sign of a message that was not sent.
    public var failedStateColor: UIColor = SBUColorSet.error300
    /// The tick of a message that was sent.
    public var succeededStateColor: UIColor = SBUColorSet.onlight03
    /// The ticks of a message that was read.
    public var readReceiptStateColor: UIColor = SBUColorSet.primary300
    /// The ticks of a message that was delivered.
    public var deliveryReceiptStateColor: UIColor = SBUColorSet.onlight03
    /// The font of a text message.
    public var userMessageFont: UIFont = SBUFontSet.body3
    /// The text of somebody else.
    public var userMessageLeftTextColor: UIColor = SBUColorSet.onlight01
    /// The sign that somebody else's text was edited.
    public var userMessageLeftEditTextColor: UIColor = SBUColorSet.onlight02
    /// Highlighted text of somebody else.
    public var messageLeftHighlightTextColor: UIColor = SBUColorSet.onlight01
    /// The own text.
    public var userMessageRightTextColor: UIColor = SBUColorSet.ondark01
    /// The sign that an own text was edited.
    public var userMessageRightEditTextColor: UIColor = SBUColorSet.primary100
    /// Highlighted own text.
    public var messageRightHighlightTextColor: UIColor = SBUColorSet.onlight01
    /// Behind the icon of a file.
    public var fileIconBackgroundColor: UIColor = SBUColorSet.background50
    /// Behind the play button on a picture.
    public var fileImageBackgroundColor: UIColor = SBUColorSet.ondark01
    /// The play button on a picture.
    public var fileImageIconColor: UIColor = SBUColorSet.onlight02
    /// The icon of a file.
    public var fileIconColor: UIColor = SBUColorSet.primary300
    /// The font of a file's name.
    public var fileMessageNameFont: UIFont = SBUFontSet.body3
    /// The name of somebody else's file.
    public var fileMessageLeftTextColor: UIColor = SBUColorSet.onlight01
    /// The name of an own file.
    public var fileMessageRightTextColor: UIColor = SBUColorSet.ondark01
    /// The icon shown until a picture is there.
    public var fileMessagePlaceholderColor: UIColor = SBUColorSet.onlight02
    /// The font of a message by the channel itself.
    public var adminMessageFont: UIFont = SBUFontSet.caption2
    /// A message by the channel itself.
    public var adminMessageTextColor: UIColor = SBUColorSet.onlight02
    /// The font of the note on a message of an unknown kind.
    public var unknownMessageDescFont: UIFont = SBUFontSet.body3
    /// The note on a message of an unknown kind.
    public var unknownMessageDescTextColor: UIColor = SBUColorSet.onlight02
    /// The note on somebody else's message of an unknown kind.
    public var unknownMessageDescLeftTextColor: UIColor = SBUColorSet.onlight02
    /// The note on an own message of an unknown kind.
    public var unknownMessageDescRightTextColor: UIColor = SBUColorSet.primary100
    /// The font of a linked page's title.
    public var ogTitleFont: UIFont = SBUFontSet.subtitle3
    /// A linked page's title.
    public var ogTitleColor: UIColor = SBUColorSet.onlight01
    /// The font of a linked page's description.
    public var ogDescriptionFont: UIFont = SBUFontSet.caption2
    /// A linked page's description.
    public var ogDescriptionColor: UIColor = SBUColorSet.onlight01
    /// The font of a linked page's address.
    public var ogURLAddressFont: UIFont = SBUFontSet.caption2
    /// A linked page's address.
    public var ogURLAddressColor: UIColor = SBUColorSet.onlight02
    /// A linked page's title in an open channel.
    public var openChannelOGTitleColor: UIColor = SBUColorSet.primary300
    /// A link in a text.
    public var linkColor: UIColor = SBUColorSet.primary300
    /// Behind a linked page.
    public var contentBackgroundColor: UIColor = SBUColorSet.background100
    /// Behind a linked page being pressed.
    public var pressedContentBackgroundColor: UIColor = SBUColorSet.background200
    /// Behind a quoted message.
    public var quotedMessageBackgroundColor: UIColor = SBUColorSet.background100
    /// The icon of a quoted file.
    public var quotedFileMessageThumbnailColor: UIColor = SBUColorSet.onlight02
    /// A quoted text.
    public var quotedMessageTextColor: UIColor = SBUColorSet.onlight03
    /// The font of a quoted text.
    public var quotedMessageTextFont: UIFont = SBUFontSet.body2
    /// The arrow above an answer.
    public var repliedIconColor: UIColor = SBUColorSet.onlight03
    /// Who answered whom.
    public var repliedToTextColor: UIColor = SBUColorSet.onlight03
    /// The font of who answered whom.
    public var repliedToTextFont: UIFont = SBUFontSet.caption1
    /// The font of a mention.
    public var mentionTextFont: UIFont = SBUFontSet.body4
    /// A mention by somebody else.
    public var mentionLeftTextColor: UIColor = SBUColorSet.onlight01
    /// A mention in an own message.
    public var mentionRightTextColor: UIColor = SBUColorSet.ondark01
    /// Behind a mention by somebody else.
    public var mentionLeftTextBackgroundColor: UIColor = .clear
    /// Behind a mention in an own message.
    public var mentionRightTextBackgroundColor: UIColor = .clear
    /// The background of a button in a message.
    public var buttonBackgroundColor: UIColor = SBUColorSet.background200
    /// The title of a button in a message.
    public var buttonTitleColor: UIColor = SBUColorSet.primary300
    /// The button beside a message.
    public var sideButtonIconColor: UIColor = SBUColorSet.onlight03
    /// The dot of a new message.
    public var newMessageBadgeColor: UIColor = SBUColorSet.secondary300

    /// Creates a theme as `light`; set what is to differ.
    public init() {}

    /// The theme on a light background.
    public static var light: SBUMessageCellTheme { SBUMessageCellTheme() }

    /// The theme on a dark background.
    public static var dark: SBUMessageCellTheme {
        let theme = SBUMessageCellTheme()
        theme.darken()
        return theme
    }

    private func darken() {
        backgroundColor = SBUColorSet.background600
        leftBackgroundColor = SBUColorSet.background500
        leftPressedBackgroundColor = SBUColorSet.background400
        rightBackgroundColor = SBUColorSet.primary400
        rightPressedBackgroundColor = SBUColorSet.primary500
        openChannelPressedBackgroundColor = SBUColorSet.background500
        dateTextColor = SBUColorSet.ondark02
        dateBackgroundColor = SBUColorSet.background500
        userPlaceholderBackgroundColor = SBUColorSet.background400
        userNameTextColor = SBUColorSet.ondark02
        currentUserNameTextColor = SBUColorSet.secondary200
        timeTextColor = SBUColorSet.ondark03
        pendingStateColor = SBUColorSet.primary200
        failedStateColor = SBUColorSet.error200
        succeededStateColor = SBUColorSet.ondark03
        readReceiptStateColor = SBUColorSet.primary200
        deliveryReceiptStateColor = SBUColorSet.ondark03
        userMessageLeftTextColor = SBUColorSet.ondark01
        userMessageLeftEditTextColor = SBUColorSet.ondark02
        fileIconBackgroundColor = SBUColorSet.background600
        fileIconColor = SBUColorSet.primary200
        fileMessageLeftTextColor = SBUColorSet.ondark01
        fileMessagePlaceholderColor = SBUColorSet.ondark02
        adminMessageTextColor = SBUColorSet.ondark02
        unknownMessageDescTextColor = SBUColorSet.ondark02
        unknownMessageDescLeftTextColor = SBUColorSet.ondark02
        ogTitleColor = SBUColorSet.ondark01
        ogDescriptionColor = SBUColorSet.ondark01
        ogURLAddressColor = SBUColorSet.ondark02
        openChannelOGTitleColor = SBUColorSet.primary200
        linkColor = SBUColorSet.primary200
        contentBackgroundColor = SBUColorSet.background500
        pressedContentBackgroundColor = SBUColorSet.background400
        quotedMessageBackgroundColor = SBUColorSet.background500
        quotedFileMessageThumbnailColor = SBUColorSet.ondark02
        quotedMessageTextColor = SBUColorSet.ondark03
        repliedIconColor = SBUColorSet.ondark03
        repliedToTextColor = SBUColorSet.ondark03
        mentionLeftTextColor = SBUColorSet.ondark01
        buttonBackgroundColor = SBUColorSet.background400
        buttonTitleColor = SBUColorSet.primary200
        sideButtonIconColor = SBUColorSet.ondark03
        newMessageBadgeColor = SBUColorSet.secondary200
    }
}
