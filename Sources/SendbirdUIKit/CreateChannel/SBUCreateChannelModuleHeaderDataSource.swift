/// Tells the header of the screen that creates a channel who is chosen.
@preconcurrency @MainActor
public protocol SBUCreateChannelModuleHeaderDataSource: SBUBaseSelectUserModuleHeaderDataSource {}
