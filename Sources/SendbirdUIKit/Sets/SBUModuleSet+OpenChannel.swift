extension SBUModuleSet {
    /// The module of the open channel list.
    public static var OpenChannelListModule: SBUOpenChannelListModule.Type = SBUOpenChannelListModule.self
    /// The module of an open channel's screen.
    public static var OpenChannelModule: SBUOpenChannelModule.Type = SBUOpenChannelModule.self
    /// The module of an open channel's settings.
    public static var OpenChannelSettingsModule: SBUOpenChannelSettingsModule.Type = SBUOpenChannelSettingsModule.self
    /// The module of the screen that creates an open channel.
    public static var CreateOpenChannelModule: SBUCreateOpenChannelModule.Type = SBUCreateOpenChannelModule.self

    /// The components of the open channel list, by the older way: instances
    /// instead of kinds. They win over the kinds.
    public static var openChannelListModule = SBUOpenChannelListModule()
    /// The components of an open channel's screen, by the older way.
    public static var openChannelModule = SBUOpenChannelModule()
    /// The components of an open channel's settings, by the older way.
    public static var openChannelSettingsModule = SBUOpenChannelSettingsModule()
    /// The components of the screen that creates an open channel, by the older way.
    public static var createOpenChannelModule = SBUCreateOpenChannelModule()
}
