/// Gives the rows of a group channel's settings what they show.
@preconcurrency @MainActor
public protocol SBUGroupChannelSettingsModuleListDataSource: SBUBaseChannelSettingsModuleListDataSource {}
