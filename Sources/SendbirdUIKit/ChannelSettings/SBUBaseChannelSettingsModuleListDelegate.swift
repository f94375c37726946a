/// Hears what happens in the rows of a channel's settings.
@preconcurrency @MainActor
public protocol SBUBaseChannelSettingsModuleListDelegate: SBUCommonDelegate {}
