/// What the input of an open channel's screen tells. Called on the main actor.
@preconcurrency @MainActor
public protocol SBUOpenChannelModuleInputDelegate: SBUBaseChannelModuleInputDelegate {}
