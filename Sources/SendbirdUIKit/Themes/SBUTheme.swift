import UIKit

/// The themes of all screens together.
///
///     SBUTheme.set(theme: .dark)
///     SBUTheme.groupChannelCellTheme.titleTextColor = .systemTeal
///
/// Screens on show take a new set at once; a single property changed later is
/// taken at a screen's next `updateStyles()`.
@preconcurrency @MainActor
public class SBUTheme {
    private var channelList: SBUGroupChannelListTheme
    private var channelCell: SBUGroupChannelCellTheme
    private var openChannelList: SBUOpenChannelListTheme
    private var openChannelCell: SBUOpenChannelCellTheme
    private var channel: SBUChannelTheme
    private var messageInput: SBUMessageInputTheme
    private var messageCell: SBUMessageCellTheme
    private var userList: SBUUserListTheme
    private var userCell: SBUUserCellTheme
    private var userProfile: SBUUserProfileTheme
    private var channelSettings: SBUChannelSettingsTheme
    private var component: SBUComponentTheme
    private var createOpenChannel: SBUCreateOpenChannelTheme
    private var overlay: SBUOverlayTheme
    private var messageSearch: SBUMessageSearchTheme
    private var messageSearchResultCell: SBUMessageSearchResultCellTheme

    /// Creates a set of themes; what is not given is as in `light`.
    public init(
        channelListTheme: SBUGroupChannelListTheme = .light,
        channelCellTheme: SBUGroupChannelCellTheme = .light,
        openChannelListTheme: SBUOpenChannelListTheme = .light,
        openChannelCellTheme: SBUOpenChannelCellTheme = .light,
        channelTheme: SBUChannelTheme = .light,
        messageInputTheme: SBUMessageInputTheme = .light,
        messageCellTheme: SBUMessageCellTheme = .light,
        userListTheme: SBUUserListTheme = .light,
        userCellTheme: SBUUserCellTheme = .light,
        channelSettingsTheme: SBUChannelSettingsTheme = .light,
        userProfileTheme: SBUUserProfileTheme = .light,
        componentTheme: SBUComponentTheme = .light,
        overlayTheme: SBUOverlayTheme = .init(),
        messageSearchTheme: SBUMessageSearchTheme = .light,
        messageSearchResultCellTheme: SBUMessageSearchResultCellTheme = .light,
        createOpenChannelTheme: SBUCreateOpenChannelTheme = .light
    ) {
        channelList = channelListTheme
        channelCell = channelCellTheme
        openChannelList = openChannelListTheme
        openChannelCell = openChannelCellTheme
        channel = channelTheme
        messageInput = messageInputTheme
        messageCell = messageCellTheme
        userList = userListTheme
        userCell = userCellTheme
        userProfile = userProfileTheme
        channelSettings = channelSettingsTheme
        component = componentTheme
        createOpenChannel = createOpenChannelTheme
        overlay = overlayTheme
        messageSearch = messageSearchTheme
        messageSearchResultCell = messageSearchResultCellTheme
    }

    /// All themes on a light background.
    public static var light: SBUTheme { SBUTheme() }

    /// All themes on a dark background.
    public static var dark: SBUTheme {
        SBUTheme(
            channelListTheme: .dark, channelCellTheme: .dark, openChannelListTheme: .dark,
            openChannelCellTheme: .dark, channelTheme: .dark, messageInputTheme: .dark, messageCellTheme: .dark,
            userListTheme: .dark, userCellTheme: .dark, channelSettingsTheme: .dark, userProfileTheme: .dark,
            componentTheme: .dark, messageSearchTheme: .dark, messageSearchResultCellTheme: .dark,
            createOpenChannelTheme: .dark)
    }

    /// Makes the set the one in use; screens on show change at once.
    public static func set(theme: SBUTheme) {
        current = theme
        observers.tell()
    }

    /// The set in use.
    private static var current = SBUTheme.light
    /// Who wants to hear of another set: the screens on show.
    static let observers = ThemeObservers()

    /// The theme of the group channel list.
    public static var groupChannelListTheme: SBUGroupChannelListTheme {
        get { current.channelList }
        set { current.channelList = newValue }
    }
    /// The theme of the group channel list, by its older name.
    public static var channelListTheme: SBUGroupChannelListTheme {
        get { groupChannelListTheme }
        set { groupChannelListTheme = newValue }
    }
    /// The theme of a row in the group channel list.
    public static var groupChannelCellTheme: SBUGroupChannelCellTheme {
        get { current.channelCell }
        set { current.channelCell = newValue }
    }
    /// The theme of a row in the group channel list, by its older name.
    public static var channelCellTheme: SBUGroupChannelCellTheme {
        get { groupChannelCellTheme }
        set { groupChannelCellTheme = newValue }
    }
    /// The theme of the open channel list.
    public static var openChannelListTheme: SBUOpenChannelListTheme {
        get { current.openChannelList }
        set { current.openChannelList = newValue }
    }
    /// The theme of a row in the open channel list.
    public static var openChannelCellTheme: SBUOpenChannelCellTheme {
        get { current.openChannelCell }
        set { current.openChannelCell = newValue }
    }
    /// The theme of the screen that creates an open channel.
    public static var createOpenChannelTheme: SBUCreateOpenChannelTheme {
        get { current.createOpenChannel }
        set { current.createOpenChannel = newValue }
    }
    /// The theme of a channel's screen.
    public static var channelTheme: SBUChannelTheme {
        get { current.channel }
        set { current.channel = newValue }
    }
    /// The theme of the message input.
    public static var messageInputTheme: SBUMessageInputTheme {
        get { current.messageInput }
        set { current.messageInput = newValue }
    }
    /// The theme of messages.
    public static var messageCellTheme: SBUMessageCellTheme {
        get { current.messageCell }
        set { current.messageCell = newValue }
    }
    /// The theme of lists of users.
    public static var userListTheme: SBUUserListTheme {
        get { current.userList }
        set { current.userList = newValue }
    }
    /// The theme of a row in a list of users.
    public static var userCellTheme: SBUUserCellTheme {
        get { current.userCell }
        set { current.userCell = newValue }
    }
    /// The theme of a channel's settings, moderation and notifications.
    public static var channelSettingsTheme: SBUChannelSettingsTheme {
        get { current.channelSettings }
        set { current.channelSettings = newValue }
    }
    /// The theme of a user's small profile.
    public static var userProfileTheme: SBUUserProfileTheme {
        get { current.userProfile }
        set { current.userProfile = newValue }
    }
    /// The themes of a channel's screen over a picture or video.
    public static var overlayTheme: SBUOverlayTheme {
        get { current.overlay }
        set { current.overlay = newValue }
    }
    /// The theme of the screen that searches messages.
    public static var messageSearchTheme: SBUMessageSearchTheme {
        get { current.messageSearch }
        set { current.messageSearch = newValue }
    }
    /// The theme of a message that a search found.
    public static var messageSearchResultCellTheme: SBUMessageSearchResultCellTheme {
        get { current.messageSearchResultCell }
        set { current.messageSearchResultCell = newValue }
    }
    /// The theme of what all screens share.
    public static var componentTheme: SBUComponentTheme {
        get { current.component }
        set { current.component = newValue }
    }
}

// MARK: - By screen

extension SBUTheme {
    /// Sets the themes of the group channel list.
    public static func setGroupChannelList(
        channelListTheme: SBUGroupChannelListTheme, channelCellTheme: SBUGroupChannelCellTheme
    ) {
        current.channelList = channelListTheme
        current.channelCell = channelCellTheme
        observers.tell()
    }

    /// Sets the themes of the group channel list, by its older name.
    public static func setChannelList(
        channelListTheme: SBUGroupChannelListTheme, channelCellTheme: SBUGroupChannelCellTheme
    ) {
        setGroupChannelList(channelListTheme: channelListTheme, channelCellTheme: channelCellTheme)
    }

    /// Sets the themes of the open channel list.
    public static func setOpenChannelList(
        channelListTheme: SBUOpenChannelListTheme, channelCellTheme: SBUOpenChannelCellTheme
    ) {
        current.openChannelList = channelListTheme
        current.openChannelCell = channelCellTheme
        observers.tell()
    }

    /// Sets the theme of the screen that creates an open channel.
    public static func setCreateOpenChannel(createOpenChannelTheme: SBUCreateOpenChannelTheme) {
        current.createOpenChannel = createOpenChannelTheme
        observers.tell()
    }

    /// Sets the themes of a channel's screen.
    public static func setChannel(
        channelTheme: SBUChannelTheme, messageCellTheme: SBUMessageCellTheme,
        messageInputTheme: SBUMessageInputTheme, componentTheme: SBUComponentTheme
    ) {
        current.channel = channelTheme
        current.messageCell = messageCellTheme
        current.messageInput = messageInputTheme
        current.component = componentTheme
        observers.tell()
    }

    /// Sets the themes of lists of users.
    public static func setUserList(userListTheme: SBUUserListTheme, userCellTheme: SBUUserCellTheme) {
        current.userList = userListTheme
        current.userCell = userCellTheme
        observers.tell()
    }

    /// Sets the theme of a channel's settings.
    public static func setChannelSettings(channelSettingsTheme: SBUChannelSettingsTheme) {
        current.channelSettings = channelSettingsTheme
        observers.tell()
    }

    /// Sets the theme of a user's small profile.
    public static func setUserProfile(userProfileTheme: SBUUserProfileTheme) {
        current.userProfile = userProfileTheme
        observers.tell()
    }
}
