/// What the input of an open channel's screen asks. Called on the main actor.
@preconcurrency @MainActor
public protocol SBUOpenChannelModuleInputDataSource: SBUBaseChannelModuleInputDataSource {}
