/// Gives the people of the screen that makes people operators, where an app has a list of its own.
@preconcurrency @MainActor
public protocol SBURegisterOperatorViewModelDataSource: SBUBaseSelectUserViewModelDataSource {}
