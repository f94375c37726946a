internal import Foundation

// The state machine of coming and going. There are two ways in: a container or
// a presentation calls begin and end around its movement; or the view comes
// into a window by itself (a root, a child added by hand), which the view's
// hooks below turn into the same two calls. The second way ends after the
// window's next layout pass, as on Apple's systems, where `viewDidAppear(_:)`
// comes after the first frame's layout.
extension UIViewController {
    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            guard appearanceState == .disappeared || appearanceState == .disappearing else { return }
            appearanceState = .appearing
            appearsAnimated = animated
            owesIsAppearing = true
            loadViewIfNeeded()
            prepareToAppear()
            viewWillAppear(animated)
        } else {
            guard appearanceState == .appeared || appearanceState == .appearing else { return }
            appearanceState = .disappearing
            appearsAnimated = animated
            owesIsAppearing = false
            beganWithWindow = false
            viewWillDisappear(animated)
        }
        for child in visibleChildren { child.beginAppearance(isAppearing, animated: animated) }
        if isAppearing { sendIsAppearingIfOwed() }
    }

    func endAppearance() {
        switch appearanceState {
        case .appearing:
            sendIsAppearingIfOwed(evenOutsideWindow: true)
            appearanceState = .appeared
            beganWithWindow = false
            viewDidAppear(appearsAnimated)
        case .disappearing:
            appearanceState = .disappeared
            endsWithWindow = false
            viewDidDisappear(appearsAnimated)
        case .appeared, .disappeared:
            return
        }
        for child in visibleChildren { child.endAppearance() }
    }

    /// The children that are told what happens to this controller.
    private var visibleChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let storedView else { return [] }
        return storedChildren.filter { $0.storedView?.isDescendant(of: storedView) == true }
    }

    private func sendIsAppearingIfOwed(evenOutsideWindow: Bool = false) {
        guard owesIsAppearing, appearanceState == .appearing else { return }
        guard evenOutsideWindow || storedView?.window != nil else { return }
        owesIsAppearing = false
        viewIsAppearing(appearsAnimated)
    }

    // MARK: - What the view tells

    /// The view is about to come into a window, or with nil to leave one.
    func viewWillMove(toWindow window: UIWindow?) {
        if window != nil {
            guard appearanceState == .disappeared, parentForwards else { return }
            beganWithWindow = true
            beginAppearance(true, animated: false)
        } else {
            guard appearanceState == .appeared || appearanceState == .appearing, parentForwards else { return }
            endsWithWindow = true
            beginAppearance(false, animated: false)
        }
    }

    /// The view has come into a window, or left one.
    func viewDidMoveToWindow() {
        guard let window = storedView?.window else {
            if endsWithWindow { endAppearance() }
            return
        }
        sendIsAppearingIfOwed()
        guard beganWithWindow, appearanceState == .appearing else { return }
        // A parent that is coming itself ends its children's coming with its own.
        if let parent = storedParent, parent.appearanceState == .appearing { return }
        window.afterNextLayout { [weak self] in
            guard let self, self.beganWithWindow else { return }
            self.endAppearance()
        }
    }

    private var parentForwards: Bool {
        storedParent?.shouldAutomaticallyForwardAppearanceMethods ?? true
    }
}
