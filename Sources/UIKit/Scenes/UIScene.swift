internal import Foundation

/// One of the application's windows as the desktop sees it.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// Whether a scene is in front.
    public enum ActivationState: Int, Sendable {
        /// It is shown nowhere.
        case unattached = -1
        /// It is in front.
        case foregroundActive = 0
        /// It is seen and gets no keys.
        case foregroundInactive = 1
        /// It is not seen.
        case background = 2
    }

    /// The title in the window's bar and in the desktop's lists of windows.
    open var title: String! = ""

    /// Whether it is in front.
    open var activationState: ActivationState { .unattached }

    /// The application.
    open override var next: UIResponder? { UIApplication.shared }
}
