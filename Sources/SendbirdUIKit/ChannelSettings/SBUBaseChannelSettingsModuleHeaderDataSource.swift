/// Gives the header of a channel's settings what it shows.
@preconcurrency @MainActor
public protocol SBUBaseChannelSettingsModuleHeaderDataSource: AnyObject {}
