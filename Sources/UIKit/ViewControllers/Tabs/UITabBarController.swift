internal import Foundation

/// Shows one of several view controllers over a bar that leads to each of them.
///
///     let tabs = UITabBarController()
///     tabs.setViewControllers([channels, settings], animated: false)
///
/// Control with a digit chooses a tab; choosing the one that is shown goes back
/// to the beginning of its navigation stack. The bar is out of sight while the
/// top of the chosen stack has `hidesBottomBarWhenPushed`.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
    private let ownTabBar = UITabBar()
    private var controllers: [UIViewController] = []
    private weak var displayed: UIViewController?
    private var selection = 0

    /// Hears of the choice of tabs.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The bar at the bottom.
    open var tabBar: UITabBar { ownTabBar }

    // MARK: - The tabs

    /// The controllers of the tabs, in order.
    open var viewControllers: [UIViewController]? {
        get { controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers of the tabs; the chosen one stays chosen if it is among them.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let old = controllers
        let chosen = selectedViewController
        controllers = viewControllers ?? []
        for controller in old where !controllers.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.storedView?.removeFromSuperview()
            controller.removeFromParent()
        }
        for controller in controllers where !old.contains(where: { $0 === controller }) {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        selection = controllers.firstIndex { $0 === chosen } ?? 0
        tabBar.items = controllers.map(\.tabBarItem)
        showSelection()
    }

    /// Which tab is chosen. `NSNotFound` while there are none; a number without a tab is ignored.
    open var selectedIndex: Int {
        get { controllers.isEmpty ? NSNotFound : selection }
        set {
            guard controllers.indices.contains(newValue) else { return }
            selection = newValue
            showSelection()
        }
    }

    /// The controller of the chosen tab. One that is none of the tabs' is ignored.
    open var selectedViewController: UIViewController? {
        get { controllers.indices.contains(selection) ? controllers[selection] : nil }
        set {
            guard let index = controllers.firstIndex(where: { $0 === newValue }) else { return }
            selectedIndex = index
        }
    }

    private func userDidSelect(_ item: UITabBarItem) {
        guard let index = tabBar.items?.firstIndex(where: { $0 === item }), controllers.indices.contains(index),
            delegate?.tabBarController(self, shouldSelect: controllers[index]) ?? true
        else { return }
        let controller = controllers[index]
        if selection == index {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            selectedIndex = index
        }
        delegate?.tabBarController(self, didSelect: controller)
    }

    // MARK: - Showing

    /// Makes the view that holds the chosen controller and the bar.
    open override func loadView() {
        let view = TabContainerView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.controller = self
        view.addSubview(tabBar)
        tabBar.onSelect = { [weak self] in self?.userDidSelect($0) }
        self.view = view
        showSelection()
    }

    private func showSelection() {
        tabBar.selectedItem = selectedViewController?.tabBarItem
        guard isViewLoaded, let storedView, displayed !== selectedViewController else { return }
        let old = displayed
        let new = selectedViewController
        displayed = new
        let isOnScreen = appearanceState == .appeared || appearanceState == .appearing
        if isOnScreen {
            old?.beginAppearance(false, animated: false)
            new?.beginAppearance(true, animated: false)
        }
        old?.storedView?.removeFromSuperview()
        if let new, let view = new.view {
            view.frame = storedView.bounds
            storedView.insertSubview(view, at: 0)
        }
        if isOnScreen {
            old?.endAppearance()
            if appearanceState == .appeared { new?.endAppearance() }
        }
        layOutContent()
    }

    /// Whether the chosen controller wants the bar out of sight.
    private var hidesBar: Bool {
        guard let stack = (selectedViewController as? UINavigationController)?.viewControllers else { return false }
        return stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
    }

    /// Gives the bar and the chosen controller's view their frames.
    func layOutContent() {
        guard let storedView else { return }
        let bottom = storedView.safeAreaInsets.bottom
        let isBarShown = !tabBar.isHidden && !hidesBar
        let height = UITabBar.contentHeight
        tabBar.extensionBelow = bottom
        tabBar.frame = CGRect(
            x: 0, y: isBarShown ? storedView.bounds.height - bottom - height : storedView.bounds.height + 1,
            width: storedView.bounds.width, height: height)
        tabBar.accessibilityElementsHidden = !isBarShown
        guard let selectedViewController, selectedViewController.isViewLoaded else { return }
        selectedViewController.containerInsets = UIEdgeInsets(
            top: 0, left: 0, bottom: isBarShown ? height : 0, right: 0)
        selectedViewController.storedView?.setFrameIgnoringTransform(storedView.bounds)
    }

    /// Control with a digit.
    open override var keyCommands: [UIKeyCommand]? {
        controllers.indices.prefix(9).map { index in
            UIKeyCommand(input: "\(index + 1)", modifierFlags: .control) { [weak self] _ in
                guard let self, let item = tabBar.items?[index] else { return }
                userDidSelect(item)
            }
        }
    }

    override func performEscape() -> Bool {
        selectedViewController?.performEscape() ?? false
    }

    /// The chosen controller's wish.
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
}
