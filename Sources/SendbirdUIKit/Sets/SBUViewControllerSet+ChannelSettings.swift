public import SendbirdChatSDK

extension SBUViewControllerSet {
    /// A group channel's settings.
    public static var GroupChannelSettingsViewController: SBUGroupChannelSettingsViewController.Type =
        SBUGroupChannelSettingsViewController.self
    /// The settings of a group channel's notifications.
    public static var GroupChannelPushSettingsViewController: SBUGroupChannelPushSettingsViewController.Type =
        SBUGroupChannelPushSettingsViewController.self
    /// A group channel's moderation.
    public static var GroupModerationsViewController: SBUModerationsViewController.Type =
        SBUModerationsViewController.self
    /// An open channel's moderation.
    public static var OpenModerationsViewController: SBUModerationsViewController.Type =
        SBUModerationsViewController.self
    /// A list of a group channel's people.
    public static var GroupUserListViewController: SBUUserListViewController.Type = SBUUserListViewController.self
    /// A list of an open channel's people.
    public static var OpenUserListViewController: SBUUserListViewController.Type = SBUUserListViewController.self
    /// The screen that invites people.
    public static var InviteUserViewController: SBUInviteUserViewController.Type = SBUInviteUserViewController.self
    /// The screen that makes people operators of a group channel.
    public static var GroupChannelRegisterOperatorViewController: SBURegisterOperatorViewController.Type =
        SBURegisterOperatorViewController.self
    /// The screen that makes people operators of an open channel.
    public static var OpenChannelRegisterOperatorViewController: SBURegisterOperatorViewController.Type =
        SBURegisterOperatorViewController.self
}

// MARK: - Making one

extension SBUViewControllerSet {
    /// Makes the settings of a group channel, of the kind that is set, by URL.
    public static func GroupChannelSettingsViewController(
        channelURL: String
    ) -> SBUGroupChannelSettingsViewController {
        let kind: SBUGroupChannelSettingsViewController.Type = GroupChannelSettingsViewController
        return kind.init(channelURL: channelURL)
    }

    /// Makes the settings of a group channel, of the kind that is set.
    public static func GroupChannelSettingsViewController(
        channel: GroupChannel
    ) -> SBUGroupChannelSettingsViewController {
        let kind: SBUGroupChannelSettingsViewController.Type = GroupChannelSettingsViewController
        return kind.init(channel: channel)
    }

    /// Makes the settings of a group channel's notifications, of the kind that is set, by URL.
    public static func GroupChannelPushSettingsViewController(
        channelURL: String
    ) -> SBUGroupChannelPushSettingsViewController {
        let kind: SBUGroupChannelPushSettingsViewController.Type = GroupChannelPushSettingsViewController
        return kind.init(channelURL: channelURL)
    }

    /// Makes the settings of a group channel's notifications, of the kind that is set.
    public static func GroupChannelPushSettingsViewController(
        channel: BaseChannel
    ) -> SBUGroupChannelPushSettingsViewController {
        let kind: SBUGroupChannelPushSettingsViewController.Type = GroupChannelPushSettingsViewController
        return kind.init(channel: channel)
    }

    /// Makes a group channel's moderation, of the kind that is set, by URL.
    public static func GroupModerationsViewController(
        channelURL: String, channelType: ChannelType
    ) -> SBUModerationsViewController {
        let kind: SBUModerationsViewController.Type = GroupModerationsViewController
        return kind.init(channelURL: channelURL, channelType: channelType)
    }

    /// Makes a group channel's moderation, of the kind that is set.
    public static func GroupModerationsViewController(channel: BaseChannel) -> SBUModerationsViewController {
        let kind: SBUModerationsViewController.Type = GroupModerationsViewController
        return kind.init(channel: channel)
    }

    /// Makes an open channel's moderation, of the kind that is set, by URL.
    public static func OpenModerationsViewController(
        channelURL: String, channelType: ChannelType
    ) -> SBUModerationsViewController {
        let kind: SBUModerationsViewController.Type = OpenModerationsViewController
        return kind.init(channelURL: channelURL, channelType: channelType)
    }

    /// Makes an open channel's moderation, of the kind that is set.
    public static func OpenModerationsViewController(channel: BaseChannel) -> SBUModerationsViewController {
        let kind: SBUModerationsViewController.Type = OpenModerationsViewController
        return kind.init(channel: channel)
    }

    /// Makes a list of a group channel's people, of the kind that is set, by URL.
    public static func GroupUserListViewController(
        channelURL: String, channelType: ChannelType, users: [SBUUser]? = nil,
        userListType: ChannelUserListType = .members
    ) -> SBUUserListViewController {
        let kind: SBUUserListViewController.Type = GroupUserListViewController
        return kind.init(channelURL: channelURL, channelType: channelType, users: users, userListType: userListType)
    }

    /// Makes a list of a group channel's people, of the kind that is set.
    public static func GroupUserListViewController(
        channel: BaseChannel, users: [SBUUser]? = nil, userListType: ChannelUserListType = .members
    ) -> SBUUserListViewController {
        let kind: SBUUserListViewController.Type = GroupUserListViewController
        return kind.init(channel: channel, users: users, userListType: userListType)
    }

    /// Makes a list of an open channel's people, of the kind that is set, by URL.
    public static func OpenUserListViewController(
        channelURL: String, channelType: ChannelType, users: [SBUUser]? = nil,
        userListType: ChannelUserListType = .members
    ) -> SBUUserListViewController {
        let kind: SBUUserListViewController.Type = OpenUserListViewController
        return kind.init(channelURL: channelURL, channelType: channelType, users: users, userListType: userListType)
    }

    /// Makes a list of an open channel's people, of the kind that is set.
    public static func OpenUserListViewController(
        channel: BaseChannel, users: [SBUUser]? = nil, userListType: ChannelUserListType = .members
    ) -> SBUUserListViewController {
        let kind: SBUUserListViewController.Type = OpenUserListViewController
        return kind.init(channel: channel, users: users, userListType: userListType)
    }

    /// Makes a screen that invites people, of the kind that is set, by URL.
    public static func InviteUserViewController(
        channelURL: String, users: [SBUUser]? = nil
    ) -> SBUInviteUserViewController {
        let kind: SBUInviteUserViewController.Type = InviteUserViewController
        return kind.init(channelURL: channelURL, users: users)
    }

    /// Makes a screen that invites people, of the kind that is set.
    public static func InviteUserViewController(
        channel: GroupChannel, users: [SBUUser]? = nil
    ) -> SBUInviteUserViewController {
        let kind: SBUInviteUserViewController.Type = InviteUserViewController
        return kind.init(channel: channel, users: users)
    }

    /// Makes a screen that makes people operators of a group channel, of the kind that is set, by URL.
    public static func GroupChannelRegisterOperatorViewController(
        channelURL: String, channelType: ChannelType = .group, users: [SBUUser]? = nil
    ) -> SBURegisterOperatorViewController {
        let kind: SBURegisterOperatorViewController.Type = GroupChannelRegisterOperatorViewController
        return kind.init(channelURL: channelURL, channelType: channelType, users: users)
    }

    /// Makes a screen that makes people operators of a group channel, of the kind that is set.
    public static func GroupChannelRegisterOperatorViewController(
        channel: BaseChannel, users: [SBUUser]? = nil
    ) -> SBURegisterOperatorViewController {
        let kind: SBURegisterOperatorViewController.Type = GroupChannelRegisterOperatorViewController
        return kind.init(channel: channel, users: users)
    }

    /// Makes a screen that makes people operators of an open channel, of the kind that is set, by URL.
    public static func OpenChannelRegisterOperatorViewController(
        channelURL: String, channelType: ChannelType = .open, users: [SBUUser]? = nil
    ) -> SBURegisterOperatorViewController {
        let kind: SBURegisterOperatorViewController.Type = OpenChannelRegisterOperatorViewController
        return kind.init(channelURL: channelURL, channelType: channelType, users: users)
    }

    /// Makes a screen that makes people operators of an open channel, of the kind that is set.
    public static func OpenChannelRegisterOperatorViewController(
        channel: BaseChannel, users: [SBUUser]? = nil
    ) -> SBURegisterOperatorViewController {
        let kind: SBURegisterOperatorViewController.Type = OpenChannelRegisterOperatorViewController
        return kind.init(channel: channel, users: users)
    }
}
