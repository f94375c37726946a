public import UIKit

/// Hears what happens in the header of the screen that makes people operators.
@preconcurrency @MainActor
public protocol SBURegisterOperatorModuleHeaderDelegate: SBUBaseSelectUserModuleHeaderDelegate {
    /// The header has another title view.
    func registerOperatorModule(
        _ headerComponent: SBURegisterOperatorModule.Header, didUpdateTitleView titleView: UIView?)
    /// The header has another left button.
    func registerOperatorModule(
        _ headerComponent: SBURegisterOperatorModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?)
    /// The header has another right button.
    func registerOperatorModule(
        _ headerComponent: SBURegisterOperatorModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?)
    /// The left button was tapped.
    func registerOperatorModule(
        _ headerComponent: SBURegisterOperatorModule.Header, didTapLeftItem leftItem: UIBarButtonItem)
    /// The right button was tapped.
    func registerOperatorModule(
        _ headerComponent: SBURegisterOperatorModule.Header, didTapRightItem rightItem: UIBarButtonItem)
    /// The header has other left buttons. Does nothing unless implemented.
    func registerOperatorModule(
        _ headerComponent: SBURegisterOperatorModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?)
    /// The header has other right buttons. Does nothing unless implemented.
    func registerOperatorModule(
        _ headerComponent: SBURegisterOperatorModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?)
}

extension SBURegisterOperatorModuleHeaderDelegate {
    /// Does nothing.
    public func registerOperatorModule(
        _ headerComponent: SBURegisterOperatorModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
    ) {}
    /// Does nothing.
    public func registerOperatorModule(
        _ headerComponent: SBURegisterOperatorModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
    ) {}
}
