/// Hears what happens in the rows of the open channel list.
@preconcurrency @MainActor
public protocol SBUOpenChannelListModuleListDelegate: SBUBaseChannelListModuleListDelegate {}
