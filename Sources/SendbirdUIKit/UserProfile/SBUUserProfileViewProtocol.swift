public import UIKit

/// A small profile over a screen.
@preconcurrency @MainActor
public protocol SBUUserProfileViewProtocol {
    /// Shows a person over a view.
    func show(baseView: UIView, user: SBUUser?)
    /// Shows a person over a view.
    ///
    /// - Parameter isOpenChannel: Whether the person is in an open channel.
    func show(baseView: UIView, user: SBUUser?, isOpenChannel: Bool)
    /// Takes the profile away.
    func dismiss()
    /// Makes the parts.
    func setupViews()
    /// Takes colours, fonts and icons from the theme.
    func setupStyles()
}
