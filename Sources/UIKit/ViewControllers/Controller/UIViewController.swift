public import Foundation

/// One screen, or a part of one: owns a view, fills it, and hears when it comes and goes.
///
///     final class ProfileViewController: UIViewController {
///         override func viewDidLoad() {
///             super.viewDidLoad()
///             title = "Profile"
///             view.backgroundColor = .systemBackground
///         }
///     }
///
/// The calls come in this order: `loadView()`, `viewDidLoad()`,
/// `viewWillAppear(_:)`, `viewIsAppearing(_:)`, `viewWillLayoutSubviews()`,
/// `viewDidLayoutSubviews()`, `viewDidAppear(_:)`, and when it goes
/// `viewWillDisappear(_:)`, `viewDidDisappear(_:)`.
///
/// ## Differences on Linux
/// There are no nibs: `nibName` is kept and not read, and a coder gives an
/// empty controller. A change of the stack or a presentation begins within the
/// call that asks for it, not at the end of the turn.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, ViewOwner {
    // MARK: - State kept for the extensions

    var storedView: UIView?
    var storedNavigationItem: UINavigationItem?
    var storedChildren: [UIViewController] = []
    weak var storedParent: UIViewController?
    var appearanceState = AppearanceState.disappeared
    /// Whether the transition that goes on is animated.
    var appearsAnimated = false
    /// Whether `viewIsAppearing(_:)` is still to be called in this appearance.
    var owesIsAppearing = false
    /// Whether the appearance that goes on was begun by the view coming into a window.
    var beganWithWindow = false
    /// Whether the disappearance that goes on was begun by the view leaving its window.
    var endsWithWindow = false
    var movingToParent = false
    var movingFromParent = false
    /// What this controller presents and is presented by.
    let presentationLinks = PresentationLinks()
    /// What the containers around cover of this controller's view.
    var containerInsets = UIEdgeInsets.zero {
        didSet { if oldValue != containerInsets { safeAreaNeedsUpdate() } }
    }
    var ownTransition: ViewControllerTransition?

    // MARK: - Creating

    /// Creates a controller. Its view is made when it is first asked for.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// Creates a controller. Its view is made when it is first asked for.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Creates an empty controller: there are no archived ones on Linux.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
    }

    /// The name that the controller was made with.
    public let nibName: String?
    /// The bundle that the controller was made with.
    public let nibBundle: Bundle?

    // MARK: - The view

    /// The controller's view; asking for it loads it.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return storedView
        }
        set { replaceView(with: newValue) }
    }

    /// The view if it is loaded; asking does not load it.
    open var viewIfLoaded: UIView? { storedView }

    /// Whether the view is loaded.
    open var isViewLoaded: Bool { storedView != nil }

    /// Makes the view and assigns it to `view`. Override to make another one, without calling super.
    open func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Called once, after the view was loaded.
    open func viewDidLoad() {}

    /// Loads the view unless it is.
    open func loadViewIfNeeded() {
        guard storedView == nil else { return }
        loadView()
        guard storedView != nil else { return }
        viewDidLoad()
    }

    /// What it is called: the navigation bar's title. Nil at first.
    open var title: String? {
        didSet {
            storedNavigationItem?.title = title
            storedTabBarItem?.title = title
        }
    }

    // MARK: - Coming and going

    /// Called before the view comes on screen. Call super.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called when the view is in its window with its traits, before it is laid out. Call super.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Called when the view is on screen. Call super.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the view leaves the screen. Call super.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called when the view has left the screen. Call super.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Called before the view lays out what is inside.
    open func viewWillLayoutSubviews() {}

    /// Called after the view laid out what is inside.
    open func viewDidLayoutSubviews() {}

    /// Called before the size of the view changes, such as with the window's. Call super: it tells the children.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardSizeTransition(to: size, with: coordinator)
    }

    /// Whether it is appearing because it is put into a container, such as by a push.
    open var isMovingToParent: Bool { movingToParent }

    /// Whether it is disappearing because it is taken out of a container, such as by a pop.
    open var isMovingFromParent: Bool { movingFromParent }

    /// Whether it is appearing because it is presented.
    open var isBeingPresented: Bool { presentationLinks.isBeingPresented }

    /// Whether it is disappearing because it is dismissed.
    open var isBeingDismissed: Bool { presentationLinks.isBeingDismissed }

    /// Begins the coming or going of a child in a container that forwards by hand.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }

    /// Ends what `beginAppearanceTransition(_:animated:)` began.
    open func endAppearanceTransition() {
        endAppearance()
    }

    /// Whether coming and going is told to the children. True at first.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// A moment before `viewWillAppear(_:)` in which a container puts its visible child in place.
    func prepareToAppear() {}

    // MARK: - Containers

    /// The container that this controller is in.
    open var parent: UIViewController? { storedParent }

    /// The controllers inside, in the order in which they were added.
    open var children: [UIViewController] { storedChildren }

    /// Puts a controller inside. Tells it `willMove(toParent:)`; call its `didMove(toParent:)` when its view is in place.
    open func addChild(_ childController: UIViewController) {
        adopt(childController)
    }

    /// Takes it out of its container, after `willMove(toParent: nil)`; tells it `didMove(toParent: nil)`.
    open func removeFromParent() {
        leaveParent()
    }

    /// Called before it is put into a container or, with nil, taken out of one. Call super.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called after it was put into a container or, with nil, taken out of one. Call super.
    open func didMove(toParent parent: UIViewController?) {}

    /// Replaces one child's view by another's, with what `animations` changes as the movement.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchangeViews(
            from: fromViewController, to: toViewController, duration: duration, options: options,
            animations: animations, completion: completion)
    }

    /// The child whose wishes count for the status bar; there is none on Linux.
    open var childForStatusBarStyle: UIViewController? { nil }

    // MARK: - Presenting

    /// How it is shown when it is presented. `automatic` at first: a sheet.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic

    /// How it comes and goes when it is presented. Upwards from below at first.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

    /// Whether the user is kept from dismissing it by Escape or a click beside it. False at first.
    open var isModalInPresentation = false

    /// Whether presentations over the "current context" stay within this controller's view. False at first.
    open var definesPresentationContext = false

    /// The size that it would like to have in a sheet, popover or container; zero: no wish.
    open var preferredContentSize: CGSize = .zero {
        didSet { if oldValue != preferredContentSize { preferredContentSizeChanged() } }
    }

    /// What this controller, or a container around it, presents.
    open var presentedViewController: UIViewController? { nearestPresented }

    /// What presented this controller or a container around it.
    open var presentingViewController: UIViewController? { nearestPresenting }

    /// What shows it while it is presented.
    open var presentationController: UIPresentationController? { presentationControllerToUse }

    /// What shows it as a popover, when `modalPresentationStyle` is `.popover` or for an action sheet.
    /// Set its source before presenting.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationControllerToUse as? UIPopoverPresentationController
    }

    /// What shows it as a sheet, when `modalPresentationStyle` is `.pageSheet` or `.formSheet`.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationControllerToUse as? UISheetPresentationController
    }

    /// Presents a controller over this one.
    ///
    /// `completion` is called once, after the presented controller's
    /// `viewDidAppear(_:)`. As on Apple's systems the call does nothing but
    /// write a line to the log when this controller presents another one
    /// already or its view is in no window.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses what this controller presents, or else this controller where it was presented.
    ///
    /// `completion` is called once, after the dismissed controller's
    /// `viewDidDisappear(_:)`; at once when there is nothing to dismiss.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        beginDismissing(animated: flag, completion: completion)
    }

    /// Shows a controller as the container around sees fit: pushed, or else presented.
    open func show(_ viewController: UIViewController, sender: Any?) {
        if let navigationController, navigationController !== self {
            navigationController.show(viewController, sender: sender)
        } else {
            present(viewController, animated: true)
        }
    }

    /// Presents a controller; a split view would show it beside.
    open func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
        present(viewController, animated: true)
    }

    /// The transition that goes on around this controller: what goes along with it is added here.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { currentTransition }

    /// Whether a presentation keeps the keyboard. There is none on screen on Linux.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

    // MARK: - In a navigation or tab bar

    /// What the navigation bar shows for it. Made when it is first asked for.
    open var navigationItem: UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        item.title = title
        storedNavigationItem = item
        return item
    }

    /// The nearest navigation controller around it.
    open var navigationController: UINavigationController? { nearestAncestor() }

    var storedTabBarItem: UITabBarItem?

    /// Whether a tab bar below is hidden while it is on top of a navigation stack. False at first.
    open var hidesBottomBarWhenPushed = false

    /// Whether it is in the state of being edited. False at first.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }
    private var storedIsEditing = false

    /// Sets whether it is being edited. Call super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        storedIsEditing = editing
    }

    // MARK: - Layout

    /// The sides on which its view may lie under a bar. All at first.
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { containerNeedsLayout() }
    }

    /// Whether its view may lie under an opaque bar as well. False at first.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { containerNeedsLayout() }
    }

    /// More of its view that is covered, added to the safe area.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if oldValue != additionalSafeAreaInsets { safeAreaNeedsUpdate() } }
    }

    /// Names the scroll view that a bar follows; nil: the first one in the view.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        namedScrollView = scrollView
    }

    /// Returns the scroll view that a bar follows.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        namedScrollView ?? storedView.flatMap(Self.firstScrollView)
    }
    private weak var namedScrollView: UIScrollView?

    private static func firstScrollView(in view: UIView) -> UIScrollView? {
        if let found = view as? UIScrollView { return found }
        return view.subviews.lazy.compactMap(firstScrollView).first
    }

    // MARK: - Traits

    /// Light or dark for it and all inside; unspecified at first: as around.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { storedView?.ownerInterfaceStyle = overrideUserInterfaceStyle }
    }

    /// Traits that it has, with its view and all inside, whatever is around it.
    open var traitOverrides: UITraitOverrides {
        get { storedOverrides ?? UITraitOverrides() }
        set {
            storedOverrides = newValue
            storedView?.ownerOverrides = newValue
        }
    }
    private(set) var storedOverrides: UITraitOverrides?
    var traitHandlers: TraitChangeHandlers?

    /// What it knows of its surroundings.
    open var traitCollection: UITraitCollection { currentTraits }

    /// Called after the traits have changed. Call super.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: - Status bar and orientation

    /// Does nothing: there is no status bar on Linux.
    open func setNeedsStatusBarAppearanceUpdate() {}

    /// The colour of the status bar's text; nothing asks for it on Linux.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// Whether the status bar should be hidden; nothing asks for it on Linux.
    open var prefersStatusBarHidden: Bool { false }

    /// The orientations that it can be shown in; a window has none on Linux.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

    /// Whether it turns with the device; nothing asks for it on Linux.
    open var shouldAutorotate: Bool { true }

    // MARK: - Responding

    /// What is asked after this controller: the view around, the window, or what presented it.
    open override var next: UIResponder? { nextInChain }

    func viewWillLayout() { viewWillLayoutSubviews() }
    func viewDidLayout() { viewDidLayoutSubviews() }

    /// Makes what shows it, by `modalPresentationStyle`.
    func makePresentationController() -> UIPresentationController { presentationControllerForStyle() }

    /// What Escape does by default: goes back or dismisses. Returns whether it did.
    func performEscape() -> Bool { performDefaultEscape() }

    /// What Return does by default. Returns whether it did.
    func performReturn() -> Bool { false }
}
