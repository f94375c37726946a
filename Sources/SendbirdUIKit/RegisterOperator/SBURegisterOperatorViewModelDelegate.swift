/// Hears what the view model of the screen that makes people operators tells.
@preconcurrency @MainActor
public protocol SBURegisterOperatorViewModelDelegate: SBUBaseSelectUserViewModelDelegate {
    /// The people are operators.
    func registerOperatorViewModel(
        _ viewModel: SBURegisterOperatorViewModel, didRegisterOperatorIds operatorIds: [String])
}
