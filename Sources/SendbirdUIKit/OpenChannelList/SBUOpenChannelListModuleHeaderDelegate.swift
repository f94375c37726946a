/// Hears what happens in the header of the open channel list.
@preconcurrency @MainActor
public protocol SBUOpenChannelListModuleHeaderDelegate: SBUBaseChannelListModuleHeaderDelegate {}
