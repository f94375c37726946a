public import UIKit

/// The colours and fonts of messages.
///
/// `light` and `dark` are made anew from the current colour and font sets each
/// time they are read. A theme that is in use may be changed; screens take the
/// change at their next `updateStyles()`.
@preconcurrency @MainActor
public class SBUMessageCellTheme {
    /// The background of the row.
    public var backgroundColor: UIColor
    /// The bubble of a message by somebody else.
    public var leftBackgroundColor: UIColor
    /// The bubble of a message by somebody else being pressed.
    public var leftPressedBackgroundColor: UIColor
    /// The bubble of an own message.
    public var rightBackgroundColor: UIColor
    /// The bubble of an own message being pressed.
    public var rightPressedBackgroundColor: UIColor
    /// Behind a message in an open channel.
    public var openChannelBackgroundColor: UIColor
    /// Behind a message in an open channel being pressed.
    public var openChannelPressedBackgroundColor: UIColor
    /// The font of the day above messages.
    public var dateFont: UIFont
    /// The day above messages.
    public var dateTextColor: UIColor
    /// Behind the day above messages.
    public var dateBackgroundColor: UIColor
    /// Behind the icon that stands for a missing picture.
    public var userPlaceholderBackgroundColor: UIColor
    /// The icon that stands for a missing picture.
    public var userPlaceholderTintColor: UIColor
    /// The font of the sender's name.
    public var userNameFont: UIFont
    /// The sender's name.
    public var userNameTextColor: UIColor
    /// The own name.
    public var currentUserNameTextColor: UIColor
    /// The font of the time beside a message.
    public var timeFont: UIFont
    /// The time beside a message.
    public var timeTextColor: UIColor
    /// The sign of a message on its way.
    public var pendingStateColor: UIColor
    /// The sign of a message that was not sent.
    public var failedStateColor: UIColor
    /// The tick of a message that was sent.
    public var succeededStateColor: UIColor
    /// The ticks of a message that was read.
    public var readReceiptStateColor: UIColor
    /// The ticks of a message that was delivered.
    public var deliveryReceiptStateColor: UIColor
    /// The font of a text message.
    public var userMessageFont: UIFont
    /// The text of somebody else.
    public var userMessageLeftTextColor: UIColor
    /// The sign that somebody else's text was edited.
    public var userMessageLeftEditTextColor: UIColor
    /// Highlighted text of somebody else.
    public var messageLeftHighlightTextColor: UIColor
    /// The own text.
    public var userMessageRightTextColor: UIColor
    /// The sign that an own text was edited.
    public var userMessageRightEditTextColor: UIColor
    /// Highlighted own text.
    public var messageRightHighlightTextColor: UIColor
    /// Behind the icon of a file.
    public var fileIconBackgroundColor: UIColor
    /// Behind the play button on a picture.
    public var fileImageBackgroundColor: UIColor
    /// The play button on a picture.
    public var fileImageIconColor: UIColor
    /// The icon of a file.
    public var fileIconColor: UIColor
    /// The font of a file's name.
    public var fileMessageNameFont: UIFont
    /// The name of somebody else's file.
    public var fileMessageLeftTextColor: UIColor
    /// The name of an own file.
    public var fileMessageRightTextColor: UIColor
    /// The icon shown until a picture is there.
    public var fileMessagePlaceholderColor: UIColor
    /// The font of a message by the channel itself.
    public var adminMessageFont: UIFont
    /// A message by the channel itself.
    public var adminMessageTextColor: UIColor
    /// The font of the note on a message of an unknown kind.
    public var unknownMessageDescFont: UIFont
    /// The note on a message of an unknown kind.
    public var unknownMessageDescTextColor: UIColor
    /// The note on somebody else's message of an unknown kind.
    public var unknownMessageDescLeftTextColor: UIColor
    /// The note on an own message of an unknown kind.
    public var unknownMessageDescRightTextColor: UIColor
    /// The font of a linked page's title.
    public var ogTitleFont: UIFont
    /// A linked page's title.
    public var ogTitleColor: UIColor
    /// The font of a linked page's description.
    public var ogDescriptionFont: UIFont
    /// A linked page's description.
    public var ogDescriptionColor: UIColor
    /// The font of a linked page's address.
    public var ogURLAddressFont: UIFont
    /// A linked page's address.
    public var ogURLAddressColor: UIColor
    /// A linked page's title in an open channel.
    public var openChannelOGTitleColor: UIColor
    /// A link in a text.
    public var linkColor: UIColor
    /// Behind a linked page.
    public var contentBackgroundColor: UIColor
    /// Behind a linked page being pressed.
    public var pressedContentBackgroundColor: UIColor
    /// Behind a quoted message.
    public var quotedMessageBackgroundColor: UIColor
    /// The icon of a quoted file.
    public var quotedFileMessageThumbnailColor: UIColor
    /// A quoted text.
    public var quotedMessageTextColor: UIColor
    /// The font of a quoted text.
    public var quotedMessageTextFont: UIFont
    /// The arrow above an answer.
    public var repliedIconColor: UIColor
    /// Who answered whom.
    public var repliedToTextColor: UIColor
    /// The font of who answered whom.
    public var repliedToTextFont: UIFont
    /// The font of a mention.
    public var mentionTextFont: UIFont
    /// A mention by somebody else.
    public var mentionLeftTextColor: UIColor
    /// A mention in an own message.
    public var mentionRightTextColor: UIColor
    /// Behind a mention by somebody else.
    public var mentionLeftTextBackgroundColor: UIColor
    /// Behind a mention in an own message.
    public var mentionRightTextBackgroundColor: UIColor
    /// The background of a button in a message.
    public var buttonBackgroundColor: UIColor
    /// The title of a button in a message.
    public var buttonTitleColor: UIColor
    /// The button beside a message.
    public var sideButtonIconColor: UIColor
    /// The dot of a new message.
    public var newMessageBadgeColor: UIColor

    /// Creates a theme; what is not given is as in `light`.
    public init(
        backgroundColor: UIColor = SBUColorSet.background50,
        leftBackgroundColor: UIColor = SBUColorSet.background100,
        leftPressedBackgroundColor: UIColor = SBUColorSet.background200,
        rightBackgroundColor: UIColor = SBUColorSet.primary300,
        rightPressedBackgroundColor: UIColor = SBUColorSet.primary400,
        openChannelBackgroundColor: UIColor = .clear,
        openChannelPressedBackgroundColor: UIColor = SBUColorSet.background100,
        dateFont: UIFont = SBUFontSet.caption1,
        dateTextColor: UIColor = SBUColorSet.onlight02,
        dateBackgroundColor: UIColor = SBUColorSet.background100,
        userPlaceholderBackgroundColor: UIColor = SBUColorSet.background300,
        userPlaceholderTintColor: UIColor = SBUColorSet.ondark01,
        userNameFont: UIFont = SBUFontSet.caption1,
        userNameTextColor: UIColor = SBUColorSet.onlight02,
        currentUserNameTextColor: UIColor = SBUColorSet.secondary300,
        timeFont: UIFont = SBUFontSet.caption4,
        timeTextColor: UIColor = SBUColorSet.onlight03,
        pendingStateColor: UIColor = SBUColorSet.primary300,
        failedStateColor: UIColor = SBUColorSet.error300,
        succeededStateColor: UIColor = SBUColorSet.onlight03,
        readReceiptStateColor: UIColor = SBUColorSet.secondary300,
        deliveryReceiptStateColor: UIColor = SBUColorSet.onlight03,
        userMessageFont: UIFont = SBUFontSet.body3,
        userMessageLeftTextColor: UIColor = SBUColorSet.onlight01,
        userMessageLeftEditTextColor: UIColor = SBUColorSet.onlight02,
        messageLeftHighlightTextColor: UIColor = SBUColorSet.onlight01,
        userMessageRightTextColor: UIColor = SBUColorSet.ondark01,
        userMessageRightEditTextColor: UIColor = SBUColorSet.primary100,
        messageRightHighlightTextColor: UIColor = SBUColorSet.onlight01,
        fileIconBackgroundColor: UIColor = SBUColorSet.background50,
        fileImageBackgroundColor: UIColor = SBUColorSet.ondark01,
        fileImageIconColor: UIColor = SBUColorSet.onlight02,
        fileIconColor: UIColor = SBUColorSet.primary300,
        fileMessageNameFont: UIFont = SBUFontSet.body3,
        fileMessageLeftTextColor: UIColor = SBUColorSet.onlight01,
        fileMessageRightTextColor: UIColor = SBUColorSet.ondark01,
        fileMessagePlaceholderColor: UIColor = SBUColorSet.onlight02,
        adminMessageFont: UIFont = SBUFontSet.caption2,
        adminMessageTextColor: UIColor = SBUColorSet.onlight02,
        unknownMessageDescFont: UIFont = SBUFontSet.body3,
        unknownMessageDescTextColor: UIColor = SBUColorSet.onlight02,
        unknownMessageDescLeftTextColor: UIColor = SBUColorSet.onlight02,
        unknownMessageDescRightTextColor: UIColor = SBUColorSet.primary100,
        ogTitleFont: UIFont = SBUFontSet.subtitle3,
        ogTitleColor: UIColor = SBUColorSet.onlight01,
        ogDescriptionFont: UIFont = SBUFontSet.caption2,
        ogDescriptionColor: UIColor = SBUColorSet.onlight01,
        ogURLAddressFont: UIFont = SBUFontSet.caption2,
        ogURLAddressColor: UIColor = SBUColorSet.onlight02,
        openChannelOGTitleColor: UIColor = SBUColorSet.primary300,
        linkColor: UIColor = SBUColorSet.primary300,
        contentBackgroundColor: UIColor = SBUColorSet.background100,
        pressedContentBackgroundColor: UIColor = SBUColorSet.background200,
        quotedMessageBackgroundColor: UIColor = SBUColorSet.background100,
        quotedFileMessageThumbnailColor: UIColor = SBUColorSet.onlight02,
        quotedMessageTextColor: UIColor = SBUColorSet.onlight03,
        quotedMessageTextFont: UIFont = SBUFontSet.body2,
        repliedIconColor: UIColor = SBUColorSet.onlight03,
        repliedToTextColor: UIColor = SBUColorSet.onlight03,
        repliedToTextFont: UIFont = SBUFontSet.caption1,
        mentionTextFont: UIFont = SBUFontSet.body4,
        mentionLeftTextColor: UIColor = SBUColorSet.onlight01,
        mentionRightTextColor: UIColor = SBUColorSet.ondark01,
        mentionLeftTextBackgroundColor: UIColor = .clear,
        mentionRightTextBackgroundColor: UIColor = .clear,
        buttonBackgroundColor: UIColor = SBUColorSet.background200,
        buttonTitleColor: UIColor = SBUColorSet.primary300,
        sideButtonIconColor: UIColor = SBUColorSet.onlight03,
        newMessageBadgeColor: UIColor = SBUColorSet.secondary300
    ) {
        self.backgroundColor = backgroundColor
        self.leftBackgroundColor = leftBackgroundColor
        self.leftPressedBackgroundColor = leftPressedBackgroundColor
        self.rightBackgroundColor = rightBackgroundColor
        self.rightPressedBackgroundColor = rightPressedBackgroundColor
        self.openChannelBackgroundColor = openChannelBackgroundColor
        self.openChannelPressedBackgroundColor = openChannelPressedBackgroundColor
        self.dateFont = dateFont
        self.dateTextColor = dateTextColor
        self.dateBackgroundColor = dateBackgroundColor
        self.userPlaceholderBackgroundColor = userPlaceholderBackgroundColor
        self.userPlaceholderTintColor = userPlaceholderTintColor
        self.userNameFont = userNameFont
        self.userNameTextColor = userNameTextColor
        self.currentUserNameTextColor = currentUserNameTextColor
        self.timeFont = timeFont
        self.timeTextColor = timeTextColor
        self.pendingStateColor = pendingStateColor
        self.failedStateColor = failedStateColor
        self.succeededStateColor = succeededStateColor
        self.readReceiptStateColor = readReceiptStateColor
        self.deliveryReceiptStateColor = deliveryReceiptStateColor
        self.userMessageFont = userMessageFont
        self.userMessageLeftTextColor = userMessageLeftTextColor
        self.userMessageLeftEditTextColor = userMessageLeftEditTextColor
        self.messageLeftHighlightTextColor = messageLeftHighlightTextColor
        self.userMessageRightTextColor = userMessageRightTextColor
        self.userMessageRightEditTextColor = userMessageRightEditTextColor
        self.messageRightHighlightTextColor = messageRightHighlightTextColor
        self.fileIconBackgroundColor = fileIconBackgroundColor
        self.fileImageBackgroundColor = fileImageBackgroundColor
        self.fileImageIconColor = fileImageIconColor
        self.fileIconColor = fileIconColor
        self.fileMessageNameFont = fileMessageNameFont
        self.fileMessageLeftTextColor = fileMessageLeftTextColor
        self.fileMessageRightTextColor = fileMessageRightTextColor
        self.fileMessagePlaceholderColor = fileMessagePlaceholderColor
        self.adminMessageFont = adminMessageFont
        self.adminMessageTextColor = adminMessageTextColor
        self.unknownMessageDescFont = unknownMessageDescFont
        self.unknownMessageDescTextColor = unknownMessageDescTextColor
        self.unknownMessageDescLeftTextColor = unknownMessageDescLeftTextColor
        self.unknownMessageDescRightTextColor = unknownMessageDescRightTextColor
        self.ogTitleFont = ogTitleFont
        self.ogTitleColor = ogTitleColor
        self.ogDescriptionFont = ogDescriptionFont
        self.ogDescriptionColor = ogDescriptionColor
        self.ogURLAddressFont = ogURLAddressFont
        self.ogURLAddressColor = ogURLAddressColor
        self.openChannelOGTitleColor = openChannelOGTitleColor
        self.linkColor = linkColor
        self.contentBackgroundColor = contentBackgroundColor
        self.pressedContentBackgroundColor = pressedContentBackgroundColor
        self.quotedMessageBackgroundColor = quotedMessageBackgroundColor
        self.quotedFileMessageThumbnailColor = quotedFileMessageThumbnailColor
        self.quotedMessageTextColor = quotedMessageTextColor
        self.quotedMessageTextFont = quotedMessageTextFont
        self.repliedIconColor = repliedIconColor
        self.repliedToTextColor = repliedToTextColor
        self.repliedToTextFont = repliedToTextFont
        self.mentionTextFont = mentionTextFont
        self.mentionLeftTextColor = mentionLeftTextColor
        self.mentionRightTextColor = mentionRightTextColor
        self.mentionLeftTextBackgroundColor = mentionLeftTextBackgroundColor
        self.mentionRightTextBackgroundColor = mentionRightTextBackgroundColor
        self.buttonBackgroundColor = buttonBackgroundColor
        self.buttonTitleColor = buttonTitleColor
        self.sideButtonIconColor = sideButtonIconColor
        self.newMessageBadgeColor = newMessageBadgeColor
    }

    /// The theme on a light background.
    public static var light: SBUMessageCellTheme { SBUMessageCellTheme() }

    /// The theme on a dark background.
    public static var dark: SBUMessageCellTheme {
        SBUMessageCellTheme(
            backgroundColor: SBUColorSet.background600,
            leftBackgroundColor: SBUColorSet.background500,
            leftPressedBackgroundColor: SBUColorSet.background400,
            rightBackgroundColor: SBUColorSet.primary400,
            rightPressedBackgroundColor: SBUColorSet.primary500,
            openChannelPressedBackgroundColor: SBUColorSet.background500,
            dateTextColor: SBUColorSet.ondark02,
            dateBackgroundColor: SBUColorSet.background500,
            userPlaceholderBackgroundColor: SBUColorSet.background400,
            userNameTextColor: SBUColorSet.ondark02,
            currentUserNameTextColor: SBUColorSet.secondary200,
            timeTextColor: SBUColorSet.ondark03,
            pendingStateColor: SBUColorSet.primary200,
            failedStateColor: SBUColorSet.error200,
            succeededStateColor: SBUColorSet.ondark03,
            readReceiptStateColor: SBUColorSet.secondary200,
            deliveryReceiptStateColor: SBUColorSet.ondark03,
            userMessageLeftTextColor: SBUColorSet.ondark01,
            userMessageLeftEditTextColor: SBUColorSet.ondark02,
            fileIconBackgroundColor: SBUColorSet.background600,
            fileIconColor: SBUColorSet.primary200,
            fileMessageLeftTextColor: SBUColorSet.ondark01,
            fileMessagePlaceholderColor: SBUColorSet.ondark02,
            adminMessageTextColor: SBUColorSet.ondark02,
            unknownMessageDescTextColor: SBUColorSet.ondark02,
            unknownMessageDescLeftTextColor: SBUColorSet.ondark02,
            ogTitleColor: SBUColorSet.ondark01,
            ogDescriptionColor: SBUColorSet.ondark01,
            ogURLAddressColor: SBUColorSet.ondark02,
            openChannelOGTitleColor: SBUColorSet.primary200,
            linkColor: SBUColorSet.primary200,
            contentBackgroundColor: SBUColorSet.background500,
            pressedContentBackgroundColor: SBUColorSet.background400,
            quotedMessageBackgroundColor: SBUColorSet.background500,
            quotedFileMessageThumbnailColor: SBUColorSet.ondark02,
            quotedMessageTextColor: SBUColorSet.ondark03,
            repliedIconColor: SBUColorSet.ondark03,
            repliedToTextColor: SBUColorSet.ondark03,
            mentionLeftTextColor: SBUColorSet.ondark01,
            buttonBackgroundColor: SBUColorSet.background400,
            buttonTitleColor: SBUColorSet.primary200,
            sideButtonIconColor: SBUColorSet.ondark03,
            newMessageBadgeColor: SBUColorSet.secondary200
        )
    }
}
