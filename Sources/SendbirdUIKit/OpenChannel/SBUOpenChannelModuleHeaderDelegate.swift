/// What the header of an open channel's screen tells. Called on the main actor.
@preconcurrency @MainActor
public protocol SBUOpenChannelModuleHeaderDelegate: SBUBaseChannelModuleHeaderDelegate {}
