public import UIKit

// MARK: - Every colour and font

extension SBUComponentTheme {
    /// Creates a theme of what all screens share; what is not given is as in `light`.
    ///
    ///     let theme = SBUComponentTheme(backgroundColor: .black)
    public convenience init(
        emptyViewBackgroundColor: UIColor? = nil, emptyViewStatusFont: UIFont? = nil,
        emptyViewStatusTintColor: UIColor? = nil, emptyViewRetryButtonTintColor: UIColor? = nil,
        emptyViewRetryButtonFont: UIFont? = nil, overlayColor: UIColor? = nil, backgroundColor: UIColor? = nil,
        highlightedColor: UIColor? = nil, buttonTextColor: UIColor? = nil, separatorColor: UIColor? = nil,
        shadowColor: UIColor? = nil, closeBarButtonTintColor: UIColor? = nil, titleFont: UIFont? = nil,
        titleColor: UIColor? = nil, titleOnlineStateColor: UIColor? = nil, titleStatusColor: UIColor? = nil,
        titleStatusFont: UIFont? = nil, menuTitleFont: UIFont? = nil, loadingBackgroundColor: UIColor? = nil,
        loadingPopupBackgroundColor: UIColor? = nil, loadingFont: UIFont? = nil, loadingTextColor: UIColor? = nil,
        loadingSpinnerColor: UIColor? = nil, alertTitleColor: UIColor? = nil, alertTitleFont: UIFont? = nil,
        alertDetailColor: UIColor? = nil, alertDetailFont: UIFont? = nil, alertPlaceholderColor: UIColor? = nil,
        alertButtonColor: UIColor? = nil, alertErrorColor: UIColor? = nil, alertButtonFont: UIFont? = nil,
        alertTextFieldBackgroundColor: UIColor? = nil, alertTextFieldTintColor: UIColor? = nil,
        alertTextFieldFont: UIFont? = nil, actionSheetTextColor: UIColor? = nil, actionSheetTextFont: UIFont? = nil,
        actionSheetSubTextColor: UIColor? = nil, actionSheetSubTextFont: UIFont? = nil,
        actionSheetItemColor: UIColor? = nil, actionSheetErrorColor: UIColor? = nil,
        actionSheetDisabledColor: UIColor? = nil, actionSheetButtonFont: UIFont? = nil,
        newMessageFont: UIFont? = nil, newMessageTintColor: UIColor? = nil, newMessageBackground: UIColor? = nil,
        newMessageHighlighted: UIColor? = nil, newMessageButtonTintColor: UIColor? = nil,
        newMessageButtonBackground: UIColor? = nil, newMessageButtonHighlighted: UIColor? = nil,
        scrollBottomButtonIconColor: UIColor? = nil, scrollBottomButtonBackground: UIColor? = nil,
        scrollBottomButtonHighlighted: UIColor? = nil, channelTypeSelectorItemFont: UIFont? = nil,
        channelTypeSelectorItemTintColor: UIColor? = nil, channelTypeSelectorItemTextColor: UIColor? = nil,
        barItemTintColor: UIColor? = nil, placeholderBackgroundColor: UIColor? = nil,
        placeholderTintColor: UIColor? = nil, userPlaceholderBackgroundColor: UIColor? = nil,
        userPlaceholderTintColor: UIColor? = nil, broadcastIconBackgroundColor: UIColor? = nil,
        broadcastIconTintColor: UIColor? = nil, reactionBoxBackgroundColor: UIColor? = nil,
        reactionBoxBorderLineColor: UIColor? = nil, reactionBoxEmojiCountColor: UIColor? = nil,
        reactionBoxEmojiBackgroundColor: UIColor? = nil, reactionBoxSelectedEmojiBackgroundColor: UIColor? = nil,
        reactionBoxEmojiCountFont: UIFont? = nil, emojiCountColor: UIColor? = nil,
        emojiSelectedCountColor: UIColor? = nil, emojiSelectedUnderlineColor: UIColor? = nil,
        emojiCountFont: UIFont? = nil, reactionMenuLineColor: UIColor? = nil,
        emojiListSelectedBackgroundColor: UIColor? = nil, addReactionTintColor: UIColor? = nil
    ) {
        self.init()
        let colors = [
            emptyViewBackgroundColor, emptyViewStatusTintColor, emptyViewRetryButtonTintColor, overlayColor,
            backgroundColor, highlightedColor, buttonTextColor, separatorColor, shadowColor, closeBarButtonTintColor,
            titleColor, titleOnlineStateColor, titleStatusColor, loadingBackgroundColor, loadingPopupBackgroundColor,
            loadingTextColor, loadingSpinnerColor, alertTitleColor, alertDetailColor, alertPlaceholderColor,
            alertButtonColor, alertErrorColor, alertTextFieldBackgroundColor, alertTextFieldTintColor,
            actionSheetTextColor, actionSheetSubTextColor, actionSheetItemColor, actionSheetErrorColor,
            actionSheetDisabledColor, newMessageTintColor, newMessageBackground, newMessageHighlighted,
            newMessageButtonTintColor, newMessageButtonBackground, newMessageButtonHighlighted,
            scrollBottomButtonIconColor, scrollBottomButtonBackground, scrollBottomButtonHighlighted,
            channelTypeSelectorItemTintColor, channelTypeSelectorItemTextColor, barItemTintColor,
            placeholderBackgroundColor, placeholderTintColor, userPlaceholderBackgroundColor,
            userPlaceholderTintColor, broadcastIconBackgroundColor, broadcastIconTintColor,
            reactionBoxBackgroundColor, reactionBoxBorderLineColor, reactionBoxEmojiCountColor,
            reactionBoxEmojiBackgroundColor, reactionBoxSelectedEmojiBackgroundColor, emojiCountColor,
            emojiSelectedCountColor, emojiSelectedUnderlineColor, reactionMenuLineColor,
            emojiListSelectedBackgroundColor, addReactionTintColor,
        ]
        for case (let path, let color?) in zip(Self.colors, colors) { self[keyPath: path] = color }
        let fonts = [
            emptyViewStatusFont, emptyViewRetryButtonFont, titleFont, titleStatusFont, menuTitleFont, loadingFont,
            alertTitleFont, alertDetailFont, alertButtonFont, alertTextFieldFont, actionSheetTextFont,
            actionSheetSubTextFont, actionSheetButtonFont, newMessageFont, channelTypeSelectorItemFont,
            reactionBoxEmojiCountFont, emojiCountFont,
        ]
        for case (let path, let font?) in zip(Self.fonts, fonts) { self[keyPath: path] = font }
    }

    /// The colours in the order of the initialiser.
    static let colors: [ReferenceWritableKeyPath<SBUComponentTheme, UIColor>] = [
        \.emptyViewBackgroundColor, \.emptyViewStatusTintColor, \.emptyViewRetryButtonTintColor, \.overlayColor,
        \.backgroundColor, \.highlightedColor, \.buttonTextColor, \.separatorColor, \.shadowColor,
        \.closeBarButtonTintColor, \.titleColor, \.titleOnlineStateColor, \.titleStatusColor,
        \.loadingBackgroundColor, \.loadingPopupBackgroundColor, \.loadingTextColor, \.loadingSpinnerColor,
        \.alertTitleColor, \.alertDetailColor, \.alertPlaceholderColor, \.alertButtonColor, \.alertErrorColor,
        \.alertTextFieldBackgroundColor, \.alertTextFieldTintColor, \.actionSheetTextColor,
        \.actionSheetSubTextColor, \.actionSheetItemColor, \.actionSheetErrorColor, \.actionSheetDisabledColor,
        \.newMessageTintColor, \.newMessageBackground, \.newMessageHighlighted, \.newMessageButtonTintColor,
        \.newMessageButtonBackground, \.newMessageButtonHighlighted, \.scrollBottomButtonIconColor,
        \.scrollBottomButtonBackground, \.scrollBottomButtonHighlighted, \.channelTypeSelectorItemTintColor,
        \.channelTypeSelectorItemTextColor, \.barItemTintColor, \.placeholderBackgroundColor, \.placeholderTintColor,
        \.userPlaceholderBackgroundColor, \.userPlaceholderTintColor, \.broadcastIconBackgroundColor,
        \.broadcastIconTintColor, \.reactionBoxBackgroundColor, \.reactionBoxBorderLineColor,
        \.reactionBoxEmojiCountColor, \.reactionBoxEmojiBackgroundColor, \.reactionBoxSelectedEmojiBackgroundColor,
        \.emojiCountColor, \.emojiSelectedCountColor, \.emojiSelectedUnderlineColor, \.reactionMenuLineColor,
        \.emojiListSelectedBackgroundColor, \.addReactionTintColor,
    ]

    /// The fonts in the order of the initialiser.
    static let fonts: [ReferenceWritableKeyPath<SBUComponentTheme, UIFont>] = [
        \.emptyViewStatusFont, \.emptyViewRetryButtonFont, \.titleFont, \.titleStatusFont, \.menuTitleFont,
        \.loadingFont, \.alertTitleFont, \.alertDetailFont, \.alertButtonFont, \.alertTextFieldFont,
        \.actionSheetTextFont, \.actionSheetSubTextFont, \.actionSheetButtonFont, \.newMessageFont,
        \.channelTypeSelectorItemFont, \.reactionBoxEmojiCountFont, \.emojiCountFont,
    ]
}
