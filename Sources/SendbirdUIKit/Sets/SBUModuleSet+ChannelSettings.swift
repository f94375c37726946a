extension SBUModuleSet {
    /// The module of a group channel's settings.
    public static var GroupChannelSettingsModule: SBUGroupChannelSettingsModule.Type =
        SBUGroupChannelSettingsModule.self
    /// The module of the settings of a group channel's notifications.
    public static var GroupChannelPushSettingsModule: SBUGroupChannelPushSettingsModule.Type =
        SBUGroupChannelPushSettingsModule.self
    /// The module of a group channel's moderation.
    public static var GroupModerationsModule: SBUModerationsModule.Type = SBUModerationsModule.self
    /// The module of an open channel's moderation.
    public static var OpenModerationsModule: SBUModerationsModule.Type = SBUModerationsModule.self
    /// The module of a list of a group channel's people.
    public static var GroupUserListModule: SBUUserListModule.Type = SBUUserListModule.self
    /// The module of a list of an open channel's people.
    public static var OpenUserListModule: SBUUserListModule.Type = SBUUserListModule.self
    /// The module of the screen that invites people.
    public static var InviteUserModule: SBUInviteUserModule.Type = SBUInviteUserModule.self
    /// The module of the screen that makes people operators of a group channel.
    public static var GroupRegisterOperatorModule: SBURegisterOperatorModule.Type = SBURegisterOperatorModule.self
    /// The module of the screen that makes people operators of an open channel.
    public static var OpenRegisterOperatorModule: SBURegisterOperatorModule.Type = SBURegisterOperatorModule.self

    /// The components of a group channel's settings, by the older way: instances
    /// instead of kinds. They win over the kinds.
    public static var groupChannelSettingsModule = SBUGroupChannelSettingsModule()
    /// The components of the settings of a group channel's notifications, by the older way.
    public static var groupChannelPushSettingsModule = SBUGroupChannelPushSettingsModule()
    /// The components of a group channel's moderation, by the older way.
    public static var groupModerationsModule = SBUModerationsModule()
    /// The components of an open channel's moderation, by the older way.
    public static var openModerationsModule = SBUModerationsModule()
    /// The components of a list of a group channel's people, by the older way.
    public static var groupUserListModule = SBUUserListModule()
    /// The components of a list of an open channel's people, by the older way.
    public static var openUserListModule = SBUUserListModule()
    /// The components of the screen that invites people, by the older way.
    public static var inviteUserModule = SBUInviteUserModule()
    /// The components of the screen that makes people operators of a group channel, by the older way.
    public static var groupRegisterOperatorModule = SBURegisterOperatorModule()
    /// The components of the screen that makes people operators of an open channel, by the older way.
    public static var openRegisterOperatorModule = SBURegisterOperatorModule()
}
