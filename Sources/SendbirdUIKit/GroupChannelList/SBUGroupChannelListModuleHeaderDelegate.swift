/// Hears what happens in the header of the group channel list.
@preconcurrency @MainActor
public protocol SBUGroupChannelListModuleHeaderDelegate: SBUBaseChannelListModuleHeaderDelegate {}
