internal import Foundation

extension UIWindow {
    func replaceRoot(with controller: UIViewController?) {
        let old = hosting.root
        guard old !== controller else { return }
        old?.dismissAllAtOnce()
        hosting.root = controller
        old?.storedView?.removeFromSuperview()
        if !isHidden { installRoot() }
    }

    /// Puts the root's view into the window, under all that is presented.
    func installRoot() {
        guard let root = hosting.root, let view = root.view, view.superview !== self,
            root.presentationLinks.presented == nil
        else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
    }

    /// Runs an action when the layout that is due, or goes on, has ended.
    func afterNextLayout(_ action: @escaping () -> Void) {
        hosting.afterLayout.append(action)
        setNeedsLayout()
    }

    /// Runs an action when all that is to be seen in the next frame has been laid out. A layout that a view asks for
    /// before that is not a frame, though it may begin at the window.
    func afterFrame(_ action: @escaping () -> Void) {
        hosting.afterFrame.append(action)
    }

    func frameDidEnd() {
        let actions = hosting.afterFrame
        hosting.afterFrame = []
        for action in actions { action() }
    }

    func layoutDidEnd() {
        while !hosting.afterLayout.isEmpty {
            let actions = hosting.afterLayout
            hosting.afterLayout = []
            for action in actions { action() }
        }
    }

    /// The window has a new size, its views still the old one: tells the controllers.
    func sizeWillChange() {
        guard let root = hosting.root else { return }
        let transition = ViewControllerTransition(isAnimated: false, from: nil, to: nil)
        for controller in [root] + root.presentedChain where controller.isViewLoaded {
            controller.viewWillTransition(to: bounds.size, with: transition)
        }
        hosting.resize = transition
    }

    /// The window has taken the size.
    func sizeDidChange() {
        guard let transition = hosting.resize else { return }
        hosting.resize = nil
        transition.run(duration: 0, animations: {}, completion: { _ in })
    }

    /// What keys do where no responder has a command for them. Returns whether they did anything.
    func performDefaultKey(_ input: String) -> Bool {
        guard let front = hosting.root?.frontmost else { return false }
        switch input {
        case UIKeyCommand.inputEscape: return front.performEscape()
        case "\r": return front.performReturn()
        default: return false
        }
    }
}
