public import Foundation

/// Shows the topmost of a stack of view controllers under a bar that leads back.
///
///     let navigation = UINavigationController(rootViewController: ChannelListViewController())
///     navigation.pushViewController(ChannelViewController(), animated: true)
///
/// A change of the stack takes effect at once: `viewControllers` says the new
/// stack as soon as the call returns. A change while the last one still moves
/// completes that one first; a change from within a life-cycle call waits until
/// that call's transition has begun or ended.
///
/// Escape and Alt with the arrow towards where lines begin go back, as does a
/// drag from that edge.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    var stack: [UIViewController] = []
    /// The controller whose view is in place.
    weak var displayed: UIViewController?
    var transition: ViewControllerTransition?
    /// Those whose coming into the stack, or leaving it, is not yet told to the end.
    var arriving: [UIViewController] = []
    var departing: [UIViewController] = []
    /// Whether life-cycle calls of a transition are being made.
    var isBusy = false
    var waitingChange: (animated: Bool, isPush: Bool)?
    private var isBarHidden = false
    private let ownNavigationBar = UINavigationBar()

    /// Creates a controller with one on its stack.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// Creates a controller with an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller with an empty stack: there are no archived ones on Linux.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Hears what is shown.
    open weak var delegate: (any UINavigationControllerDelegate)?

    // MARK: - The stack

    /// The stack, the topmost last.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The topmost of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// What the user sees: what is presented over this controller, or the topmost of the stack.
    open var visibleViewController: UIViewController? {
        if let presented = presentationLinks.presented {
            return (presented as? UINavigationController)?.visibleViewController ?? presented
        }
        return topViewController
    }

    /// Replaces the stack. The new topmost slides in, or away from it where it was in the stack before.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let wasInStack = viewControllers.last.map { top in stack.contains { $0 === top } } ?? false
        change(to: viewControllers, isPush: !wasInStack, animated: animated)
    }

    /// Puts a controller on top. One that is in the stack already must not be pushed again; the call does nothing then.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(where: { $0 === viewController }) else { return }
        change(to: stack + [viewController], isPush: true, animated: animated)
    }

    /// Takes the topmost away and returns it; nil when it is the only one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        change(to: Array(stack.dropLast()), isPush: false, animated: animated)
        return top
    }

    /// Takes away all above a controller and returns them; nil when it is not in the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
        let removed = Array(stack[(index + 1)...])
        if !removed.isEmpty { change(to: Array(stack[...index]), isPush: false, animated: animated) }
        return removed
    }

    /// Takes away all above the lowest and returns them.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = stack.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    /// Pushes a controller.
    open override func show(_ viewController: UIViewController, sender: Any?) {
        pushViewController(viewController, animated: true)
    }

    // MARK: - The bar

    /// The bar at the top.
    open var navigationBar: UINavigationBar { ownNavigationBar }

    /// Whether the bar is out of sight. False at first.
    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Shows the bar or takes it out of sight.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        isBarHidden = hidden
        guard isViewLoaded, let storedView else { return }
        if !hidden { navigationBar.isHidden = false }
        let movement = {
            storedView.setNeedsLayout()
            storedView.layoutIfNeeded()
        }
        guard animated, storedView.window != nil else { return movement() }
        UIView.animate(withDuration: 0.25, animations: movement)
    }

    /// Whether a toolbar is out of sight: always, there is none on Linux.
    open var isToolbarHidden: Bool { true }

    /// The recognizer of the drag that goes back.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { backSwipe.recognizer }
    private(set) lazy var backSwipe = BackSwipe(controller: self)

    // MARK: - Life cycle

    /// Makes the view that holds the stack and the bar.
    open override func loadView() {
        let view = NavigationContainerView(frame: UIScreen.main.bounds)
        view.controller = self
        view.addSubview(navigationBar)
        navigationBar.onBack = { [weak self] in self?.popViewController(animated: true) }
        self.view = view
        backSwipe.attach(to: view)
        putTopInPlace()
    }

    override func prepareToAppear() {
        putTopInPlace()
    }

    /// The topmost controller's wish.
    open override var childForStatusBarStyle: UIViewController? { topViewController }

    /// Alt with the arrow towards where lines begin.
    open override var keyCommands: [UIKeyCommand]? {
        guard canGoBack else { return nil }
        let isRightToLeft = storedView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let arrow = isRightToLeft ? UIKeyCommand.inputRightArrow : UIKeyCommand.inputLeftArrow
        return [
            UIKeyCommand(input: arrow, modifierFlags: .alternate) { [weak self] _ in
                self?.popViewController(animated: true)
            }
        ]
    }

    /// Whether the user may go back.
    var canGoBack: Bool {
        guard stack.count > 1, let top = stack.last, nearestPresented == nil else { return false }
        return !top.navigationItem.hidesBackButton && !top.isModalInPresentation
    }

    override func performEscape() -> Bool {
        if let top = topViewController, top.performEscape() { return true }
        if canGoBack {
            popViewController(animated: true)
            return true
        }
        guard presentationLinks.presenting != nil else { return false }
        return presentationLinks.controller?.dismissForUser() ?? false
    }
}
