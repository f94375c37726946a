import Testing
@testable import UIKit

@testable import SendbirdUIKit

@Suite("Contrast of the themes")
@MainActor
struct ContrastTests {
    /// What is read, and what lies behind it.
    private typealias Pair = (name: String, text: UIColor, background: UIColor)

    private func textPairs(_ theme: SBUGroupChannelCellTheme) -> [Pair] {
        [
            ("title", theme.titleTextColor, theme.backgroundColor),
            ("members", theme.memberCountTextColor, theme.backgroundColor),
            ("time", theme.lastUpdatedTimeTextColor, theme.backgroundColor),
            ("message", theme.messageTextColor, theme.backgroundColor),
            ("pressed message", theme.messageTextColor, theme.separatorLineColor),
            ("unread", theme.unreadCountTextColor, theme.unreadCountBackgroundColor),
            ("mention", theme.unreadMentionTextColor, theme.backgroundColor),
        ]
    }

    private func textPairs(_ theme: SBUMessageCellTheme) -> [Pair] {
        [
            ("left text", theme.userMessageLeftTextColor, theme.leftBackgroundColor),
            ("right text", theme.userMessageRightTextColor, theme.rightBackgroundColor),
            ("left edited", theme.userMessageLeftEditTextColor, theme.leftBackgroundColor),
            ("right edited", theme.userMessageRightEditTextColor, theme.rightBackgroundColor),
            ("left pressed", theme.userMessageLeftTextColor, theme.leftPressedBackgroundColor),
            ("right pressed", theme.userMessageRightTextColor, theme.rightPressedBackgroundColor),
            ("name", theme.userNameTextColor, theme.backgroundColor),
            ("own name", theme.currentUserNameTextColor, theme.backgroundColor),
            ("time", theme.timeTextColor, theme.backgroundColor),
            ("date", theme.dateTextColor, theme.dateBackgroundColor),
            ("admin", theme.adminMessageTextColor, theme.backgroundColor),
            ("quoted", theme.quotedMessageTextColor, theme.quotedMessageBackgroundColor),
            ("failed", theme.failedStateColor, theme.backgroundColor),
        ]
    }

    private func textPairs(_ theme: SBUComponentTheme) -> [Pair] {
        [
            ("empty", theme.emptyViewStatusTintColor, theme.emptyViewBackgroundColor),
            ("retry", theme.emptyViewRetryButtonTintColor, theme.emptyViewBackgroundColor),
            ("title status", theme.titleStatusColor, theme.emptyViewBackgroundColor),
            ("alert", theme.alertDetailColor, theme.backgroundColor),
            ("alert button", theme.alertButtonColor, theme.backgroundColor),
            ("alert error", theme.alertErrorColor, theme.backgroundColor),
            ("sheet", theme.actionSheetSubTextColor, theme.backgroundColor),
            ("new message", theme.newMessageTintColor, theme.newMessageBackground),
            ("kind of channel", theme.channelTypeSelectorItemTextColor, theme.highlightedColor),
        ]
    }

    private func textPairs(_ theme: SBUMessageInputTheme) -> [Pair] {
        [
            ("input", theme.textFieldTextColor, theme.textFieldBackgroundColor),
            ("placeholder", theme.textFieldPlaceholderColor, theme.textFieldBackgroundColor),
            ("save", theme.saveButtonTextColor, theme.buttonTintColor),
            ("quoted", theme.quotedMessageTextColor, theme.backgroundColor),
        ]
    }

    private func textPairs(_ theme: SBUUserCellTheme) -> [Pair] {
        [
            ("name", theme.nicknameTextColor, theme.backgroundColor),
            ("no name", theme.nonameTextColor, theme.backgroundColor),
            ("id", theme.userIdTextColor, theme.backgroundColor),
            ("role", theme.subInfoTextColor, theme.backgroundColor),
        ]
    }

    private func textPairs(_ theme: SBUUserListTheme) -> [Pair] {
        [
            ("create", theme.rightBarButtonSelectedTintColor, theme.navigationBarTintColor),
            ("create, nobody chosen", theme.rightBarButtonTintColor, theme.navigationBarTintColor),
            ("menu", theme.itemTextColor, theme.backgroundColor),
        ]
    }

    private func textPairs(_ theme: SBUGroupChannelListTheme) -> [Pair] {
        [
            ("leave", theme.leaveTintColor, theme.leaveBackgroundColor),
            ("mute", theme.notificationOffTintColor, theme.notificationOffBackgroundColor),
            ("unmute", theme.notificationOnTintColor, theme.notificationOnBackgroundColor),
            ("create", theme.rightBarButtonTintColor, theme.navigationBarTintColor),
        ]
    }

    private func textPairs(_ theme: SBUChannelTheme) -> [Pair] {
        [
            ("banner", theme.channelStateBannerTextColor, theme.channelStateBannerBackgroundColor),
            ("remove", theme.removeItemColor, theme.backgroundColor),
            ("menu", theme.menuTextColor, theme.backgroundColor),
        ]
    }

    private func textPairs(_ theme: SBUChannelSettingsTheme) -> [Pair] {
        [
            ("row", theme.cellTextColor, theme.backgroundColor),
            ("value", theme.cellSubTextColor, theme.backgroundColor),
            ("note", theme.cellDescriptionTextColor, theme.backgroundColor),
            ("channel", theme.userNameTextColor, theme.backgroundColor),
            ("url", theme.urlColor, theme.backgroundColor),
            ("url title", theme.urlTitleColor, theme.backgroundColor),
            ("edit", theme.rightBarButtonTintColor, theme.navigationBarTintColor),
        ]
    }

    private func textPairs(_ theme: SBUOpenChannelCellTheme) -> [Pair] {
        [
            ("name", theme.titleTextColor, theme.backgroundColor),
            ("participants", theme.participantCountTextColor, theme.backgroundColor),
        ]
    }

    private func textPairs(_ theme: SBUUserProfileTheme) -> [Pair] {
        [
            ("name", theme.usernameTextColor, theme.backgroundColor),
            ("role", theme.userRoleTextColor, theme.backgroundColor),
            ("message", theme.largeItemTintColor, theme.largeItemBackgroundColor),
            ("title", theme.informationTitleColor, theme.backgroundColor),
            ("value", theme.informationDesctiptionColor, theme.backgroundColor),
        ]
    }

    private func textPairs(_ theme: SBUMessageSearchTheme) -> [Pair] {
        [
            ("text", theme.searchTextColor, theme.searchTextBackgroundColor),
            ("placeholder", theme.searchPlaceholderColor, theme.searchTextBackgroundColor),
            ("cancel", theme.cancelButtonTintColor, theme.navigationBarTintColor),
        ]
    }

    private func textPairs(_ theme: SBUMessageSearchResultCellTheme) -> [Pair] {
        [
            ("author", theme.titleTextColor, theme.backgroundColor),
            ("time", theme.updatedAtTextColor, theme.backgroundColor),
            ("message", theme.descriptionTextColor, theme.backgroundColor),
            ("file", theme.fileMessageTextColor, theme.backgroundColor),
        ]
    }

    private func textPairs(_ theme: SBUCreateOpenChannelTheme) -> [Pair] {
        [("create", theme.rightBarButtonTintColor, theme.navigationBarTintColor)]
    }

    private func expectReadable(_ pairs: [Pair], _ style: String) {
        for pair in pairs {
            let ratio = contrast(pair.text, pair.background)
            #expect(ratio >= 4.5, "\(style), \(pair.name): \(ratio)")
        }
    }

    @Test("Every text of the light themes has a contrast of 4.5")
    func light() {
        expectReadable(textPairs(SBUGroupChannelCellTheme.light), "light")
        expectReadable(textPairs(SBUMessageCellTheme.light), "light")
        expectReadable(textPairs(SBUComponentTheme.light), "light")
        expectReadable(textPairs(SBUMessageInputTheme.light), "light")
        expectReadable(textPairs(SBUUserCellTheme.light), "light")
        expectReadable(textPairs(SBUUserListTheme.light), "light")
        expectReadable(textPairs(SBUGroupChannelListTheme.light), "light")
        expectReadable(textPairs(SBUChannelTheme.light), "light")
        expectReadable(textPairs(SBUChannelSettingsTheme.light), "light")
        expectReadable(textPairs(SBUOpenChannelCellTheme.light), "light")
        expectReadable(textPairs(SBUUserProfileTheme.light), "light")
        expectReadable(textPairs(SBUMessageSearchTheme.light), "light")
        expectReadable(textPairs(SBUMessageSearchResultCellTheme.light), "light")
        expectReadable(textPairs(SBUCreateOpenChannelTheme.light), "light")
    }

    @Test("Every text of the dark themes has a contrast of 4.5")
    func dark() {
        expectReadable(textPairs(SBUGroupChannelCellTheme.dark), "dark")
        expectReadable(textPairs(SBUMessageCellTheme.dark), "dark")
        expectReadable(textPairs(SBUComponentTheme.dark), "dark")
        expectReadable(textPairs(SBUMessageInputTheme.dark), "dark")
        expectReadable(textPairs(SBUUserCellTheme.dark), "dark")
        expectReadable(textPairs(SBUUserListTheme.dark), "dark")
        expectReadable(textPairs(SBUGroupChannelListTheme.dark), "dark")
        expectReadable(textPairs(SBUChannelTheme.dark), "dark")
        expectReadable(textPairs(SBUChannelSettingsTheme.dark), "dark")
        expectReadable(textPairs(SBUOpenChannelCellTheme.dark), "dark")
        expectReadable(textPairs(SBUUserProfileTheme.dark), "dark")
        expectReadable(textPairs(SBUMessageSearchTheme.dark), "dark")
        expectReadable(textPairs(SBUMessageSearchResultCellTheme.dark), "dark")
        expectReadable(textPairs(SBUCreateOpenChannelTheme.dark), "dark")
    }

    @Test("White initials can be read on every person's colour", arguments: 0..<64)
    func avatars(person: Int) {
        #expect(contrast(SBUColorSet.ondark01, AvatarPalette.color(for: "person-\(person)")) >= 4.5)
    }

    @Test("Black on white has a contrast of 21, a colour on itself of 1")
    func measure() {
        #expect(abs(contrast(.black, .white) - 21) < 0.01)
        #expect(contrast(SBUColorSet.primary300, SBUColorSet.primary300) == 1)
    }
}
