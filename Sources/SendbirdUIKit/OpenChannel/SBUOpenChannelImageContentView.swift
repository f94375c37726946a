/// A picture or a film in an open channel's message.
@preconcurrency @MainActor
open class SBUOpenChannelImageContentView: SBUImageContentView {}
