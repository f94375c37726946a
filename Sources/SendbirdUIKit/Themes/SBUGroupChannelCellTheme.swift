public import UIKit

/// The colours and fonts of a row in the group channel list.
///
/// `light` and `dark` are made anew from the current colour and font sets each
/// time they are read. A theme that is in use may be changed; screens take the
/// change at their next `updateStyles()`.
@preconcurrency @MainActor
public class SBUGroupChannelCellTheme {
    /// The background of the row.
    public var backgroundColor: UIColor
    /// The font of the channel's name.
    public var titleFont: UIFont
    /// The colour of the channel's name.
    public var titleTextColor: UIColor
    /// The font of the number of members.
    public var memberCountFont: UIFont
    /// The colour of the number of members.
    public var memberCountTextColor: UIColor
    /// The font of the last message's time.
    public var lastUpdatedTimeFont: UIFont
    /// The colour of the last message's time.
    public var lastUpdatedTimeTextColor: UIColor
    /// The font of the last message.
    public var messageFont: UIFont
    /// The colour of the last message.
    public var messageTextColor: UIColor
    /// The mark before a message that is half typed.
    public var draftTextColor: UIColor
    /// Behind the icon of a last message that is a file.
    public var fileIconBackgroundColor: UIColor
    /// The icon of a last message that is a file.
    public var fileIconTintColor: UIColor
    /// The mark of a broadcast channel.
    public var broadcastMarkTintColor: UIColor
    /// The mark of a frozen channel.
    public var freezeStateTintColor: UIColor
    /// Behind the number of unread messages.
    public var unreadCountBackgroundColor: UIColor
    /// The number of unread messages.
    public var unreadCountTextColor: UIColor
    /// The font of the number of unread messages.
    public var unreadCountFont: UIFont
    /// The sign of an unread mention.
    public var unreadMentionTextColor: UIColor
    /// The font of the sign of an unread mention.
    public var unreadMentionTextFont: UIFont
    /// The hairline under the row.
    public var separatorLineColor: UIColor
    /// The tick of a message that was sent.
    public var succeededStateColor: UIColor
    /// The ticks of a message that was delivered.
    public var deliveryReceiptStateColor: UIColor
    /// The ticks of a message that was read.
    public var readReceiptStateColor: UIColor

    /// Creates a theme; what is not given is as in `light`.
    public init(
        backgroundColor: UIColor = SBUColorSet.background50, titleFont: UIFont = SBUFontSet.subtitle1,
        titleTextColor: UIColor = SBUColorSet.onlight01, memberCountFont: UIFont = SBUFontSet.caption1,
        memberCountTextColor: UIColor = SBUColorSet.onlight03, lastUpdatedTimeFont: UIFont = SBUFontSet.caption2,
        lastUpdatedTimeTextColor: UIColor = SBUColorSet.onlight03, messageFont: UIFont = SBUFontSet.body2,
        messageTextColor: UIColor = SBUColorSet.onlight02, draftTextColor: UIColor = SBUColorSet.primary300,
        fileIconBackgroundColor: UIColor = SBUColorSet.background100,
        fileIconTintColor: UIColor = SBUColorSet.onlight02, broadcastMarkTintColor: UIColor = SBUColorSet.primary300,
        freezeStateTintColor: UIColor = SBUColorSet.onlight03,
        unreadCountBackgroundColor: UIColor = SBUColorSet.primary300,
        unreadCountTextColor: UIColor = SBUColorSet.ondark01, unreadCountFont: UIFont = SBUFontSet.caption1,
        unreadMentionTextColor: UIColor = SBUColorSet.primary300, unreadMentionTextFont: UIFont = SBUFontSet.h3,
        separatorLineColor: UIColor = SBUColorSet.background200, succeededStateColor: UIColor = SBUColorSet.onlight03,
        deliveryReceiptStateColor: UIColor = SBUColorSet.onlight03,
        readReceiptStateColor: UIColor = SBUColorSet.primary300
    ) {
        self.backgroundColor = backgroundColor
        self.titleFont = titleFont
        self.titleTextColor = titleTextColor
        self.memberCountFont = memberCountFont
        self.memberCountTextColor = memberCountTextColor
        self.lastUpdatedTimeFont = lastUpdatedTimeFont
        self.lastUpdatedTimeTextColor = lastUpdatedTimeTextColor
        self.messageFont = messageFont
        self.messageTextColor = messageTextColor
        self.draftTextColor = draftTextColor
        self.fileIconBackgroundColor = fileIconBackgroundColor
        self.fileIconTintColor = fileIconTintColor
        self.broadcastMarkTintColor = broadcastMarkTintColor
        self.freezeStateTintColor = freezeStateTintColor
        self.unreadCountBackgroundColor = unreadCountBackgroundColor
        self.unreadCountTextColor = unreadCountTextColor
        self.unreadCountFont = unreadCountFont
        self.unreadMentionTextColor = unreadMentionTextColor
        self.unreadMentionTextFont = unreadMentionTextFont
        self.separatorLineColor = separatorLineColor
        self.succeededStateColor = succeededStateColor
        self.deliveryReceiptStateColor = deliveryReceiptStateColor
        self.readReceiptStateColor = readReceiptStateColor
    }

    /// The theme on a light background.
    public static var light: SBUGroupChannelCellTheme { SBUGroupChannelCellTheme() }

    /// The theme on a dark background.
    public static var dark: SBUGroupChannelCellTheme {
        SBUGroupChannelCellTheme(
            backgroundColor: SBUColorSet.background600,
            titleTextColor: SBUColorSet.ondark01,
            memberCountTextColor: SBUColorSet.ondark03,
            lastUpdatedTimeTextColor: SBUColorSet.ondark03,
            messageTextColor: SBUColorSet.ondark02,
            draftTextColor: SBUColorSet.primary200,
            fileIconBackgroundColor: SBUColorSet.background500,
            fileIconTintColor: SBUColorSet.ondark02,
            broadcastMarkTintColor: SBUColorSet.primary200,
            freezeStateTintColor: SBUColorSet.ondark03,
            unreadCountBackgroundColor: SBUColorSet.primary200,
            unreadCountTextColor: SBUColorSet.onlight01,
            unreadMentionTextColor: SBUColorSet.primary200,
            separatorLineColor: SBUColorSet.background500,
            succeededStateColor: SBUColorSet.ondark03,
            deliveryReceiptStateColor: SBUColorSet.ondark03,
            readReceiptStateColor: SBUColorSet.primary200
        )
    }
}
