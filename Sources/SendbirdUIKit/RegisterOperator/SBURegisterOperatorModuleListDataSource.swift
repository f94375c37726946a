/// Gives the rows of the screen that makes people operators.
@preconcurrency @MainActor
public protocol SBURegisterOperatorModuleListDataSource: SBUBaseSelectUserModuleListDataSource {}
