public import SendbirdChatSDK

/// The kinds of screens that screens open.
///
///     SBUViewControllerSet.GroupChannelViewController = CustomViewController.self
///
/// Beside each kind is a function of the same name that makes one, as the guides
/// call it.
@preconcurrency @MainActor
public class SBUViewControllerSet {
    /// The group channel list.
    public static var GroupChannelListViewController: SBUGroupChannelListViewController.Type =
        SBUGroupChannelListViewController.self
    /// The screen that creates a group channel.
    public static var CreateChannelViewController: SBUCreateChannelViewController.Type =
        SBUCreateChannelViewController.self
    /// A group channel's screen.
    public static var GroupChannelViewController: SBUGroupChannelViewController.Type =
        SBUGroupChannelViewController.self
}

// MARK: - Making one

extension SBUViewControllerSet {
    /// Makes a group channel list of the kind that is set.
    public static func GroupChannelListViewController(
        channelListQuery: GroupChannelListQuery? = nil
    ) -> SBUGroupChannelListViewController {
        let kind: SBUGroupChannelListViewController.Type = GroupChannelListViewController
        return kind.init(channelListQuery: channelListQuery)
    }

    /// Makes a screen that creates a channel, of the kind that is set.
    public static func CreateChannelViewController(
        users: [SBUUser]? = nil, type: ChannelCreationType = .group
    ) -> SBUCreateChannelViewController {
        let kind: SBUCreateChannelViewController.Type = CreateChannelViewController
        return kind.init(users: users, type: type)
    }

    /// Makes a group channel's screen of the kind that is set, by URL.
    public static func GroupChannelViewController(
        channelURL: String, startingPoint: Int64? = nil, messageListParams: MessageListParams? = nil
    ) -> SBUGroupChannelViewController {
        let kind: SBUGroupChannelViewController.Type = GroupChannelViewController
        return kind.init(channelURL: channelURL, startingPoint: startingPoint, messageListParams: messageListParams)
    }

    /// Makes a group channel's screen of the kind that is set.
    public static func GroupChannelViewController(
        channel: GroupChannel, messageListParams: MessageListParams? = nil
    ) -> SBUGroupChannelViewController {
        let kind: SBUGroupChannelViewController.Type = GroupChannelViewController
        return kind.init(channel: channel, messageListParams: messageListParams)
    }
}
