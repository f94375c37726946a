public import Foundation

/// Hears what happens in the rows of the screen that makes people operators.
@preconcurrency @MainActor
public protocol SBURegisterOperatorModuleListDelegate: SBUBaseSelectUserModuleListDelegate {
    /// A row was tapped.
    func registerOperatorModule(_ listComponent: SBURegisterOperatorModule.List, didSelectRowAt indexPath: IndexPath)
    /// A row near the end appeared: the next page will soon be needed.
    func registerOperatorModule(
        _ listComponent: SBURegisterOperatorModule.List, didDetectPreloadingPosition indexPath: IndexPath)
    /// The button that tries again was tapped.
    func registerOperatorModuleDidSelectRetry(_ listComponent: SBURegisterOperatorModule.List)
}
