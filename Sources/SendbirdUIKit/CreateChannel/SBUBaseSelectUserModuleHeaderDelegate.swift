/// Hears what happens in the header of a screen that chooses users.
@preconcurrency @MainActor
public protocol SBUBaseSelectUserModuleHeaderDelegate: SBUCommonDelegate {}
