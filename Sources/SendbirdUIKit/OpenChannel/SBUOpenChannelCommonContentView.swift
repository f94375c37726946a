/// A file's icon and name in an open channel's message.
@preconcurrency @MainActor
open class SBUOpenChannelCommonContentView: SBUCommonContentView {}
