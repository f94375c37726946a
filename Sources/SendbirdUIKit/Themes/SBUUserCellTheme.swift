public import UIKit

/// The colours and fonts of a row in a list of users.
///
/// `light` and `dark` are made anew from the current colour and font sets each
/// time they are read. A theme that is in use may be changed; screens take the
/// change at their next `updateStyles()`.
@preconcurrency @MainActor
public class SBUUserCellTheme {
    /// The background of the row.
    public var backgroundColor: UIColor
    /// The box of somebody who is chosen.
    public var checkboxOnColor: UIColor
    /// The box of somebody who is not chosen.
    public var checkboxOffColor: UIColor
    /// The nickname.
    public var nicknameTextColor: UIColor
    /// The font of the nickname.
    public var nicknameTextFont: UIFont
    /// What stands for a missing nickname.
    public var nonameTextColor: UIColor
    /// The user's id.
    public var userIdTextColor: UIColor
    /// The font of the user's id.
    public var userIdTextFont: UIFont
    /// The name in a list of members.
    public var userNameTextColor: UIColor
    /// The font of the name in a list of members.
    public var userNameFont: UIFont
    /// What is said under or beside the name.
    public var subInfoTextColor: UIColor
    /// The font of what is said under or beside the name.
    public var subInfoFont: UIFont
    /// The button that opens the user's menu.
    public var moreButtonColor: UIColor
    /// The button of a menu that cannot be opened.
    public var moreButtonDisabledColor: UIColor
    /// The hairline under the row.
    public var separateColor: UIColor
    /// The sign of a muted user.
    public var mutedStateIconColor: UIColor
    /// The shade over the picture of a muted user.
    public var mutedStateBackgroundColor: UIColor
    /// The icon that stands for a missing picture.
    public var userPlaceholderTintColor: UIColor
    /// Behind the icon that stands for a missing picture.
    public var userPlaceholderBackgroundColor: UIColor

    /// Creates a theme; what is not given is as in `light`.
    public init(
        backgroundColor: UIColor = SBUColorSet.background50, checkboxOnColor: UIColor = SBUColorSet.primary300,
        checkboxOffColor: UIColor = SBUColorSet.onlight03, nicknameTextColor: UIColor = SBUColorSet.onlight01,
        nicknameTextFont: UIFont = SBUFontSet.subtitle2, nonameTextColor: UIColor = SBUColorSet.onlight03,
        userIdTextColor: UIColor = SBUColorSet.onlight03, userIdTextFont: UIFont = SBUFontSet.caption2,
        userNameTextColor: UIColor = SBUColorSet.onlight01, userNameFont: UIFont = SBUFontSet.subtitle2,
        subInfoTextColor: UIColor = SBUColorSet.onlight02, subInfoFont: UIFont = SBUFontSet.body2,
        moreButtonColor: UIColor = SBUColorSet.onlight02, moreButtonDisabledColor: UIColor = SBUColorSet.onlight04,
        separateColor: UIColor = SBUColorSet.background200, mutedStateIconColor: UIColor = SBUColorSet.ondark01,
        mutedStateBackgroundColor: UIColor = SBUColorSet.primary300,
        userPlaceholderTintColor: UIColor = SBUColorSet.ondark01,
        userPlaceholderBackgroundColor: UIColor = SBUColorSet.background300
    ) {
        self.backgroundColor = backgroundColor
        self.checkboxOnColor = checkboxOnColor
        self.checkboxOffColor = checkboxOffColor
        self.nicknameTextColor = nicknameTextColor
        self.nicknameTextFont = nicknameTextFont
        self.nonameTextColor = nonameTextColor
        self.userIdTextColor = userIdTextColor
        self.userIdTextFont = userIdTextFont
        self.userNameTextColor = userNameTextColor
        self.userNameFont = userNameFont
        self.subInfoTextColor = subInfoTextColor
        self.subInfoFont = subInfoFont
        self.moreButtonColor = moreButtonColor
        self.moreButtonDisabledColor = moreButtonDisabledColor
        self.separateColor = separateColor
        self.mutedStateIconColor = mutedStateIconColor
        self.mutedStateBackgroundColor = mutedStateBackgroundColor
        self.userPlaceholderTintColor = userPlaceholderTintColor
        self.userPlaceholderBackgroundColor = userPlaceholderBackgroundColor
    }

    /// The theme on a light background.
    public static var light: SBUUserCellTheme { SBUUserCellTheme() }

    /// The theme on a dark background.
    public static var dark: SBUUserCellTheme {
        SBUUserCellTheme(
            backgroundColor: SBUColorSet.background600,
            checkboxOnColor: SBUColorSet.primary200,
            checkboxOffColor: SBUColorSet.ondark03,
            nicknameTextColor: SBUColorSet.ondark01,
            nonameTextColor: SBUColorSet.ondark03,
            userIdTextColor: SBUColorSet.ondark03,
            userNameTextColor: SBUColorSet.ondark01,
            subInfoTextColor: SBUColorSet.ondark02,
            moreButtonColor: SBUColorSet.ondark02,
            moreButtonDisabledColor: SBUColorSet.ondark04,
            separateColor: SBUColorSet.background500,
            userPlaceholderBackgroundColor: SBUColorSet.background400
        )
    }
}
