/// Gives the rows of the screen that creates a channel.
@preconcurrency @MainActor
public protocol SBUCreateChannelModuleListDataSource: SBUBaseSelectUserModuleListDataSource {}
