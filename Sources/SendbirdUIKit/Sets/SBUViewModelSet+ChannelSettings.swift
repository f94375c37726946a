extension SBUViewModelSet {
    /// The view model of a group channel's settings.
    public static var GroupChannelSettingsViewModel: SBUGroupChannelSettingsViewModel.Type =
        SBUGroupChannelSettingsViewModel.self
    /// The view model of the settings of a group channel's notifications.
    public static var GroupChannelPushSettingsViewModel: SBUGroupChannelPushSettingsViewModel.Type =
        SBUGroupChannelPushSettingsViewModel.self
    /// The view model of a group channel's moderation.
    public static var GroupModerationsViewModel: SBUModerationsViewModel.Type = SBUModerationsViewModel.self
    /// The view model of an open channel's moderation.
    public static var OpenModerationsViewModel: SBUModerationsViewModel.Type = SBUModerationsViewModel.self
    /// The view model of a list of a group channel's people.
    public static var GroupUserListViewModel: SBUUserListViewModel.Type = SBUUserListViewModel.self
    /// The view model of a list of an open channel's people.
    public static var OpenUserListViewModel: SBUUserListViewModel.Type = SBUUserListViewModel.self
    /// The view model of the screen that invites people.
    public static var InviteUserViewModel: SBUInviteUserViewModel.Type = SBUInviteUserViewModel.self
    /// The view model of the screen that makes people operators of a group channel.
    public static var GroupChannelRegisterOperatorViewModel: SBURegisterOperatorViewModel.Type =
        SBURegisterOperatorViewModel.self
    /// The view model of the screen that makes people operators of an open channel.
    public static var OpenChannelRegisterOperatorViewModel: SBURegisterOperatorViewModel.Type =
        SBURegisterOperatorViewModel.self
}
