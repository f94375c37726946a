extension SBUViewModelSet {
    /// The view model of the open channel list.
    public static var OpenChannelListViewModel: SBUOpenChannelListViewModel.Type = SBUOpenChannelListViewModel.self
    /// The view model of an open channel's screen.
    public static var OpenChannelViewModel: SBUOpenChannelViewModel.Type = SBUOpenChannelViewModel.self
    /// The view model of an open channel's settings.
    public static var OpenChannelSettingsViewModel: SBUOpenChannelSettingsViewModel.Type =
        SBUOpenChannelSettingsViewModel.self
    /// The view model of the screen that creates an open channel.
    public static var CreateOpenChannelViewModel: SBUCreateOpenChannelViewModel.Type =
        SBUCreateOpenChannelViewModel.self
}
