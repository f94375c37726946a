public import Foundation

/// What is known of a transition while it goes on.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether it is animated.
    var isAnimated: Bool { get }
    /// Whether it was given up. Never on Linux: a transition that is overtaken is completed.
    var isCancelled: Bool { get }
    /// Whether the user's finger drives it. Never on Linux.
    var isInteractive: Bool { get }
    /// How long it takes, in seconds.
    var transitionDuration: TimeInterval { get }

    /// Returns the controller that goes or comes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// Lets others move along with a transition between view controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Adds what changes along with the transition, and what is called when it has ended.
    ///
    /// Returns whether the animation was added; a transition that is not
    /// animated makes the change at once.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}
