public import UIKit

/// The colours and fonts of a channel's settings, of its moderation and of its
/// notifications.
///
/// `light` and `dark` are made anew from the current colour and font sets each
/// time they are read. A theme that is in use may be changed; screens take the
/// change at their next `updateStyles()`.
@preconcurrency @MainActor
public class SBUChannelSettingsTheme {
    /// The look of the system's status bar above the settings.
    public var statusBarStyle: UIStatusBarStyle
    /// The background of the navigation bar.
    public var navigationBarTintColor: UIColor
    /// The hairline under the navigation bar.
    public var navigationShadowColor: UIColor
    /// The tint of the back button.
    public var leftBarButtonTintColor: UIColor
    /// The tint of the button that edits.
    public var rightBarButtonTintColor: UIColor
    /// The background behind the rows.
    public var backgroundColor: UIColor
    /// The font of the channel's name.
    public var userNameFont: UIFont
    /// The channel's name.
    public var userNameTextColor: UIColor
    /// The font of the heading over the channel's address.
    public var urlTitleFont: UIFont
    /// The heading over the channel's address.
    public var urlTitleColor: UIColor
    /// The font of the channel's address.
    public var urlFont: UIFont
    /// The channel's address.
    public var urlColor: UIColor
    /// The font of a row.
    public var cellTextFont: UIFont
    /// The text of a row.
    public var cellTextColor: UIColor
    /// The font of what a row is set to.
    public var cellSubTextFont: UIFont
    /// What a row is set to.
    public var cellSubTextColor: UIColor
    /// The font of what explains a row.
    public var cellDescriptionTextFont: UIFont
    /// What explains a row.
    public var cellDescriptionTextColor: UIColor
    /// The icon of a row.
    public var cellTypeIconTintColor: UIColor
    /// The icon of the row that leaves.
    public var cellLeaveIconColor: UIColor
    /// The icon of the row that deletes.
    public var cellDeleteIconColor: UIColor
    /// The arrow of a row that leads somewhere.
    public var cellArrowIconTintColor: UIColor
    /// A switch that is on.
    public var cellSwitchColor: UIColor
    /// The option that is chosen.
    public var cellRadioButtonSelectedColor: UIColor
    /// An option that is not chosen.
    public var cellRadioButtonDeselectedColor: UIColor
    /// The hairline under a row.
    public var cellSeparateColor: UIColor
    /// The text of a menu item.
    public var itemTextColor: UIColor
    /// The text of a menu item that deletes.
    public var itemDeleteTextColor: UIColor
    /// The icon of a menu item.
    public var itemColor: UIColor

    /// Creates a theme; what is not given is as in `light`.
    public init(
        statusBarStyle: UIStatusBarStyle = .default,
        navigationBarTintColor: UIColor = SBUColorSet.background50,
        navigationShadowColor: UIColor = SBUColorSet.background200,
        leftBarButtonTintColor: UIColor = SBUColorSet.primary300,
        rightBarButtonTintColor: UIColor = SBUColorSet.primary300,
        backgroundColor: UIColor = SBUColorSet.background50,
        userNameFont: UIFont = SBUFontSet.h1, userNameTextColor: UIColor = SBUColorSet.onlight01,
        urlTitleFont: UIFont = SBUFontSet.caption2, urlTitleColor: UIColor = SBUColorSet.onlight02,
        urlFont: UIFont = SBUFontSet.body2, urlColor: UIColor = SBUColorSet.onlight01,
        cellTextFont: UIFont = SBUFontSet.subtitle2, cellTextColor: UIColor = SBUColorSet.onlight01,
        cellSubTextFont: UIFont = SBUFontSet.body2, cellSubTextColor: UIColor = SBUColorSet.onlight02,
        cellDescriptionTextFont: UIFont = SBUFontSet.body2,
        cellDescriptionTextColor: UIColor = SBUColorSet.onlight02,
        cellTypeIconTintColor: UIColor = SBUColorSet.primary300,
        cellLeaveIconColor: UIColor = SBUColorSet.error300, cellDeleteIconColor: UIColor = SBUColorSet.error300,
        cellArrowIconTintColor: UIColor = SBUColorSet.onlight03, cellSwitchColor: UIColor = SBUColorSet.primary300,
        cellRadioButtonSelectedColor: UIColor = SBUColorSet.primary300,
        cellRadioButtonDeselectedColor: UIColor = SBUColorSet.onlight03,
        cellSeparateColor: UIColor = SBUColorSet.background200, itemTextColor: UIColor = SBUColorSet.onlight01,
        itemDeleteTextColor: UIColor = SBUColorSet.error300, itemColor: UIColor = SBUColorSet.primary300
    ) {
        self.statusBarStyle = statusBarStyle
        self.navigationBarTintColor = navigationBarTintColor
        self.navigationShadowColor = navigationShadowColor
        self.leftBarButtonTintColor = leftBarButtonTintColor
        self.rightBarButtonTintColor = rightBarButtonTintColor
        self.backgroundColor = backgroundColor
        self.userNameFont = userNameFont
        self.userNameTextColor = userNameTextColor
        self.urlTitleFont = urlTitleFont
        self.urlTitleColor = urlTitleColor
        self.urlFont = urlFont
        self.urlColor = urlColor
        self.cellTextFont = cellTextFont
        self.cellTextColor = cellTextColor
        self.cellSubTextFont = cellSubTextFont
        self.cellSubTextColor = cellSubTextColor
        self.cellDescriptionTextFont = cellDescriptionTextFont
        self.cellDescriptionTextColor = cellDescriptionTextColor
        self.cellTypeIconTintColor = cellTypeIconTintColor
        self.cellLeaveIconColor = cellLeaveIconColor
        self.cellDeleteIconColor = cellDeleteIconColor
        self.cellArrowIconTintColor = cellArrowIconTintColor
        self.cellSwitchColor = cellSwitchColor
        self.cellRadioButtonSelectedColor = cellRadioButtonSelectedColor
        self.cellRadioButtonDeselectedColor = cellRadioButtonDeselectedColor
        self.cellSeparateColor = cellSeparateColor
        self.itemTextColor = itemTextColor
        self.itemDeleteTextColor = itemDeleteTextColor
        self.itemColor = itemColor
    }

    /// The theme on a light background.
    public static var light: SBUChannelSettingsTheme { SBUChannelSettingsTheme() }

    /// The theme on a dark background.
    public static var dark: SBUChannelSettingsTheme {
        SBUChannelSettingsTheme(
            statusBarStyle: .lightContent,
            navigationBarTintColor: SBUColorSet.background600,
            navigationShadowColor: SBUColorSet.background500,
            leftBarButtonTintColor: SBUColorSet.primary200,
            rightBarButtonTintColor: SBUColorSet.primary200,
            backgroundColor: SBUColorSet.background600,
            userNameTextColor: SBUColorSet.ondark01,
            urlTitleColor: SBUColorSet.ondark02,
            urlColor: SBUColorSet.ondark01,
            cellTextColor: SBUColorSet.ondark01,
            cellSubTextColor: SBUColorSet.ondark02,
            cellDescriptionTextColor: SBUColorSet.ondark02,
            cellTypeIconTintColor: SBUColorSet.primary200,
            cellLeaveIconColor: SBUColorSet.error200,
            cellDeleteIconColor: SBUColorSet.error200,
            cellArrowIconTintColor: SBUColorSet.ondark03,
            cellSwitchColor: SBUColorSet.primary200,
            cellRadioButtonSelectedColor: SBUColorSet.primary200,
            cellRadioButtonDeselectedColor: SBUColorSet.ondark03,
            cellSeparateColor: SBUColorSet.background500,
            itemTextColor: SBUColorSet.ondark01,
            itemDeleteTextColor: SBUColorSet.error200,
            itemColor: SBUColorSet.primary200
        )
    }
}
