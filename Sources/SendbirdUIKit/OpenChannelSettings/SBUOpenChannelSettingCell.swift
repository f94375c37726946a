/// A row of an open channel's settings.
@preconcurrency @MainActor
open class SBUOpenChannelSettingCell: SBUBaseChannelSettingCell {}
