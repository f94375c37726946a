public import UIKit

/// The colours of a list of users.
///
/// `light` and `dark` are made anew from the current colour and font sets each
/// time they are read. A theme that is in use may be changed; screens take the
/// change at their next `updateStyles()`.
@preconcurrency @MainActor
public class SBUUserListTheme {
    /// The look of the system's status bar above the list.
    public var statusBarStyle: UIStatusBarStyle
    /// The tint of the back button.
    public var leftBarButtonTintColor: UIColor
    /// The tint of the right button while nobody is chosen.
    public var rightBarButtonTintColor: UIColor
    /// The tint of the right button once somebody is chosen.
    public var rightBarButtonSelectedTintColor: UIColor
    /// The tint of other bar buttons.
    public var barButtonTintColor: UIColor
    /// The tint of other bar buttons that cannot be used.
    public var barButtonDisabledTintColor: UIColor
    /// The background of the navigation bar.
    public var navigationBarTintColor: UIColor
    /// The hairline under the navigation bar.
    public var navigationShadowColor: UIColor
    /// The background behind the rows.
    public var backgroundColor: UIColor
    /// The icon that stands for a missing picture.
    public var coverImageTintColor: UIColor
    /// Behind the icon that stands for a missing picture.
    public var coverImageBackgroundColor: UIColor
    /// Text being typed.
    public var textfieldTextColor: UIColor
    /// The text of an empty field.
    public var placeholderTintColor: UIColor
    /// The text of a menu item.
    public var itemTextColor: UIColor
    /// The icon of a menu item.
    public var itemColor: UIColor
    /// What removes somebody.
    public var removeColor: UIColor

    /// Creates a theme; what is not given is as in `light`.
    public init(
        statusBarStyle: UIStatusBarStyle = .default, leftBarButtonTintColor: UIColor = SBUColorSet.primary300,
        rightBarButtonTintColor: UIColor = SBUColorSet.onlight03,
        rightBarButtonSelectedTintColor: UIColor = SBUColorSet.primary300,
        barButtonTintColor: UIColor = SBUColorSet.primary300,
        barButtonDisabledTintColor: UIColor = SBUColorSet.onlight03,
        navigationBarTintColor: UIColor = SBUColorSet.background50,
        navigationShadowColor: UIColor = SBUColorSet.background200, backgroundColor: UIColor = SBUColorSet.background50,
        coverImageTintColor: UIColor = SBUColorSet.ondark01,
        coverImageBackgroundColor: UIColor = SBUColorSet.background300,
        textfieldTextColor: UIColor = SBUColorSet.onlight01, placeholderTintColor: UIColor = SBUColorSet.onlight03,
        itemTextColor: UIColor = SBUColorSet.onlight01, itemColor: UIColor = SBUColorSet.primary300,
        removeColor: UIColor = SBUColorSet.error300
    ) {
        self.statusBarStyle = statusBarStyle
        self.leftBarButtonTintColor = leftBarButtonTintColor
        self.rightBarButtonTintColor = rightBarButtonTintColor
        self.rightBarButtonSelectedTintColor = rightBarButtonSelectedTintColor
        self.barButtonTintColor = barButtonTintColor
        self.barButtonDisabledTintColor = barButtonDisabledTintColor
        self.navigationBarTintColor = navigationBarTintColor
        self.navigationShadowColor = navigationShadowColor
        self.backgroundColor = backgroundColor
        self.coverImageTintColor = coverImageTintColor
        self.coverImageBackgroundColor = coverImageBackgroundColor
        self.textfieldTextColor = textfieldTextColor
        self.placeholderTintColor = placeholderTintColor
        self.itemTextColor = itemTextColor
        self.itemColor = itemColor
        self.removeColor = removeColor
    }

    /// The theme on a light background.
    public static var light: SBUUserListTheme { SBUUserListTheme() }

    /// The theme on a dark background.
    public static var dark: SBUUserListTheme {
        SBUUserListTheme(
            statusBarStyle: .lightContent,
            leftBarButtonTintColor: SBUColorSet.primary200,
            rightBarButtonTintColor: SBUColorSet.ondark03,
            rightBarButtonSelectedTintColor: SBUColorSet.primary200,
            barButtonTintColor: SBUColorSet.primary200,
            barButtonDisabledTintColor: SBUColorSet.ondark03,
            navigationBarTintColor: SBUColorSet.background600,
            navigationShadowColor: SBUColorSet.background500,
            backgroundColor: SBUColorSet.background600,
            coverImageBackgroundColor: SBUColorSet.background400,
            textfieldTextColor: SBUColorSet.ondark01,
            placeholderTintColor: SBUColorSet.ondark03,
            itemTextColor: SBUColorSet.ondark01,
            itemColor: SBUColorSet.primary200,
            removeColor: SBUColorSet.error200
        )
    }
}
