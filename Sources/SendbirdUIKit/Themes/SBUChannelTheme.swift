public import UIKit

/// The colours and fonts of a channel's screen.
///
/// `light` and `dark` are made anew from the current colour and font sets each
/// time they are read. A theme that is in use may be changed; screens take the
/// change at their next `updateStyles()`.
@preconcurrency @MainActor
public class SBUChannelTheme {
    /// The look of the system's status bar above the channel.
    public var statusBarStyle: UIStatusBarStyle
    /// The background of the navigation bar.
    public var navigationBarTintColor: UIColor
    /// The hairline under the navigation bar.
    public var navigationBarShadowColor: UIColor
    /// The tint of the back button.
    public var leftBarButtonTintColor: UIColor
    /// The tint of the settings button.
    public var rightBarButtonTintColor: UIColor
    /// The background behind the messages.
    public var backgroundColor: UIColor
    /// The font of the banner that tells the channel's state.
    public var channelStateBannerFont: UIFont
    /// The text of the banner that tells the channel's state.
    public var channelStateBannerTextColor: UIColor
    /// Behind the banner that tells the channel's state.
    public var channelStateBannerBackgroundColor: UIColor
    /// The font of the note that no more mentions fit.
    public var mentionLimitGuideTextFont: UIFont
    /// The colour of the note that no more mentions fit.
    public var mentionLimitGuideTextColor: UIColor
    /// The menu item that removes.
    public var removeItemColor: UIColor
    /// The menu item that deletes.
    public var deleteItemColor: UIColor
    /// The menu item that cancels.
    public var cancelItemColor: UIColor
    /// The button of an alert that removes.
    public var alertRemoveColor: UIColor
    /// The button of an alert that cancels.
    public var alertCancelColor: UIColor
    /// The text of a menu item.
    public var menuTextColor: UIColor
    /// The icon of a menu item.
    public var menuItemTintColor: UIColor
    /// A menu item that cannot be chosen now.
    public var menuItemDisabledColor: UIColor
    /// Lines between menu items.
    public var separatorColor: UIColor

    /// Creates a theme; what is not given is as in `light`.
    public init(
        statusBarStyle: UIStatusBarStyle = .default, navigationBarTintColor: UIColor = SBUColorSet.background50,
        navigationBarShadowColor: UIColor = SBUColorSet.background200,
        leftBarButtonTintColor: UIColor = SBUColorSet.primary300,
        rightBarButtonTintColor: UIColor = SBUColorSet.primary300, backgroundColor: UIColor = SBUColorSet.background50,
        channelStateBannerFont: UIFont = SBUFontSet.caption2,
        channelStateBannerTextColor: UIColor = SBUColorSet.onlight01,
        channelStateBannerBackgroundColor: UIColor = SBUColorSet.informationLight,
        mentionLimitGuideTextFont: UIFont = SBUFontSet.body2,
        mentionLimitGuideTextColor: UIColor = SBUColorSet.onlight02, removeItemColor: UIColor = SBUColorSet.error300,
        deleteItemColor: UIColor = SBUColorSet.error300, cancelItemColor: UIColor = SBUColorSet.primary300,
        alertRemoveColor: UIColor = SBUColorSet.error300, alertCancelColor: UIColor = SBUColorSet.primary300,
        menuTextColor: UIColor = SBUColorSet.onlight01, menuItemTintColor: UIColor = SBUColorSet.primary300,
        menuItemDisabledColor: UIColor = SBUColorSet.onlight04, separatorColor: UIColor = SBUColorSet.background200
    ) {
        self.statusBarStyle = statusBarStyle
        self.navigationBarTintColor = navigationBarTintColor
        self.navigationBarShadowColor = navigationBarShadowColor
        self.leftBarButtonTintColor = leftBarButtonTintColor
        self.rightBarButtonTintColor = rightBarButtonTintColor
        self.backgroundColor = backgroundColor
        self.channelStateBannerFont = channelStateBannerFont
        self.channelStateBannerTextColor = channelStateBannerTextColor
        self.channelStateBannerBackgroundColor = channelStateBannerBackgroundColor
        self.mentionLimitGuideTextFont = mentionLimitGuideTextFont
        self.mentionLimitGuideTextColor = mentionLimitGuideTextColor
        self.removeItemColor = removeItemColor
        self.deleteItemColor = deleteItemColor
        self.cancelItemColor = cancelItemColor
        self.alertRemoveColor = alertRemoveColor
        self.alertCancelColor = alertCancelColor
        self.menuTextColor = menuTextColor
        self.menuItemTintColor = menuItemTintColor
        self.menuItemDisabledColor = menuItemDisabledColor
        self.separatorColor = separatorColor
    }

    /// The theme on a light background.
    public static var light: SBUChannelTheme { SBUChannelTheme() }

    /// The theme on a dark background.
    public static var dark: SBUChannelTheme {
        SBUChannelTheme(
            statusBarStyle: .lightContent,
            navigationBarTintColor: SBUColorSet.background600,
            navigationBarShadowColor: SBUColorSet.background500,
            leftBarButtonTintColor: SBUColorSet.primary200,
            rightBarButtonTintColor: SBUColorSet.primary200,
            backgroundColor: SBUColorSet.background600,
            channelStateBannerTextColor: SBUColorSet.ondark01,
            channelStateBannerBackgroundColor: SBUColorSet.background400,
            mentionLimitGuideTextColor: SBUColorSet.ondark02,
            removeItemColor: SBUColorSet.error200,
            deleteItemColor: SBUColorSet.error200,
            cancelItemColor: SBUColorSet.primary200,
            alertRemoveColor: SBUColorSet.error200,
            alertCancelColor: SBUColorSet.primary200,
            menuTextColor: SBUColorSet.ondark01,
            menuItemTintColor: SBUColorSet.primary200,
            menuItemDisabledColor: SBUColorSet.ondark04,
            separatorColor: SBUColorSet.background500
        )
    }
}
