/// Hears what happens in the rows of a screen that chooses users.
@preconcurrency @MainActor
public protocol SBUBaseSelectUserModuleListDelegate: SBUCommonDelegate {}
