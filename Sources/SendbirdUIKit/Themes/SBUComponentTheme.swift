public import UIKit

/// The colours and fonts of what all screens share: empty states, sheets,
/// alerts, titles, placeholders.
///
/// `light` and `dark` are made anew from the current colour and font sets each
/// time they are read. A theme that is in use may be changed; screens take the
/// change at their next `updateStyles()`.
@preconcurrency @MainActor
public class SBUComponentTheme {
    /// The background of an empty state.
    public var emptyViewBackgroundColor: UIColor = SBUColorSet.background50
    /// The font of what an empty state says.
    public var emptyViewStatusFont: UIFont = SBUFontSet.body3
    /// The text and picture of an empty state.
    public var emptyViewStatusTintColor: UIColor = SBUColorSet.onlight02
    /// The button that tries again.
    public var emptyViewRetryButtonTintColor: UIColor = SBUColorSet.primary300
    /// The font of the button that tries again.
    public var emptyViewRetryButtonFont: UIFont = SBUFontSet.button2
    /// The shade under sheets and alerts.
    public var overlayColor: UIColor = SBUColorSet.overlay02
    /// The background of sheets and alerts.
    public var backgroundColor: UIColor = SBUColorSet.background50
    /// A row of a sheet being pressed.
    public var highlightedColor: UIColor = SBUColorSet.background100
    /// The text of buttons.
    public var buttonTextColor: UIColor = SBUColorSet.primary300
    /// Lines between items.
    public var separatorColor: UIColor = SBUColorSet.background200
    /// The shadow under what floats.
    public var shadowColor: UIColor = SBUColorSet.onlight01
    /// The button that closes a selector.
    public var closeBarButtonTintColor: UIColor = SBUColorSet.onlight01
    /// The font of a title in the navigation bar.
    public var titleFont: UIFont = SBUFontSet.h3
    /// A title in the navigation bar.
    public var titleColor: UIColor = SBUColorSet.onlight01
    /// The dot of somebody who is online.
    public var titleOnlineStateColor: UIColor = SBUColorSet.primary300
    /// The line under a title.
    public var titleStatusColor: UIColor = SBUColorSet.onlight02
    /// The font of the line under a title.
    public var titleStatusFont: UIFont = SBUFontSet.caption2
    /// The font of a menu item.
    public var menuTitleFont: UIFont = SBUFontSet.subtitle2
    /// The shade behind the loading sign.
    public var loadingBackgroundColor: UIColor = SBUColorSet.overlay02
    /// The background of the loading sign.
    public var loadingPopupBackgroundColor: UIColor = SBUColorSet.background50
    /// The font under the loading sign.
    public var loadingFont: UIFont = SBUFontSet.caption1
    /// The text under the loading sign.
    public var loadingTextColor: UIColor = SBUColorSet.onlight02
    /// The turning part of the loading sign.
    public var loadingSpinnerColor: UIColor = SBUColorSet.primary300
    /// The title of an alert.
    public var alertTitleColor: UIColor = SBUColorSet.onlight01
    /// The font of the title of an alert.
    public var alertTitleFont: UIFont = SBUFontSet.h2
    /// The text of an alert.
    public var alertDetailColor: UIColor = SBUColorSet.onlight02
    /// The font of the text of an alert.
    public var alertDetailFont: UIFont = SBUFontSet.body2
    /// The text of an empty field in an alert.
    public var alertPlaceholderColor: UIColor = SBUColorSet.onlight03
    /// The buttons of an alert.
    public var alertButtonColor: UIColor = SBUColorSet.primary300
    /// The button of an alert that destroys something.
    public var alertErrorColor: UIColor = SBUColorSet.error300
    /// The font of the buttons of an alert.
    public var alertButtonFont: UIFont = SBUFontSet.button2
    /// The background of a field in an alert.
    public var alertTextFieldBackgroundColor: UIColor = SBUColorSet.background100
    /// The caret of a field in an alert.
    public var alertTextFieldTintColor: UIColor = SBUColorSet.primary300
    /// The font of a field in an alert.
    public var alertTextFieldFont: UIFont = SBUFontSet.body3
    /// The text of a sheet's item.
    public var actionSheetTextColor: UIColor = SBUColorSet.onlight01
    /// The font of a sheet's item.
    public var actionSheetTextFont: UIFont = SBUFontSet.subtitle2
    /// The second line of a sheet's item.
    public var actionSheetSubTextColor: UIColor = SBUColorSet.onlight02
    /// The font of the second line of a sheet's item.
    public var actionSheetSubTextFont: UIFont = SBUFontSet.body2
    /// The icon of a sheet's item.
    public var actionSheetItemColor: UIColor = SBUColorSet.primary300
    /// A sheet's item that destroys something.
    public var actionSheetErrorColor: UIColor = SBUColorSet.error300
    /// A sheet's item that cannot be chosen now.
    public var actionSheetDisabledColor: UIColor = SBUColorSet.onlight04
    /// The font of the button that closes a sheet.
    public var actionSheetButtonFont: UIFont = SBUFontSet.button2
    /// The font of the sign that there are new messages.
    public var newMessageFont: UIFont = SBUFontSet.caption1
    /// The sign that there are new messages.
    public var newMessageTintColor: UIColor = SBUColorSet.ondark01
    /// Behind the sign that there are new messages.
    public var newMessageBackground: UIColor = SBUColorSet.primary300
    /// Behind the sign that there are new messages being pressed.
    public var newMessageHighlighted: UIColor = SBUColorSet.primary400
    /// The button that goes to the new messages.
    public var newMessageButtonTintColor: UIColor = SBUColorSet.primary300
    /// Behind the button that goes to the new messages.
    public var newMessageButtonBackground: UIColor = SBUColorSet.background50
    /// Behind the button that goes to the new messages being pressed.
    public var newMessageButtonHighlighted: UIColor = SBUColorSet.background100
    /// The button that goes to the newest message.
    public var scrollBottomButtonIconColor: UIColor = SBUColorSet.primary300
    /// Behind the button that goes to the newest message.
    public var scrollBottomButtonBackground: UIColor = SBUColorSet.background50
    /// Behind the button that goes to the newest message being pressed.
    public var scrollBottomButtonHighlighted: UIColor = SBUColorSet.background100
    /// The font of a kind of channel to choose.
    public var channelTypeSelectorItemFont: UIFont = SBUFontSet.caption1
    /// The icon of a kind of channel to choose.
    public var channelTypeSelectorItemTintColor: UIColor = SBUColorSet.primary300
    /// The name of a kind of channel to choose.
    public var channelTypeSelectorItemTextColor: UIColor = SBUColorSet.onlight01
    /// Bar buttons on shared views.
    public var barItemTintColor: UIColor = SBUColorSet.primary300
    /// Behind the icon that stands for a missing cover.
    public var placeholderBackgroundColor: UIColor = SBUColorSet.background300
    /// The icon that stands for a missing cover.
    public var placeholderTintColor: UIColor = SBUColorSet.ondark01
    /// Behind the icon that stands for a missing profile picture.
    public var userPlaceholderBackgroundColor: UIColor = SBUColorSet.background300
    /// The icon that stands for a missing profile picture.
    public var userPlaceholderTintColor: UIColor = SBUColorSet.ondark01
    /// Behind the sign of a broadcast channel without a cover.
    public var broadcastIconBackgroundColor: UIColor = SBUColorSet.primary100
    /// The sign of a broadcast channel without a cover.
    public var broadcastIconTintColor: UIColor = SBUColorSet.primary300
    /// The background of the row of reactions.
    public var reactionBoxBackgroundColor: UIColor = SBUColorSet.background50
    /// The line around the row of reactions.
    public var reactionBoxBorderLineColor: UIColor = SBUColorSet.background200
    /// How often a reaction was given.
    public var reactionBoxEmojiCountColor: UIColor = SBUColorSet.onlight01
    /// Behind a reaction.
    public var reactionBoxEmojiBackgroundColor: UIColor = SBUColorSet.background100
    /// Behind an own reaction.
    public var reactionBoxSelectedEmojiBackgroundColor: UIColor = SBUColorSet.primary100
    /// The font of how often a reaction was given.
    public var reactionBoxEmojiCountFont: UIFont = SBUFontSet.caption4
    /// How often an emoji was given, in the list of reactions.
    public var emojiCountColor: UIColor = SBUColorSet.onlight03
    /// How often the chosen emoji was given.
    public var emojiSelectedCountColor: UIColor = SBUColorSet.primary300
    /// The line under the chosen emoji.
    public var emojiSelectedUnderlineColor: UIColor = SBUColorSet.primary300
    /// The font of how often an emoji was given.
    public var emojiCountFont: UIFont = SBUFontSet.button3
    /// The line under the reactions of a menu.
    public var reactionMenuLineColor: UIColor = SBUColorSet.background200
    /// Behind a chosen emoji.
    public var emojiListSelectedBackgroundColor: UIColor = SBUColorSet.primary100
    /// The button that adds a reaction.
    public var addReactionTintColor: UIColor = SBUColorSet.onlight03

    /// Creates a theme as `light`; set what is to differ.
    public init() {}

    /// The theme on a light background.
    public static var light: SBUComponentTheme { SBUComponentTheme() }

    /// The theme on a dark background.
    public static var dark: SBUComponentTheme {
        let theme = SBUComponentTheme()
        theme.darken()
        theme.darkenMore()
        return theme
    }

    private func darken() {
        emptyViewBackgroundColor = SBUColorSet.background600
        emptyViewStatusTintColor = SBUColorSet.ondark02
        emptyViewRetryButtonTintColor = SBUColorSet.primary200
        overlayColor = SBUColorSet.overlay01
        backgroundColor = SBUColorSet.background500
        highlightedColor = SBUColorSet.background400
        buttonTextColor = SBUColorSet.primary200
        separatorColor = SBUColorSet.background400
        shadowColor = SBUColorSet.background700
        closeBarButtonTintColor = SBUColorSet.ondark01
        titleColor = SBUColorSet.ondark01
        titleOnlineStateColor = SBUColorSet.primary200
        titleStatusColor = SBUColorSet.ondark02
        loadingBackgroundColor = SBUColorSet.overlay01
        loadingPopupBackgroundColor = SBUColorSet.background500
        loadingTextColor = SBUColorSet.ondark02
        loadingSpinnerColor = SBUColorSet.primary200
        alertTitleColor = SBUColorSet.ondark01
        alertDetailColor = SBUColorSet.ondark02
        alertPlaceholderColor = SBUColorSet.ondark03
        alertButtonColor = SBUColorSet.primary200
        alertErrorColor = SBUColorSet.error200
        alertTextFieldBackgroundColor = SBUColorSet.background400
        alertTextFieldTintColor = SBUColorSet.primary200
        actionSheetTextColor = SBUColorSet.ondark01
        actionSheetSubTextColor = SBUColorSet.ondark02
        actionSheetItemColor = SBUColorSet.primary200
        actionSheetErrorColor = SBUColorSet.error200
        actionSheetDisabledColor = SBUColorSet.ondark04
        newMessageTintColor = SBUColorSet.onlight01
        newMessageBackground = SBUColorSet.primary200
        newMessageHighlighted = SBUColorSet.primary300
        newMessageButtonTintColor = SBUColorSet.primary200
        newMessageButtonBackground = SBUColorSet.background400
        newMessageButtonHighlighted = SBUColorSet.background500
        scrollBottomButtonIconColor = SBUColorSet.primary200
        scrollBottomButtonBackground = SBUColorSet.background400
        scrollBottomButtonHighlighted = SBUColorSet.background500
        channelTypeSelectorItemTintColor = SBUColorSet.primary200
        channelTypeSelectorItemTextColor = SBUColorSet.ondark01
        barItemTintColor = SBUColorSet.primary200
        placeholderBackgroundColor = SBUColorSet.background400
        userPlaceholderBackgroundColor = SBUColorSet.background400
        broadcastIconBackgroundColor = SBUColorSet.primary500
        broadcastIconTintColor = SBUColorSet.primary100
        reactionBoxBackgroundColor = SBUColorSet.background600
        reactionBoxBorderLineColor = SBUColorSet.background500
        reactionBoxEmojiCountColor = SBUColorSet.ondark01
        reactionBoxEmojiBackgroundColor = SBUColorSet.background500
        reactionBoxSelectedEmojiBackgroundColor = SBUColorSet.primary500
    }

    private func darkenMore() {
        emojiCountColor = SBUColorSet.ondark03
        emojiSelectedCountColor = SBUColorSet.primary200
        emojiSelectedUnderlineColor = SBUColorSet.primary200
        reactionMenuLineColor = SBUColorSet.background400
        emojiListSelectedBackgroundColor = SBUColorSet.primary500
        addReactionTintColor = SBUColorSet.ondark03
    }
}
