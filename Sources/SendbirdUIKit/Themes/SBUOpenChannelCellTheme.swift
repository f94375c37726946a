public import UIKit

/// The colours and fonts of a row in the open channel list.
///
/// `light` and `dark` are made anew from the current colour and font sets each time they are read.
/// A theme that is in use may be changed; screens take the change at their next `updateStyles()`.
@preconcurrency @MainActor
public class SBUOpenChannelCellTheme {
    /// The background of the row.
    public var backgroundColor: UIColor
    /// The font of the channel's name.
    public var titleFont: UIFont
    /// The colour of the channel's name.
    public var titleTextColor: UIColor
    /// The font of the number of participants.
    public var participantCountFont: UIFont
    /// The colour of the number of participants.
    public var participantCountTextColor: UIColor
    /// The mark before the number of participants.
    public var participantMarkTint: UIColor
    /// The mark of a frozen channel.
    public var freezeStateTintColor: UIColor
    /// Behind the sign of a channel without a picture.
    public var channelPlaceholderBackgroundColor: UIColor
    /// The sign of a channel without a picture.
    public var channelPlaceholderTintColor: UIColor
    /// The hairline under the row.
    public var separatorLineColor: UIColor

    /// Creates a theme; what is not given is as in `light`.
    public init(
        backgroundColor: UIColor = SBUColorSet.background50, titleFont: UIFont = SBUFontSet.subtitle1,
        titleTextColor: UIColor = SBUColorSet.onlight01, participantCountFont: UIFont = SBUFontSet.caption2,
        participantCountTextColor: UIColor = SBUColorSet.onlight02,
        participantMarkTint: UIColor = SBUColorSet.onlight02,
        freezeStateTintColor: UIColor = SBUColorSet.onlight03,
        channelPlaceholderBackgroundColor: UIColor = SBUColorSet.background300,
        channelPlaceholderTintColor: UIColor = SBUColorSet.ondark01,
        separatorLineColor: UIColor = SBUColorSet.background200
    ) {
        self.backgroundColor = backgroundColor
        self.titleFont = titleFont
        self.titleTextColor = titleTextColor
        self.participantCountFont = participantCountFont
        self.participantCountTextColor = participantCountTextColor
        self.participantMarkTint = participantMarkTint
        self.freezeStateTintColor = freezeStateTintColor
        self.channelPlaceholderBackgroundColor = channelPlaceholderBackgroundColor
        self.channelPlaceholderTintColor = channelPlaceholderTintColor
        self.separatorLineColor = separatorLineColor
    }

    /// The theme on a light background.
    public static var light: SBUOpenChannelCellTheme { SBUOpenChannelCellTheme() }

    /// The theme on a dark background.
    public static var dark: SBUOpenChannelCellTheme {
        SBUOpenChannelCellTheme(
            backgroundColor: SBUColorSet.background600,
            titleTextColor: SBUColorSet.ondark01,
            participantCountTextColor: SBUColorSet.ondark02,
            participantMarkTint: SBUColorSet.ondark02,
            freezeStateTintColor: SBUColorSet.ondark03,
            channelPlaceholderBackgroundColor: SBUColorSet.background400,
            separatorLineColor: SBUColorSet.background500
        )
    }
}
