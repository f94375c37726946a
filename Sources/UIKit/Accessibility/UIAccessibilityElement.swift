public import Foundation

/// Something that assistive tools see where there is no view of its own for it.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// What holds it.
    open weak var accessibilityContainer: AnyObject?
    /// Whether assistive tools see it.
    open var isAccessibilityElement = true
    /// What it is called.
    open var accessibilityLabel: String?
    /// What pressing it does.
    open var accessibilityHint: String?
    /// What it is set to.
    open var accessibilityValue: String?
    /// What it is.
    open var accessibilityTraits: UIAccessibilityTraits = .none
    /// A name for tests, never read out.
    open var accessibilityIdentifier: String?
    /// The rectangle in the window.
    open var accessibilityFrame = CGRect.zero
    /// The rectangle in the container; zero where `accessibilityFrame` counts.
    open var accessibilityFrameInContainerSpace = CGRect.zero
    var accessibilityNode: AccessibilityNode?

    /// Creates an element of a container.
    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = container as AnyObject
    }

    /// Does what a press does; returns whether there was something to do. For overriding.
    open func accessibilityActivate() -> Bool { false }

    /// The rectangle in the window.
    var frameInWindow: CGRect {
        guard accessibilityFrameInContainerSpace != .zero, let view = accessibilityContainer as? UIView else {
            return accessibilityFrame
        }
        return view.convert(accessibilityFrameInContainerSpace, to: nil)
    }
}
