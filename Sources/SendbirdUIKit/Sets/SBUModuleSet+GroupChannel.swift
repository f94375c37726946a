extension SBUModuleSet {
    /// The module that the screens of group and open channels share.
    public static var BaseChannelModule: SBUBaseChannelModule.Type = SBUBaseChannelModule.self
    /// The module of a group channel's screen.
    public static var GroupChannelModule: SBUGroupChannelModule.Type = SBUGroupChannelModule.self

    /// The components of a group channel's screen, by the older way: instances
    /// instead of kinds. They win over the kinds.
    public static var groupChannelModule = SBUGroupChannelModule()
}
