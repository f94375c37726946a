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
    public var emptyViewBackgroundColor: UIColor
    /// The font of what an empty state says.
    public var emptyViewStatusFont: UIFont
    /// The text and picture of an empty state.
    public var emptyViewStatusTintColor: UIColor
    /// The button that tries again.
    public var emptyViewRetryButtonTintColor: UIColor
    /// The font of the button that tries again.
    public var emptyViewRetryButtonFont: UIFont
    /// The shade under sheets and alerts.
    public var overlayColor: UIColor
    /// The background of sheets and alerts.
    public var backgroundColor: UIColor
    /// A row of a sheet being pressed.
    public var highlightedColor: UIColor
    /// The text of buttons.
    public var buttonTextColor: UIColor
    /// Lines between items.
    public var separatorColor: UIColor
    /// The shadow under what floats.
    public var shadowColor: UIColor
    /// The button that closes a selector.
    public var closeBarButtonTintColor: UIColor
    /// The font of a title in the navigation bar.
    public var titleFont: UIFont
    /// A title in the navigation bar.
    public var titleColor: UIColor
    /// The dot of somebody who is online.
    public var titleOnlineStateColor: UIColor
    /// The line under a title.
    public var titleStatusColor: UIColor
    /// The font of the line under a title.
    public var titleStatusFont: UIFont
    /// The font of a menu item.
    public var menuTitleFont: UIFont
    /// The shade behind the loading sign.
    public var loadingBackgroundColor: UIColor
    /// The background of the loading sign.
    public var loadingPopupBackgroundColor: UIColor
    /// The font under the loading sign.
    public var loadingFont: UIFont
    /// The text under the loading sign.
    public var loadingTextColor: UIColor
    /// The turning part of the loading sign.
    public var loadingSpinnerColor: UIColor
    /// The title of an alert.
    public var alertTitleColor: UIColor
    /// The font of the title of an alert.
    public var alertTitleFont: UIFont
    /// The text of an alert.
    public var alertDetailColor: UIColor
    /// The font of the text of an alert.
    public var alertDetailFont: UIFont
    /// The text of an empty field in an alert.
    public var alertPlaceholderColor: UIColor
    /// The buttons of an alert.
    public var alertButtonColor: UIColor
    /// The button of an alert that destroys something.
    public var alertErrorColor: UIColor
    /// The font of the buttons of an alert.
    public var alertButtonFont: UIFont
    /// The background of a field in an alert.
    public var alertTextFieldBackgroundColor: UIColor
    /// The caret of a field in an alert.
    public var alertTextFieldTintColor: UIColor
    /// The font of a field in an alert.
    public var alertTextFieldFont: UIFont
    /// The text of a sheet's item.
    public var actionSheetTextColor: UIColor
    /// The font of a sheet's item.
    public var actionSheetTextFont: UIFont
    /// The second line of a sheet's item.
    public var actionSheetSubTextColor: UIColor
    /// The font of the second line of a sheet's item.
    public var actionSheetSubTextFont: UIFont
    /// The icon of a sheet's item.
    public var actionSheetItemColor: UIColor
    /// A sheet's item that destroys something.
    public var actionSheetErrorColor: UIColor
    /// A sheet's item that cannot be chosen now.
    public var actionSheetDisabledColor: UIColor
    /// The font of the button that closes a sheet.
    public var actionSheetButtonFont: UIFont
    /// The font of the sign that there are new messages.
    public var newMessageFont: UIFont
    /// The sign that there are new messages.
    public var newMessageTintColor: UIColor
    /// Behind the sign that there are new messages.
    public var newMessageBackground: UIColor
    /// Behind the sign that there are new messages being pressed.
    public var newMessageHighlighted: UIColor
    /// The button that goes to the new messages.
    public var newMessageButtonTintColor: UIColor
    /// Behind the button that goes to the new messages.
    public var newMessageButtonBackground: UIColor
    /// Behind the button that goes to the new messages being pressed.
    public var newMessageButtonHighlighted: UIColor
    /// The button that goes to the newest message.
    public var scrollBottomButtonIconColor: UIColor
    /// Behind the button that goes to the newest message.
    public var scrollBottomButtonBackground: UIColor
    /// Behind the button that goes to the newest message being pressed.
    public var scrollBottomButtonHighlighted: UIColor
    /// The font of a kind of channel to choose.
    public var channelTypeSelectorItemFont: UIFont
    /// The icon of a kind of channel to choose.
    public var channelTypeSelectorItemTintColor: UIColor
    /// The name of a kind of channel to choose.
    public var channelTypeSelectorItemTextColor: UIColor
    /// Bar buttons on shared views.
    public var barItemTintColor: UIColor
    /// Behind the icon that stands for a missing cover.
    public var placeholderBackgroundColor: UIColor
    /// The icon that stands for a missing cover.
    public var placeholderTintColor: UIColor
    /// Behind the icon that stands for a missing profile picture.
    public var userPlaceholderBackgroundColor: UIColor
    /// The icon that stands for a missing profile picture.
    public var userPlaceholderTintColor: UIColor
    /// Behind the sign of a broadcast channel without a cover.
    public var broadcastIconBackgroundColor: UIColor
    /// The sign of a broadcast channel without a cover.
    public var broadcastIconTintColor: UIColor
    /// The background of the row of reactions.
    public var reactionBoxBackgroundColor: UIColor
    /// The line around the row of reactions.
    public var reactionBoxBorderLineColor: UIColor
    /// How often a reaction was given.
    public var reactionBoxEmojiCountColor: UIColor
    /// Behind a reaction.
    public var reactionBoxEmojiBackgroundColor: UIColor
    /// Behind an own reaction.
    public var reactionBoxSelectedEmojiBackgroundColor: UIColor
    /// The font of how often a reaction was given.
    public var reactionBoxEmojiCountFont: UIFont
    /// How often an emoji was given, in the list of reactions.
    public var emojiCountColor: UIColor
    /// How often the chosen emoji was given.
    public var emojiSelectedCountColor: UIColor
    /// The line under the chosen emoji.
    public var emojiSelectedUnderlineColor: UIColor
    /// The font of how often an emoji was given.
    public var emojiCountFont: UIFont
    /// The line under the reactions of a menu.
    public var reactionMenuLineColor: UIColor
    /// Behind a chosen emoji.
    public var emojiListSelectedBackgroundColor: UIColor
    /// The button that adds a reaction.
    public var addReactionTintColor: UIColor

    /// Creates a theme; what is not given is as in `light`.
    public init(
        emptyViewBackgroundColor: UIColor = SBUColorSet.background50,
        emptyViewStatusFont: UIFont = SBUFontSet.body3,
        emptyViewStatusTintColor: UIColor = SBUColorSet.onlight02,
        emptyViewRetryButtonTintColor: UIColor = SBUColorSet.primary300,
        emptyViewRetryButtonFont: UIFont = SBUFontSet.button2,
        overlayColor: UIColor = SBUColorSet.overlay02,
        backgroundColor: UIColor = SBUColorSet.background50,
        highlightedColor: UIColor = SBUColorSet.background100,
        buttonTextColor: UIColor = SBUColorSet.primary300,
        separatorColor: UIColor = SBUColorSet.background200,
        shadowColor: UIColor = SBUColorSet.onlight01,
        closeBarButtonTintColor: UIColor = SBUColorSet.onlight01,
        titleFont: UIFont = SBUFontSet.h3,
        titleColor: UIColor = SBUColorSet.onlight01,
        titleOnlineStateColor: UIColor = SBUColorSet.primary300,
        titleStatusColor: UIColor = SBUColorSet.onlight02,
        titleStatusFont: UIFont = SBUFontSet.caption2,
        menuTitleFont: UIFont = SBUFontSet.subtitle2,
        loadingBackgroundColor: UIColor = SBUColorSet.overlay02,
        loadingPopupBackgroundColor: UIColor = SBUColorSet.background50,
        loadingFont: UIFont = SBUFontSet.caption1,
        loadingTextColor: UIColor = SBUColorSet.onlight02,
        loadingSpinnerColor: UIColor = SBUColorSet.primary300,
        alertTitleColor: UIColor = SBUColorSet.onlight01,
        alertTitleFont: UIFont = SBUFontSet.h2,
        alertDetailColor: UIColor = SBUColorSet.onlight02,
        alertDetailFont: UIFont = SBUFontSet.body2,
        alertPlaceholderColor: UIColor = SBUColorSet.onlight03,
        alertButtonColor: UIColor = SBUColorSet.primary300,
        alertErrorColor: UIColor = SBUColorSet.error300,
        alertButtonFont: UIFont = SBUFontSet.button2,
        alertTextFieldBackgroundColor: UIColor = SBUColorSet.background100,
        alertTextFieldTintColor: UIColor = SBUColorSet.primary300,
        alertTextFieldFont: UIFont = SBUFontSet.body3,
        actionSheetTextColor: UIColor = SBUColorSet.onlight01,
        actionSheetTextFont: UIFont = SBUFontSet.subtitle2,
        actionSheetSubTextColor: UIColor = SBUColorSet.onlight02,
        actionSheetSubTextFont: UIFont = SBUFontSet.body2,
        actionSheetItemColor: UIColor = SBUColorSet.primary300,
        actionSheetErrorColor: UIColor = SBUColorSet.error300,
        actionSheetDisabledColor: UIColor = SBUColorSet.onlight04,
        actionSheetButtonFont: UIFont = SBUFontSet.button2,
        newMessageFont: UIFont = SBUFontSet.caption1,
        newMessageTintColor: UIColor = SBUColorSet.ondark01,
        newMessageBackground: UIColor = SBUColorSet.primary300,
        newMessageHighlighted: UIColor = SBUColorSet.primary400,
        newMessageButtonTintColor: UIColor = SBUColorSet.primary300,
        newMessageButtonBackground: UIColor = SBUColorSet.background50,
        newMessageButtonHighlighted: UIColor = SBUColorSet.background100,
        scrollBottomButtonIconColor: UIColor = SBUColorSet.primary300,
        scrollBottomButtonBackground: UIColor = SBUColorSet.background50,
        scrollBottomButtonHighlighted: UIColor = SBUColorSet.background100,
        channelTypeSelectorItemFont: UIFont = SBUFontSet.caption1,
        channelTypeSelectorItemTintColor: UIColor = SBUColorSet.primary300,
        channelTypeSelectorItemTextColor: UIColor = SBUColorSet.onlight01,
        barItemTintColor: UIColor = SBUColorSet.primary300,
        placeholderBackgroundColor: UIColor = SBUColorSet.background300,
        placeholderTintColor: UIColor = SBUColorSet.ondark01,
        userPlaceholderBackgroundColor: UIColor = SBUColorSet.background300,
        userPlaceholderTintColor: UIColor = SBUColorSet.ondark01,
        broadcastIconBackgroundColor: UIColor = SBUColorSet.primary100,
        broadcastIconTintColor: UIColor = SBUColorSet.primary300,
        reactionBoxBackgroundColor: UIColor = SBUColorSet.background50,
        reactionBoxBorderLineColor: UIColor = SBUColorSet.background200,
        reactionBoxEmojiCountColor: UIColor = SBUColorSet.onlight01,
        reactionBoxEmojiBackgroundColor: UIColor = SBUColorSet.background100,
        reactionBoxSelectedEmojiBackgroundColor: UIColor = SBUColorSet.primary100,
        reactionBoxEmojiCountFont: UIFont = SBUFontSet.caption4,
        emojiCountColor: UIColor = SBUColorSet.onlight03,
        emojiSelectedCountColor: UIColor = SBUColorSet.primary300,
        emojiSelectedUnderlineColor: UIColor = SBUColorSet.primary300,
        emojiCountFont: UIFont = SBUFontSet.button3,
        reactionMenuLineColor: UIColor = SBUColorSet.background200,
        emojiListSelectedBackgroundColor: UIColor = SBUColorSet.primary100,
        addReactionTintColor: UIColor = SBUColorSet.onlight03
    ) {
        self.emptyViewBackgroundColor = emptyViewBackgroundColor
        self.emptyViewStatusFont = emptyViewStatusFont
        self.emptyViewStatusTintColor = emptyViewStatusTintColor
        self.emptyViewRetryButtonTintColor = emptyViewRetryButtonTintColor
        self.emptyViewRetryButtonFont = emptyViewRetryButtonFont
        self.overlayColor = overlayColor
        self.backgroundColor = backgroundColor
        self.highlightedColor = highlightedColor
        self.buttonTextColor = buttonTextColor
        self.separatorColor = separatorColor
        self.shadowColor = shadowColor
        self.closeBarButtonTintColor = closeBarButtonTintColor
        self.titleFont = titleFont
        self.titleColor = titleColor
        self.titleOnlineStateColor = titleOnlineStateColor
        self.titleStatusColor = titleStatusColor
        self.titleStatusFont = titleStatusFont
        self.menuTitleFont = menuTitleFont
        self.loadingBackgroundColor = loadingBackgroundColor
        self.loadingPopupBackgroundColor = loadingPopupBackgroundColor
        self.loadingFont = loadingFont
        self.loadingTextColor = loadingTextColor
        self.loadingSpinnerColor = loadingSpinnerColor
        self.alertTitleColor = alertTitleColor
        self.alertTitleFont = alertTitleFont
        self.alertDetailColor = alertDetailColor
        self.alertDetailFont = alertDetailFont
        self.alertPlaceholderColor = alertPlaceholderColor
        self.alertButtonColor = alertButtonColor
        self.alertErrorColor = alertErrorColor
        self.alertButtonFont = alertButtonFont
        self.alertTextFieldBackgroundColor = alertTextFieldBackgroundColor
        self.alertTextFieldTintColor = alertTextFieldTintColor
        self.alertTextFieldFont = alertTextFieldFont
        self.actionSheetTextColor = actionSheetTextColor
        self.actionSheetTextFont = actionSheetTextFont
        self.actionSheetSubTextColor = actionSheetSubTextColor
        self.actionSheetSubTextFont = actionSheetSubTextFont
        self.actionSheetItemColor = actionSheetItemColor
        self.actionSheetErrorColor = actionSheetErrorColor
        self.actionSheetDisabledColor = actionSheetDisabledColor
        self.actionSheetButtonFont = actionSheetButtonFont
        self.newMessageFont = newMessageFont
        self.newMessageTintColor = newMessageTintColor
        self.newMessageBackground = newMessageBackground
        self.newMessageHighlighted = newMessageHighlighted
        self.newMessageButtonTintColor = newMessageButtonTintColor
        self.newMessageButtonBackground = newMessageButtonBackground
        self.newMessageButtonHighlighted = newMessageButtonHighlighted
        self.scrollBottomButtonIconColor = scrollBottomButtonIconColor
        self.scrollBottomButtonBackground = scrollBottomButtonBackground
        self.scrollBottomButtonHighlighted = scrollBottomButtonHighlighted
        self.channelTypeSelectorItemFont = channelTypeSelectorItemFont
        self.channelTypeSelectorItemTintColor = channelTypeSelectorItemTintColor
        self.channelTypeSelectorItemTextColor = channelTypeSelectorItemTextColor
        self.barItemTintColor = barItemTintColor
        self.placeholderBackgroundColor = placeholderBackgroundColor
        self.placeholderTintColor = placeholderTintColor
        self.userPlaceholderBackgroundColor = userPlaceholderBackgroundColor
        self.userPlaceholderTintColor = userPlaceholderTintColor
        self.broadcastIconBackgroundColor = broadcastIconBackgroundColor
        self.broadcastIconTintColor = broadcastIconTintColor
        self.reactionBoxBackgroundColor = reactionBoxBackgroundColor
        self.reactionBoxBorderLineColor = reactionBoxBorderLineColor
        self.reactionBoxEmojiCountColor = reactionBoxEmojiCountColor
        self.reactionBoxEmojiBackgroundColor = reactionBoxEmojiBackgroundColor
        self.reactionBoxSelectedEmojiBackgroundColor = reactionBoxSelectedEmojiBackgroundColor
        self.reactionBoxEmojiCountFont = reactionBoxEmojiCountFont
        self.emojiCountColor = emojiCountColor
        self.emojiSelectedCountColor = emojiSelectedCountColor
        self.emojiSelectedUnderlineColor = emojiSelectedUnderlineColor
        self.emojiCountFont = emojiCountFont
        self.reactionMenuLineColor = reactionMenuLineColor
        self.emojiListSelectedBackgroundColor = emojiListSelectedBackgroundColor
        self.addReactionTintColor = addReactionTintColor
    }

    /// The theme on a light background.
    public static var light: SBUComponentTheme { SBUComponentTheme() }

    /// The theme on a dark background.
    public static var dark: SBUComponentTheme {
        SBUComponentTheme(
            emptyViewBackgroundColor: SBUColorSet.background600,
            emptyViewStatusTintColor: SBUColorSet.ondark02,
            emptyViewRetryButtonTintColor: SBUColorSet.primary200,
            overlayColor: SBUColorSet.overlay01,
            backgroundColor: SBUColorSet.background500,
            highlightedColor: SBUColorSet.background400,
            buttonTextColor: SBUColorSet.primary200,
            separatorColor: SBUColorSet.background400,
            shadowColor: SBUColorSet.background700,
            closeBarButtonTintColor: SBUColorSet.ondark01,
            titleColor: SBUColorSet.ondark01,
            titleOnlineStateColor: SBUColorSet.primary200,
            titleStatusColor: SBUColorSet.ondark02,
            loadingBackgroundColor: SBUColorSet.overlay01,
            loadingPopupBackgroundColor: SBUColorSet.background500,
            loadingTextColor: SBUColorSet.ondark02,
            loadingSpinnerColor: SBUColorSet.primary200,
            alertTitleColor: SBUColorSet.ondark01,
            alertDetailColor: SBUColorSet.ondark02,
            alertPlaceholderColor: SBUColorSet.ondark03,
            alertButtonColor: SBUColorSet.primary200,
            alertErrorColor: SBUColorSet.error200,
            alertTextFieldBackgroundColor: SBUColorSet.background400,
            alertTextFieldTintColor: SBUColorSet.primary200,
            actionSheetTextColor: SBUColorSet.ondark01,
            actionSheetSubTextColor: SBUColorSet.ondark02,
            actionSheetItemColor: SBUColorSet.primary200,
            actionSheetErrorColor: SBUColorSet.error200,
            actionSheetDisabledColor: SBUColorSet.ondark04,
            newMessageTintColor: SBUColorSet.onlight01,
            newMessageBackground: SBUColorSet.primary200,
            newMessageHighlighted: SBUColorSet.primary300,
            newMessageButtonTintColor: SBUColorSet.primary200,
            newMessageButtonBackground: SBUColorSet.background400,
            newMessageButtonHighlighted: SBUColorSet.background500,
            scrollBottomButtonIconColor: SBUColorSet.primary200,
            scrollBottomButtonBackground: SBUColorSet.background400,
            scrollBottomButtonHighlighted: SBUColorSet.background500,
            channelTypeSelectorItemTintColor: SBUColorSet.primary200,
            channelTypeSelectorItemTextColor: SBUColorSet.ondark01,
            barItemTintColor: SBUColorSet.primary200,
            placeholderBackgroundColor: SBUColorSet.background400,
            userPlaceholderBackgroundColor: SBUColorSet.background400,
            broadcastIconBackgroundColor: SBUColorSet.primary500,
            broadcastIconTintColor: SBUColorSet.primary100,
            reactionBoxBackgroundColor: SBUColorSet.background600,
            reactionBoxBorderLineColor: SBUColorSet.background500,
            reactionBoxEmojiCountColor: SBUColorSet.ondark01,
            reactionBoxEmojiBackgroundColor: SBUColorSet.background500,
            reactionBoxSelectedEmojiBackgroundColor: SBUColorSet.primary500,
            emojiCountColor: SBUColorSet.ondark03,
            emojiSelectedCountColor: SBUColorSet.primary200,
            emojiSelectedUnderlineColor: SBUColorSet.primary200,
            reactionMenuLineColor: SBUColorSet.background400,
            emojiListSelectedBackgroundColor: SBUColorSet.primary500,
            addReactionTintColor: SBUColorSet.ondark03
        )
    }
}
