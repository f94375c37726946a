/// Hears what happens in the header of a channel's settings.
@preconcurrency @MainActor
public protocol SBUBaseChannelSettingsModuleHeaderDelegate: SBUCommonDelegate {}
