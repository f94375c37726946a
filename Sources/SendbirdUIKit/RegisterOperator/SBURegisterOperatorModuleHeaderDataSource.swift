/// Tells the header of the screen that makes people operators who is chosen.
@preconcurrency @MainActor
public protocol SBURegisterOperatorModuleHeaderDataSource: SBUBaseSelectUserModuleHeaderDataSource {}
