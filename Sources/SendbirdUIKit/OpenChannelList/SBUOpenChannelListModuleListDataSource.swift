/// Gives the open channel list its channels.
@preconcurrency @MainActor
public protocol SBUOpenChannelListModuleListDataSource: SBUBaseChannelListModuleListDataSource {}
