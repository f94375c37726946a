public import UIKit

/// The colours and fonts of the screen that searches messages.
///
/// `light` and `dark` are made anew from the current colour and font sets each
/// time they are read. A theme that is in use may be changed; screens take the
/// change at their next `updateStyles()`.
@preconcurrency @MainActor
public class SBUMessageSearchTheme {
    /// The look of the system's status bar above the screen.
    public var statusBarStyle: UIStatusBarStyle
    /// The look of the navigation bar.
    public var navigationBarStyle: UIBarStyle
    /// The background of the navigation bar.
    public var navigationBarTintColor: UIColor
    /// The hairline under the navigation bar.
    public var navigationBarShadowColor: UIColor
    /// The background behind the rows.
    public var backgroundColor: UIColor
    /// The font of what is searched for.
    public var searchTextFont: UIFont
    /// What is searched for.
    public var searchTextColor: UIColor
    /// What an empty field says.
    public var searchPlaceholderColor: UIColor
    /// Behind what is searched for.
    public var searchTextBackgroundColor: UIColor
    /// The glass in the field.
    public var searchIconTintColor: UIColor
    /// The sign that empties the field.
    public var clearIconTintColor: UIColor
    /// The button that ends the search.
    public var cancelButtonTintColor: UIColor

    /// Creates a theme; what is not given is as in `light`.
    public init(
        statusBarStyle: UIStatusBarStyle = .default,
        navigationBarStyle: UIBarStyle = .default,
        navigationBarTintColor: UIColor = SBUColorSet.background50,
        navigationBarShadowColor: UIColor = SBUColorSet.background200,
        backgroundColor: UIColor = SBUColorSet.background50,
        searchTextFont: UIFont = SBUFontSet.body1,
        searchTextColor: UIColor = SBUColorSet.onlight01,
        searchPlaceholderColor: UIColor = SBUColorSet.onlight03,
        searchTextBackgroundColor: UIColor = SBUColorSet.background100,
        searchIconTintColor: UIColor = SBUColorSet.onlight03,
        clearIconTintColor: UIColor = SBUColorSet.onlight03,
        cancelButtonTintColor: UIColor = SBUColorSet.primary300
    ) {
        self.statusBarStyle = statusBarStyle
        self.navigationBarStyle = navigationBarStyle
        self.navigationBarTintColor = navigationBarTintColor
        self.navigationBarShadowColor = navigationBarShadowColor
        self.backgroundColor = backgroundColor
        self.searchTextFont = searchTextFont
        self.searchTextColor = searchTextColor
        self.searchPlaceholderColor = searchPlaceholderColor
        self.searchTextBackgroundColor = searchTextBackgroundColor
        self.searchIconTintColor = searchIconTintColor
        self.clearIconTintColor = clearIconTintColor
        self.cancelButtonTintColor = cancelButtonTintColor
    }

    /// The theme on a light background.
    public static var light: SBUMessageSearchTheme { SBUMessageSearchTheme() }

    /// The theme on a dark background.
    public static var dark: SBUMessageSearchTheme {
        SBUMessageSearchTheme(
            statusBarStyle: .lightContent,
            navigationBarStyle: .black,
            navigationBarTintColor: SBUColorSet.background600,
            navigationBarShadowColor: SBUColorSet.background500,
            backgroundColor: SBUColorSet.background600,
            searchTextColor: SBUColorSet.ondark01,
            searchPlaceholderColor: SBUColorSet.ondark03,
            searchTextBackgroundColor: SBUColorSet.background500,
            searchIconTintColor: SBUColorSet.ondark03,
            clearIconTintColor: SBUColorSet.ondark03,
            cancelButtonTintColor: SBUColorSet.primary200)
    }
}
