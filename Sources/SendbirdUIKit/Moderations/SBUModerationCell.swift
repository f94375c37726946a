/// A row of a channel's moderation.
@preconcurrency @MainActor
open class SBUModerationCell: SBUBaseChannelSettingCell {}
