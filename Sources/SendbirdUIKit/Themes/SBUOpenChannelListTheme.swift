public import UIKit

/// The colours of the open channel list.
///
/// `light` and `dark` are made anew from the current colour set each time they are read. A theme
/// that is in use may be changed; screens take the change at their next `updateStyles()`.
@preconcurrency @MainActor
public class SBUOpenChannelListTheme {
    /// The look of the system's status bar above the list.
    public var statusBarStyle: UIStatusBarStyle
    /// The tint of the back button.
    public var leftBarButtonTintColor: UIColor
    /// The tint of the create button.
    public var rightBarButtonTintColor: UIColor
    /// The background of the navigation bar.
    public var navigationBarTintColor: UIColor
    /// The hairline under the navigation bar.
    public var navigationBarShadowColor: UIColor
    /// The background behind the rows.
    public var backgroundColor: UIColor
    /// Behind the sign that turns while the list is pulled down.
    public var refreshBackgroundColor: UIColor
    /// The sign that turns while the list is pulled down.
    public var refreshIndicatorColor: UIColor

    /// Creates a theme; what is not given is as in `light`.
    public init(
        statusBarStyle: UIStatusBarStyle = .default, leftBarButtonTintColor: UIColor = SBUColorSet.primary300,
        rightBarButtonTintColor: UIColor = SBUColorSet.primary300,
        navigationBarTintColor: UIColor = SBUColorSet.background50,
        navigationBarShadowColor: UIColor = SBUColorSet.background200,
        backgroundColor: UIColor = SBUColorSet.background50,
        refreshBackgroundColor: UIColor = SBUColorSet.background50,
        refreshIndicatorColor: UIColor = SBUColorSet.primary300
    ) {
        self.statusBarStyle = statusBarStyle
        self.leftBarButtonTintColor = leftBarButtonTintColor
        self.rightBarButtonTintColor = rightBarButtonTintColor
        self.navigationBarTintColor = navigationBarTintColor
        self.navigationBarShadowColor = navigationBarShadowColor
        self.backgroundColor = backgroundColor
        self.refreshBackgroundColor = refreshBackgroundColor
        self.refreshIndicatorColor = refreshIndicatorColor
    }

    /// The theme on a light background.
    public static var light: SBUOpenChannelListTheme { SBUOpenChannelListTheme() }

    /// The theme on a dark background.
    public static var dark: SBUOpenChannelListTheme {
        SBUOpenChannelListTheme(
            statusBarStyle: .lightContent,
            leftBarButtonTintColor: SBUColorSet.primary200,
            rightBarButtonTintColor: SBUColorSet.primary200,
            navigationBarTintColor: SBUColorSet.background600,
            navigationBarShadowColor: SBUColorSet.background500,
            backgroundColor: SBUColorSet.background600,
            refreshBackgroundColor: SBUColorSet.background600,
            refreshIndicatorColor: SBUColorSet.primary200
        )
    }
}
