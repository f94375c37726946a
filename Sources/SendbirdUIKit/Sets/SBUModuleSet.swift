/// The kinds of modules, and through them of components, that screens use.
///
///     SBUModuleSet.GroupChannelListModule.HeaderComponent = CustomHeader.self
///
/// A component given to a screen before its view loads wins over the kind set
/// here; the kind set here wins over ours. Set kinds before screens are shown.
@preconcurrency @MainActor
public class SBUModuleSet {
    /// The module of the group channel list.
    public static var GroupChannelListModule: SBUGroupChannelListModule.Type = SBUGroupChannelListModule.self
    /// The module of the screen that creates a group channel.
    public static var CreateGroupChannelModule: SBUCreateChannelModule.Type = SBUCreateChannelModule.self

    /// The group channel list's components of the app's own, by the older way:
    /// instances instead of kinds. They win over the kinds set above.
    public static var groupChannelListModule = SBUGroupChannelListModule()
    /// The components of the screen that creates a group channel, by the older way.
    public static var createChannelModule = SBUCreateChannelModule()
}
