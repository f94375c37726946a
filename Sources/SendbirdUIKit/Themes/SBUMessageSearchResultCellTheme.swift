public import UIKit

/// The colours and fonts of a message that a search found.
///
/// `light` and `dark` are made anew from the current colour and font sets each
/// time they are read. A theme that is in use may be changed; screens take the
/// change at their next `updateStyles()`.
@preconcurrency @MainActor
public class SBUMessageSearchResultCellTheme {
    /// The background of the row.
    public var backgroundColor: UIColor
    /// The font of the author's name.
    public var titleFont: UIFont
    /// The author's name.
    public var titleTextColor: UIColor
    /// The font of the message's time.
    public var updatedAtFont: UIFont
    /// The message's time.
    public var updatedAtTextColor: UIColor
    /// The font of the message.
    public var descriptionFont: UIFont
    /// The message.
    public var descriptionTextColor: UIColor
    /// The hairline under the row.
    public var separatorLineColor: UIColor
    /// The font of a file's name.
    public var fileMessageFont: UIFont
    /// A file's name.
    public var fileMessageTextColor: UIColor
    /// Behind a file's icon.
    public var fileMessageIconBackgroundColor: UIColor
    /// A file's icon.
    public var fileMessageIconTintColor: UIColor

    /// Creates a theme; what is not given is as in `light`.
    public init(
        backgroundColor: UIColor = SBUColorSet.background50,
        titleFont: UIFont = SBUFontSet.subtitle1,
        titleTextColor: UIColor = SBUColorSet.onlight01,
        updatedAtFont: UIFont = SBUFontSet.caption2,
        updatedAtTextColor: UIColor = SBUColorSet.onlight03,
        descriptionFont: UIFont = SBUFontSet.body2,
        descriptionTextColor: UIColor = SBUColorSet.onlight02,
        separatorLineColor: UIColor = SBUColorSet.background200,
        fileMessageFont: UIFont = SBUFontSet.body2,
        fileMessageTextColor: UIColor = SBUColorSet.onlight02,
        fileMessageIconBackgroundColor: UIColor = SBUColorSet.background100,
        fileMessageIconTintColor: UIColor = SBUColorSet.onlight02
    ) {
        self.backgroundColor = backgroundColor
        self.titleFont = titleFont
        self.titleTextColor = titleTextColor
        self.updatedAtFont = updatedAtFont
        self.updatedAtTextColor = updatedAtTextColor
        self.descriptionFont = descriptionFont
        self.descriptionTextColor = descriptionTextColor
        self.separatorLineColor = separatorLineColor
        self.fileMessageFont = fileMessageFont
        self.fileMessageTextColor = fileMessageTextColor
        self.fileMessageIconBackgroundColor = fileMessageIconBackgroundColor
        self.fileMessageIconTintColor = fileMessageIconTintColor
    }

    /// The theme on a light background.
    public static var light: SBUMessageSearchResultCellTheme { SBUMessageSearchResultCellTheme() }

    /// The theme on a dark background.
    public static var dark: SBUMessageSearchResultCellTheme {
        SBUMessageSearchResultCellTheme(
            backgroundColor: SBUColorSet.background600,
            titleTextColor: SBUColorSet.ondark01,
            updatedAtTextColor: SBUColorSet.ondark03,
            descriptionTextColor: SBUColorSet.ondark02,
            separatorLineColor: SBUColorSet.background500,
            fileMessageTextColor: SBUColorSet.ondark02,
            fileMessageIconBackgroundColor: SBUColorSet.background500,
            fileMessageIconTintColor: SBUColorSet.ondark02)
    }
}
