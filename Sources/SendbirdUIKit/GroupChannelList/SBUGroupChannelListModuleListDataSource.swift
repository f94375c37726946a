/// Gives the group channel list its channels.
@preconcurrency @MainActor
public protocol SBUGroupChannelListModuleListDataSource: SBUBaseChannelListModuleListDataSource {}
