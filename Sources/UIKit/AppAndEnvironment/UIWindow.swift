public import Foundation

/// The view that holds all others of a window, and hands them what happens.
open class UIWindow: UIView {
    /// The level of windows: a higher one lies above.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// The level as a number.
        public let rawValue: CGFloat

        /// Creates a level from a number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The level of windows.
        public static let normal = Level(rawValue: 0)
        /// The level of the bar at the screen's top.
        public static let statusBar = Level(rawValue: 1000)
        /// The level of alerts.
        public static let alert = Level(rawValue: 2000)
    }

    /// The level among the windows. All windows of the desktop are on one level.
    open var windowLevel = Level.normal

    /// The title in the window's bar.
    ///
    /// ## Differences on Linux
    /// The original's windows have no title; here the desktop shows one.
    open var title: String? {
        didSet { host?.setTitle(title ?? "") }
    }

    /// The controller whose view fills the window.
    ///
    /// Its view is loaded when the window is shown; `viewDidAppear(_:)` comes
    /// after the first layout. The old root, with all it presents, leaves at once.
    open var rootViewController: UIViewController? {
        get { hosting.root }
        set { replaceRoot(with: newValue) }
    }

    /// What the window keeps for its view controllers.
    let hosting = WindowHosting()

    /// What shows the window on the desktop, once there is a display.
    var host: (any WindowHost)?

    /// Whether it is in front on the desktop.
    var isActive = false

    /// Whether it is put away on the desktop.
    var isMinimized = false

    /// The window as the desktop sees it.
    ///
    /// ## Differences on Linux
    /// Each window has a scene of its own; what is assigned is not taken.
    open var windowScene: UIWindowScene? {
        get { scene }
        set {}
    }
    private lazy var scene = UIWindowScene(window: self)

    /// The responder that gets keys where there is no first responder.
    var keyTarget: UIResponder { hosting.root?.frontmost.visibleDescendants.first ?? self }

    /// The window has got a host or lost it: text inputs make their widgets or let them go.
    func tellHostDidChange() {
        func tell(_ view: UIView) {
            view.hostDidChange()
            for inner in view.subviews { tell(inner) }
        }
        tell(self)
    }

    /// Makes touches of what the host or a test reports.
    lazy var input = WindowInput(window: self)

    /// What the keyboard acts on.
    private(set) lazy var focus = WindowFocus(window: self)

    /// Finds who takes what is dragged over the window.
    private(set) lazy var drops = WindowDrops(window: self)

    /// Creates a window.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    /// Creates a window of the size that a new window has.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.screen.bounds)
    }

    /// Creates a window: archives of views are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHidden = true
    }

    /// Whether the window is off the screen; it is until `makeKeyAndVisible()`. Setting it takes the window off, and the
    /// application keeps it no longer.
    open override var isHidden: Bool {
        didSet {
            guard isHidden, UIApplication.shared.windows.contains(where: { $0 === self }) else { return }
            UIApplication.shared.hide(self)
        }
    }

    /// The window itself.
    open override var window: UIWindow? { self }

    /// The application.
    open override var next: UIResponder? { UIApplication.shared }

    /// The screen.
    open var screen: UIScreen { .main }

    /// Whether it is the one that gets the keys.
    open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

    /// Shows the window and gives it the keys.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
        UIApplication.shared.show(self)
        installRoot()
    }

    /// Gives the window the keys.
    open func makeKey() {
        UIApplication.shared.keyWindow = self
        becomeKey()
    }

    /// The window has got the keys. For overriding.
    open func becomeKey() {}

    /// The window has lost the keys. For overriding.
    open func resignKey() {}

    /// Hands an event to the recognizers and views that it is for.
    open func sendEvent(_ event: UIEvent) {
        input.deliver(event)
    }

    override func boundsDidChange(from old: CGRect) {
        let isResize = old.size != bounds.size
        if isResize { sizeWillChange() }
        super.boundsDidChange(from: old)
        if isResize { sizeDidChange() }
    }

    /// Has a frame painted.
    func setNeedsFrame() {
        AccessibilityTree.shared.invalidate()
        host?.setNeedsFrame()
    }

    /// Has assistive tools told of what changed, with the next frame.
    func accessibilityNeedsUpdate() {
        setNeedsFrame()
    }
}
