public import UIKit

// MARK: - Every colour and font

extension SBUMessageCellTheme {
    /// Creates a theme of messages; what is not given is as in `light`.
    ///
    ///     let theme = SBUMessageCellTheme(backgroundColor: .black)
    public convenience init(
        backgroundColor: UIColor? = nil, leftBackgroundColor: UIColor? = nil,
        leftPressedBackgroundColor: UIColor? = nil, rightBackgroundColor: UIColor? = nil,
        rightPressedBackgroundColor: UIColor? = nil, openChannelBackgroundColor: UIColor? = nil,
        openChannelPressedBackgroundColor: UIColor? = nil, dateFont: UIFont? = nil, dateTextColor: UIColor? = nil,
        dateBackgroundColor: UIColor? = nil, userPlaceholderBackgroundColor: UIColor? = nil,
        userPlaceholderTintColor: UIColor? = nil, userNameFont: UIFont? = nil, userNameTextColor: UIColor? = nil,
        currentUserNameTextColor: UIColor? = nil, timeFont: UIFont? = nil, timeTextColor: UIColor? = nil,
        pendingStateColor: UIColor? = nil, failedStateColor: UIColor? = nil, succeededStateColor: UIColor? = nil,
        readReceiptStateColor: UIColor? = nil, deliveryReceiptStateColor: UIColor? = nil,
        userMessageFont: UIFont? = nil, userMessageLeftTextColor: UIColor? = nil,
        userMessageLeftEditTextColor: UIColor? = nil, userMessageLeftHighlightTextColor: UIColor? = nil,
        userMessageRightTextColor: UIColor? = nil, userMessageRightEditTextColor: UIColor? = nil,
        userMessageRightHighlightTextColor: UIColor? = nil, fileIconBackgroundColor: UIColor? = nil,
        fileImageBackgroundColor: UIColor? = nil, fileImageIconColor: UIColor? = nil, fileIconColor: UIColor? = nil,
        fileMessageNameFont: UIFont? = nil, fileMessageLeftTextColor: UIColor? = nil,
        fileMessageRightTextColor: UIColor? = nil, fileMessagePlaceholderColor: UIColor? = nil,
        adminMessageFont: UIFont? = nil, adminMessageTextColor: UIColor? = nil,
        unknownMessageDescFont: UIFont? = nil, unknownMessageDescTextColor: UIColor? = nil,
        unknownMessageDescRightTextColor: UIColor? = nil, ogTitleFont: UIFont? = nil, ogTitleColor: UIColor? = nil,
        ogDescriptionFont: UIFont? = nil, ogDescriptionColor: UIColor? = nil, ogURLAddressFont: UIFont? = nil,
        ogURLAddressColor: UIColor? = nil, openChannelOGTitleColor: UIColor? = nil, linkColor: UIColor? = nil,
        contentBackgroundColor: UIColor? = nil, pressedContentBackgroundColor: UIColor? = nil,
        quotedMessageBackgroundColor: UIColor? = nil, quotedFileMessageThumbnailColor: UIColor? = nil,
        quotedMessageTextColor: UIColor? = nil, quotedMessageTextFont: UIFont? = nil,
        repliedIconColor: UIColor? = nil, repliedToTextColor: UIColor? = nil, repliedToTextFont: UIFont? = nil,
        mentionTextFont: UIFont? = nil, mentionLeftTextColor: UIColor? = nil, mentionRightTextColor: UIColor? = nil,
        mentionLeftTextBackgroundColor: UIColor? = nil, mentionRightTextBackgroundColor: UIColor? = nil,
        buttonBackgroundColor: UIColor? = nil, buttonTitleColor: UIColor? = nil, sideButtonIconColor: UIColor? = nil,
        newMessageBadgeColor: UIColor? = nil
    ) {
        self.init()
        let colors = [
            backgroundColor, leftBackgroundColor, leftPressedBackgroundColor, rightBackgroundColor,
            rightPressedBackgroundColor, openChannelBackgroundColor, openChannelPressedBackgroundColor,
            dateTextColor, dateBackgroundColor, userPlaceholderBackgroundColor, userPlaceholderTintColor,
            userNameTextColor, currentUserNameTextColor, timeTextColor, pendingStateColor, failedStateColor,
            succeededStateColor, readReceiptStateColor, deliveryReceiptStateColor, userMessageLeftTextColor,
            userMessageLeftEditTextColor, userMessageLeftHighlightTextColor, userMessageRightTextColor,
            userMessageRightEditTextColor, userMessageRightHighlightTextColor, fileIconBackgroundColor,
            fileImageBackgroundColor, fileImageIconColor, fileIconColor, fileMessageLeftTextColor,
            fileMessageRightTextColor, fileMessagePlaceholderColor, adminMessageTextColor,
            unknownMessageDescTextColor, unknownMessageDescRightTextColor, ogTitleColor, ogDescriptionColor,
            ogURLAddressColor, openChannelOGTitleColor, linkColor, contentBackgroundColor,
            pressedContentBackgroundColor, quotedMessageBackgroundColor, quotedFileMessageThumbnailColor,
            quotedMessageTextColor, repliedIconColor, repliedToTextColor, mentionLeftTextColor,
            mentionRightTextColor, mentionLeftTextBackgroundColor, mentionRightTextBackgroundColor,
            buttonBackgroundColor, buttonTitleColor, sideButtonIconColor, newMessageBadgeColor,
        ]
        for case (let path, let color?) in zip(Self.colors, colors) { self[keyPath: path] = color }
        let fonts = [
            dateFont, userNameFont, timeFont, userMessageFont, fileMessageNameFont, adminMessageFont,
            unknownMessageDescFont, ogTitleFont, ogDescriptionFont, ogURLAddressFont, quotedMessageTextFont,
            repliedToTextFont, mentionTextFont,
        ]
        for case (let path, let font?) in zip(Self.fonts, fonts) { self[keyPath: path] = font }
    }

    /// The colours in the order of the initialiser.
    static let colors: [ReferenceWritableKeyPath<SBUMessageCellTheme, UIColor>] = [
        \.backgroundColor, \.leftBackgroundColor, \.leftPressedBackgroundColor, \.rightBackgroundColor,
        \.rightPressedBackgroundColor, \.openChannelBackgroundColor, \.openChannelPressedBackgroundColor,
        \.dateTextColor, \.dateBackgroundColor, \.userPlaceholderBackgroundColor, \.userPlaceholderTintColor,
        \.userNameTextColor, \.currentUserNameTextColor, \.timeTextColor, \.pendingStateColor, \.failedStateColor,
        \.succeededStateColor, \.readReceiptStateColor, \.deliveryReceiptStateColor, \.userMessageLeftTextColor,
        \.userMessageLeftEditTextColor, \.messageLeftHighlightTextColor, \.userMessageRightTextColor,
        \.userMessageRightEditTextColor, \.messageRightHighlightTextColor, \.fileIconBackgroundColor,
        \.fileImageBackgroundColor, \.fileImageIconColor, \.fileIconColor, \.fileMessageLeftTextColor,
        \.fileMessageRightTextColor, \.fileMessagePlaceholderColor, \.adminMessageTextColor,
        \.unknownMessageDescTextColor, \.unknownMessageDescRightTextColor, \.ogTitleColor, \.ogDescriptionColor,
        \.ogURLAddressColor, \.openChannelOGTitleColor, \.linkColor, \.contentBackgroundColor,
        \.pressedContentBackgroundColor, \.quotedMessageBackgroundColor, \.quotedFileMessageThumbnailColor,
        \.quotedMessageTextColor, \.repliedIconColor, \.repliedToTextColor, \.mentionLeftTextColor,
        \.mentionRightTextColor, \.mentionLeftTextBackgroundColor, \.mentionRightTextBackgroundColor,
        \.buttonBackgroundColor, \.buttonTitleColor, \.sideButtonIconColor, \.newMessageBadgeColor,
    ]

    /// The fonts in the order of the initialiser.
    static let fonts: [ReferenceWritableKeyPath<SBUMessageCellTheme, UIFont>] = [
        \.dateFont, \.userNameFont, \.timeFont, \.userMessageFont, \.fileMessageNameFont, \.adminMessageFont,
        \.unknownMessageDescFont, \.ogTitleFont, \.ogDescriptionFont, \.ogURLAddressFont, \.quotedMessageTextFont,
        \.repliedToTextFont, \.mentionTextFont,
    ]
}
