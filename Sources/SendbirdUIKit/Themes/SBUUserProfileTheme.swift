public import UIKit

/// The colours and fonts of a user's small profile.
///
/// `light` and `dark` are made anew from the current colour and font sets each
/// time they are read. A theme that is in use may be changed; screens take the
/// change at their next `updateStyles()`.
@preconcurrency @MainActor
public class SBUUserProfileTheme {
    /// The look of the system's status bar.
    public var statusBarStyle: UIStatusBarStyle
    /// The shade over what lies behind.
    public var overlayColor: UIColor
    /// The background of the profile.
    public var backgroundColor: UIColor
    /// The name.
    public var usernameTextColor: UIColor
    /// The font of the name.
    public var usernameFont: UIFont
    /// The role in the channel.
    public var userRoleTextColor: UIColor
    /// The font of the role in the channel.
    public var userRoleFont: UIFont
    /// The icon that stands for a missing picture.
    public var userPlaceholderTintColor: UIColor
    /// Behind the icon that stands for a missing picture.
    public var userPlaceholderBackgroundColor: UIColor
    /// The text of a wide button.
    public var largeItemTintColor: UIColor
    /// The font of a wide button.
    public var largeItemFont: UIFont
    /// The background of a wide button.
    public var largeItemBackgroundColor: UIColor
    /// The background of a wide button being pressed.
    public var largeItemHighlightedColor: UIColor
    /// A round button.
    public var itemTintColor: UIColor
    /// The font of a round button.
    public var itemFont: UIFont
    /// The background of a round button.
    public var itemBackgroundColor: UIColor
    /// A round button being pressed.
    public var itemHighlightedTintColor: UIColor
    /// A round button that is on.
    public var itemSelectedTintColor: UIColor
    /// The background of a round button that is on.
    public var itemSelectedBackgroundColor: UIColor
    /// The line above the information.
    public var separatorColor: UIColor
    /// The heading of a piece of information.
    public var informationTitleColor: UIColor
    /// The font of the heading of a piece of information.
    public var informationTitleFont: UIFont
    /// A piece of information. (The name is spelled as documented.)
    public var informationDesctiptionColor: UIColor
    /// The font of a piece of information. (The name is spelled as documented.)
    public var informationDesctiptionFont: UIFont

    /// Creates a theme; what is not given is as in `light`.
    public init(
        statusBarStyle: UIStatusBarStyle = .default, overlayColor: UIColor = SBUColorSet.overlay02,
        backgroundColor: UIColor = SBUColorSet.background50, usernameTextColor: UIColor = SBUColorSet.onlight01,
        usernameFont: UIFont = SBUFontSet.h2, userRoleTextColor: UIColor = SBUColorSet.onlight02,
        userRoleFont: UIFont = SBUFontSet.body2, userPlaceholderTintColor: UIColor = SBUColorSet.ondark01,
        userPlaceholderBackgroundColor: UIColor = SBUColorSet.background300,
        largeItemTintColor: UIColor = SBUColorSet.onlight01, largeItemFont: UIFont = SBUFontSet.button2,
        largeItemBackgroundColor: UIColor = SBUColorSet.background100,
        largeItemHighlightedColor: UIColor = SBUColorSet.background200, itemTintColor: UIColor = SBUColorSet.onlight01,
        itemFont: UIFont = SBUFontSet.caption2, itemBackgroundColor: UIColor = SBUColorSet.background100,
        itemHighlightedTintColor: UIColor = SBUColorSet.onlight01,
        itemSelectedTintColor: UIColor = SBUColorSet.primary300,
        itemSelectedBackgroundColor: UIColor = SBUColorSet.primary100,
        separatorColor: UIColor = SBUColorSet.background200, informationTitleColor: UIColor = SBUColorSet.onlight03,
        informationTitleFont: UIFont = SBUFontSet.caption2,
        informationDesctiptionColor: UIColor = SBUColorSet.onlight01,
        informationDesctiptionFont: UIFont = SBUFontSet.body3
    ) {
        self.statusBarStyle = statusBarStyle
        self.overlayColor = overlayColor
        self.backgroundColor = backgroundColor
        self.usernameTextColor = usernameTextColor
        self.usernameFont = usernameFont
        self.userRoleTextColor = userRoleTextColor
        self.userRoleFont = userRoleFont
        self.userPlaceholderTintColor = userPlaceholderTintColor
        self.userPlaceholderBackgroundColor = userPlaceholderBackgroundColor
        self.largeItemTintColor = largeItemTintColor
        self.largeItemFont = largeItemFont
        self.largeItemBackgroundColor = largeItemBackgroundColor
        self.largeItemHighlightedColor = largeItemHighlightedColor
        self.itemTintColor = itemTintColor
        self.itemFont = itemFont
        self.itemBackgroundColor = itemBackgroundColor
        self.itemHighlightedTintColor = itemHighlightedTintColor
        self.itemSelectedTintColor = itemSelectedTintColor
        self.itemSelectedBackgroundColor = itemSelectedBackgroundColor
        self.separatorColor = separatorColor
        self.informationTitleColor = informationTitleColor
        self.informationTitleFont = informationTitleFont
        self.informationDesctiptionColor = informationDesctiptionColor
        self.informationDesctiptionFont = informationDesctiptionFont
    }

    /// The theme on a light background.
    public static var light: SBUUserProfileTheme { SBUUserProfileTheme() }

    /// The theme on a dark background.
    public static var dark: SBUUserProfileTheme {
        SBUUserProfileTheme(
            statusBarStyle: .lightContent,
            overlayColor: SBUColorSet.overlay01,
            backgroundColor: SBUColorSet.background500,
            usernameTextColor: SBUColorSet.ondark01,
            userRoleTextColor: SBUColorSet.ondark02,
            userPlaceholderBackgroundColor: SBUColorSet.background400,
            largeItemTintColor: SBUColorSet.ondark01,
            largeItemBackgroundColor: SBUColorSet.background400,
            largeItemHighlightedColor: SBUColorSet.background500,
            itemTintColor: SBUColorSet.ondark01,
            itemBackgroundColor: SBUColorSet.background400,
            itemHighlightedTintColor: SBUColorSet.ondark01,
            itemSelectedTintColor: SBUColorSet.primary200,
            itemSelectedBackgroundColor: SBUColorSet.background400,
            separatorColor: SBUColorSet.background400,
            informationTitleColor: SBUColorSet.ondark03,
            informationDesctiptionColor: SBUColorSet.ondark01
        )
    }
}
