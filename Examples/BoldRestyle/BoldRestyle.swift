import SendbirdUIKit
import UIKit

/// A restyle that makes the screens unrecognisable: an arcade of neon on black,
/// with headers, rows, messages and input of its own, and no fork.
///
///     BoldRestyle.apply()
///     window.rootViewController = UINavigationController(rootViewController: SBUGroupChannelListViewController())
@MainActor
public enum BoldRestyle {
    /// Restyles all screens; call it before the first is shown.
    public static func apply() {
        setColors()
        setFonts()
        setWords()
        SBUTheme.set(theme: theme)

        // Parts for all screens, each by its kind.
        SBUModuleSet.GroupChannelListModule.HeaderComponent = BoldListHeader.self
        SBUGroupChannelListModule.List.ChannelCell = BoldChannelCell.self
        SBUGroupChannelListModule.List.EmptyView = BoldEmptyView.self
        SBUModuleSet.GroupChannelModule.HeaderComponent = BoldChannelHeader.self
        SBUModuleSet.GroupChannelModule.InputComponent = BoldInput.self
        SBUModuleSet.CreateGroupChannelModule.HeaderComponent = BoldCreateHeader.self
        SBUCreateChannelModule.List.UserCell = BoldUserCell.self
        SBUCreateChannelModule.List.EmptyView = BoldEmptyView.self
        // Rows of messages are registered by the screen.
        SBUViewControllerSet.GroupChannelViewController = BoldChannelViewController.self
    }

    private static func setColors() {
        SBUColorSet.primary200 = Neon.lime
        SBUColorSet.primary300 = Neon.lime
        SBUColorSet.primary400 = Neon.panel
        SBUColorSet.secondary200 = Neon.pink
        SBUColorSet.background400 = Neon.raised
        SBUColorSet.background500 = Neon.panel
        SBUColorSet.background600 = Neon.night
        SBUColorSet.ondark01 = Neon.white
        SBUColorSet.ondark02 = Neon.lilac
        SBUColorSet.ondark03 = Neon.lilac
    }

    private static func setFonts() {
        SBUFontSet.h3 = Neon.mono(18, .bold)
        SBUFontSet.subtitle1 = Neon.mono(15, .bold)
        SBUFontSet.subtitle2 = Neon.mono(15, .semibold)
        SBUFontSet.body2 = Neon.mono(13)
        SBUFontSet.body3 = Neon.mono(15)
        SBUFontSet.caption1 = Neon.mono(12, .bold)
        SBUFontSet.caption2 = Neon.mono(12)
        SBUFontSet.caption4 = Neon.mono(11)
        SBUFontSet.button2 = Neon.mono(15, .bold)
    }

    private static func setWords() {
        SBUStringSet.Empty_No_Channels = "INSERT COIN"
        SBUStringSet.Empty_No_Channels_Hint = "No rooms yet. Open one."
        SBUStringSet.MessageInput_Text_Placeholder = "say something_"
        SBUStringSet.CreateChannel_Create = { $0 == 0 ? "START" : "START ×\($0)" }
    }

    /// The dark themes of the new colours, and what differs from them.
    private static var theme: SBUTheme {
        let messages = SBUMessageCellTheme.dark
        messages.leftBackgroundColor = .clear
        messages.rightBackgroundColor = .clear
        messages.leftPressedBackgroundColor = Neon.panel
        messages.rightPressedBackgroundColor = Neon.panel
        messages.dateTextColor = Neon.night
        messages.dateBackgroundColor = Neon.lime
        let input = SBUMessageInputTheme.dark
        input.textFieldBackgroundColor = Neon.night
        return SBUTheme(
            channelListTheme: .dark, channelCellTheme: .dark, channelTheme: .dark, messageInputTheme: input,
            messageCellTheme: messages, userListTheme: .dark, userCellTheme: .dark, channelSettingsTheme: .dark,
            userProfileTheme: .dark,
            componentTheme: .dark)
    }
}
