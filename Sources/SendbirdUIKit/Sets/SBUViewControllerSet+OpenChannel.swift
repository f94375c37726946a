public import SendbirdChatSDK

extension SBUViewControllerSet {
    /// The open channel list.
    public static var OpenChannelListViewController: SBUOpenChannelListViewController.Type =
        SBUOpenChannelListViewController.self
    /// An open channel's screen.
    public static var OpenChannelViewController: SBUOpenChannelViewController.Type = SBUOpenChannelViewController.self
    /// An open channel's settings.
    public static var OpenChannelSettingsViewController: SBUOpenChannelSettingsViewController.Type =
        SBUOpenChannelSettingsViewController.self
    /// The screen that creates an open channel: `CreateOpenChannelViewController.init()` makes one.
    public static var CreateOpenChannelViewController: SBUCreateOpenChannelViewController.Type =
        SBUCreateOpenChannelViewController.self
}

// MARK: - Making one

extension SBUViewControllerSet {
    /// Makes an open channel list of the kind that is set.
    public static func OpenChannelListViewController(
        channelListQuery: OpenChannelListQuery? = nil
    ) -> SBUOpenChannelListViewController {
        let kind: SBUOpenChannelListViewController.Type = OpenChannelListViewController
        return kind.init(channelListQuery: channelListQuery)
    }

    /// Makes an open channel's screen of the kind that is set, by URL.
    public static func OpenChannelViewController(
        channelURL: String, startingPoint: Int64? = nil, messageListParams: MessageListParams? = nil
    ) -> SBUOpenChannelViewController {
        let kind: SBUOpenChannelViewController.Type = OpenChannelViewController
        return kind.init(channelURL: channelURL, startingPoint: startingPoint, messageListParams: messageListParams)
    }

    /// Makes an open channel's screen of the kind that is set.
    public static func OpenChannelViewController(
        channel: OpenChannel, messageListParams: MessageListParams? = nil
    ) -> SBUOpenChannelViewController {
        let kind: SBUOpenChannelViewController.Type = OpenChannelViewController
        return kind.init(channel: channel, messageListParams: messageListParams)
    }

    /// Makes the settings of an open channel, of the kind that is set, by URL.
    public static func OpenChannelSettingsViewController(channelURL: String) -> SBUOpenChannelSettingsViewController {
        let kind: SBUOpenChannelSettingsViewController.Type = OpenChannelSettingsViewController
        return kind.init(channelURL: channelURL)
    }

    /// Makes the settings of an open channel, of the kind that is set.
    public static func OpenChannelSettingsViewController(
        channel: OpenChannel
    ) -> SBUOpenChannelSettingsViewController {
        let kind: SBUOpenChannelSettingsViewController.Type = OpenChannelSettingsViewController
        return kind.init(channel: channel)
    }
}
