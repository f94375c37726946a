public import UIKit

/// The colours of the group channel list.
///
/// `light` and `dark` are made anew from the current colour and font sets each
/// time they are read. A theme that is in use may be changed; screens take the
/// change at their next `updateStyles()`.
@preconcurrency @MainActor
public class SBUGroupChannelListTheme {
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
    /// Behind the swipe action that turns notifications on.
    public var notificationOnBackgroundColor: UIColor
    /// The icon of the swipe action that turns notifications on.
    public var notificationOnTintColor: UIColor
    /// Behind the swipe action that turns notifications off.
    public var notificationOffBackgroundColor: UIColor
    /// The icon of the swipe action that turns notifications off.
    public var notificationOffTintColor: UIColor
    /// Behind the swipe action that leaves the channel.
    public var leaveBackgroundColor: UIColor
    /// The icon of the swipe action that leaves the channel.
    public var leaveTintColor: UIColor
    /// The background of questions asked over the list.
    public var alertBackgroundColor: UIColor

    /// Creates a theme; what is not given is as in `light`.
    public init(
        statusBarStyle: UIStatusBarStyle = .default, leftBarButtonTintColor: UIColor = SBUColorSet.primary300,
        rightBarButtonTintColor: UIColor = SBUColorSet.primary300,
        navigationBarTintColor: UIColor = SBUColorSet.background50,
        navigationBarShadowColor: UIColor = SBUColorSet.background200,
        backgroundColor: UIColor = SBUColorSet.background50,
        notificationOnBackgroundColor: UIColor = SBUColorSet.primary300,
        notificationOnTintColor: UIColor = SBUColorSet.ondark01,
        notificationOffBackgroundColor: UIColor = SBUColorSet.onlight02,
        notificationOffTintColor: UIColor = SBUColorSet.ondark01, leaveBackgroundColor: UIColor = SBUColorSet.error300,
        leaveTintColor: UIColor = SBUColorSet.ondark01, alertBackgroundColor: UIColor = SBUColorSet.background100
    ) {
        self.statusBarStyle = statusBarStyle
        self.leftBarButtonTintColor = leftBarButtonTintColor
        self.rightBarButtonTintColor = rightBarButtonTintColor
        self.navigationBarTintColor = navigationBarTintColor
        self.navigationBarShadowColor = navigationBarShadowColor
        self.backgroundColor = backgroundColor
        self.notificationOnBackgroundColor = notificationOnBackgroundColor
        self.notificationOnTintColor = notificationOnTintColor
        self.notificationOffBackgroundColor = notificationOffBackgroundColor
        self.notificationOffTintColor = notificationOffTintColor
        self.leaveBackgroundColor = leaveBackgroundColor
        self.leaveTintColor = leaveTintColor
        self.alertBackgroundColor = alertBackgroundColor
    }

    /// The theme on a light background.
    public static var light: SBUGroupChannelListTheme { SBUGroupChannelListTheme() }

    /// The theme on a dark background.
    public static var dark: SBUGroupChannelListTheme {
        SBUGroupChannelListTheme(
            statusBarStyle: .lightContent,
            leftBarButtonTintColor: SBUColorSet.primary200,
            rightBarButtonTintColor: SBUColorSet.primary200,
            navigationBarTintColor: SBUColorSet.background600,
            navigationBarShadowColor: SBUColorSet.background500,
            backgroundColor: SBUColorSet.background600,
            notificationOnBackgroundColor: SBUColorSet.primary400,
            notificationOffBackgroundColor: SBUColorSet.background400,
            leaveBackgroundColor: SBUColorSet.error400,
            alertBackgroundColor: SBUColorSet.background500
        )
    }
}
