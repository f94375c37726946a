public import UIKit

/// The colours of the screen that creates an open channel.
///
/// `light` and `dark` are made anew from the current colour set each time they are read. A theme
/// that is in use may be changed; screens take the change at their next `updateStyles()`.
@preconcurrency @MainActor
public class SBUCreateOpenChannelTheme {
    /// The look of the system's status bar above the screen.
    public var statusBarStyle: UIStatusBarStyle
    /// The background of the navigation bar.
    public var navigationBarTintColor: UIColor
    /// The hairline under the navigation bar.
    public var navigationBarShadowColor: UIColor
    /// The tint of the button that cancels.
    public var leftBarButtonTintColor: UIColor
    /// The tint of the button that creates.
    public var rightBarButtonTintColor: UIColor
    /// The tint of the button that creates while there is no name.
    public var rightBarButtonDisabledTintColor: UIColor
    /// The background of the screen.
    public var backgroundColor: UIColor
    /// What the sheet for pictures offers.
    public var actionSheetTextColor: UIColor
    /// The icons of the sheet for pictures.
    public var actionSheetItemColor: UIColor
    /// What the sheet for pictures offers to take away.
    public var actionSheetRemoveTextColor: UIColor
    /// What closes the sheet for pictures.
    public var actionSheetCancelTextColor: UIColor

    /// Creates a theme; what is not given is as in `light`.
    public init(
        statusBarStyle: UIStatusBarStyle = .default, navigationBarTintColor: UIColor = SBUColorSet.background50,
        navigationBarShadowColor: UIColor = SBUColorSet.background200,
        leftBarButtonTintColor: UIColor = SBUColorSet.primary300,
        rightBarButtonTintColor: UIColor = SBUColorSet.primary300,
        rightBarButtonDisabledTintColor: UIColor = SBUColorSet.onlight04,
        backgroundColor: UIColor = SBUColorSet.background50, actionSheetTextColor: UIColor = SBUColorSet.onlight01,
        actionSheetItemColor: UIColor = SBUColorSet.primary300,
        actionSheetRemoveTextColor: UIColor = SBUColorSet.error300,
        actionSheetCancelTextColor: UIColor = SBUColorSet.primary300
    ) {
        self.statusBarStyle = statusBarStyle
        self.navigationBarTintColor = navigationBarTintColor
        self.navigationBarShadowColor = navigationBarShadowColor
        self.leftBarButtonTintColor = leftBarButtonTintColor
        self.rightBarButtonTintColor = rightBarButtonTintColor
        self.rightBarButtonDisabledTintColor = rightBarButtonDisabledTintColor
        self.backgroundColor = backgroundColor
        self.actionSheetTextColor = actionSheetTextColor
        self.actionSheetItemColor = actionSheetItemColor
        self.actionSheetRemoveTextColor = actionSheetRemoveTextColor
        self.actionSheetCancelTextColor = actionSheetCancelTextColor
    }

    /// The theme on a light background.
    public static var light: SBUCreateOpenChannelTheme { SBUCreateOpenChannelTheme() }

    /// The theme on a dark background.
    public static var dark: SBUCreateOpenChannelTheme {
        SBUCreateOpenChannelTheme(
            statusBarStyle: .lightContent,
            navigationBarTintColor: SBUColorSet.background600,
            navigationBarShadowColor: SBUColorSet.background500,
            leftBarButtonTintColor: SBUColorSet.primary200,
            rightBarButtonTintColor: SBUColorSet.primary200,
            rightBarButtonDisabledTintColor: SBUColorSet.ondark04,
            backgroundColor: SBUColorSet.background600,
            actionSheetTextColor: SBUColorSet.ondark01,
            actionSheetItemColor: SBUColorSet.primary200,
            actionSheetRemoveTextColor: SBUColorSet.error200,
            actionSheetCancelTextColor: SBUColorSet.primary200
        )
    }
}
