/// What the list of an open channel's screen asks. Called on the main actor.
@preconcurrency @MainActor
public protocol SBUOpenChannelModuleListDataSource: SBUBaseChannelModuleListDataSource {}
