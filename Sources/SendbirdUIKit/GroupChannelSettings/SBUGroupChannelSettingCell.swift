/// A row of a group channel's settings.
@preconcurrency @MainActor
open class SBUGroupChannelSettingCell: SBUBaseChannelSettingCell {}
