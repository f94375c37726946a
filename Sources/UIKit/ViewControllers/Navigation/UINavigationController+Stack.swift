internal import Foundation

extension UINavigationController {
    /// Replaces the stack and shows its topmost.
    func change(to new: [UIViewController], isPush: Bool, animated: Bool) {
        transitionToRest()
        let old = stack
        stack = new
        for controller in old where !new.contains(where: { $0 === controller }) {
            controller.movingFromParent = true
            controller.willMove(toParent: nil)
            departing.append(controller)
        }
        for controller in new where !old.contains(where: { $0 === controller }) {
            departing.removeAll { $0 === controller }
            controller.movingToParent = true
            addChild(controller)
            arriving.append(controller)
        }
        guard !isBusy else {
            waitingChange = (animated, isPush)
            return
        }
        showTop(isPush: isPush, animated: animated)
    }

    /// Ends the movement that goes on, so that the next one starts from a clean state.
    private func transitionToRest() {
        guard !isBusy else { return }
        transition?.finish()
    }

    private func showTop(isPush: Bool, animated: Bool) {
        let isOnScreen = appearanceState == .appeared || appearanceState == .appearing
        guard isViewLoaded, isOnScreen, let to = stack.last, let from = displayed, from !== to else {
            showAtOnce(isOnScreen: isOnScreen)
            return
        }
        begin(from: from, to: to, isPush: isPush, animated: animated)
    }

    /// The change without a movement: nobody sees it, or the topmost stays.
    private func showAtOnce(isOnScreen: Bool) {
        if isViewLoaded, isOnScreen, displayed == nil, let top = stack.last {
            putInPlace(top)
        } else if isViewLoaded {
            putTopInPlace()
        }
        syncBar(isPush: false, animated: false, along: nil)
        settleMembership()
    }

    private func begin(from: UIViewController, to: UIViewController, isPush: Bool, animated: Bool) {
        let isAnimated = animated && storedView?.window != nil
        let transition = ViewControllerTransition(isAnimated: isAnimated, from: from, to: to)
        self.transition = transition
        ownTransition = transition
        isBusy = true
        to.loadViewIfNeeded()
        from.beginAppearance(false, animated: transition.isAnimated)
        to.beginAppearance(true, animated: transition.isAnimated)
        delegate?.navigationController(self, willShow: to, animated: transition.isAnimated)
        displayed = to
        syncBar(isPush: isPush, animated: transition.isAnimated, along: transition)
        let movement = NavigationTransition(
            isPush: isPush, from: from.view, to: to.view,
            isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        UIView.performWithoutAnimation {
            place(to, below: isPush ? nil : from)
            view.layoutIfNeeded()
            if transition.isAnimated, let content = contentView { movement.prepare(in: content) }
        }
        isBusy = false
        transition.run(
            duration: 0.35, moving: movement.movingViews,
            animations: { if transition.isAnimated { movement.apply() } },
            completion: { [self] _ in
                UIView.performWithoutAnimation { movement.clean() }
                ended(from: from, to: to, wasAnimated: transition.isAnimated)
            })
        runWaitingChange()
    }

    private func ended(from: UIViewController, to: UIViewController, wasAnimated: Bool) {
        transition = nil
        ownTransition = nil
        isBusy = true
        if displayed !== from { from.storedView?.removeFromSuperview() }
        from.endAppearance()
        to.endAppearance()
        settleMembership()
        delegate?.navigationController(self, didShow: to, animated: wasAnimated)
        isBusy = false
        runWaitingChange()
    }

    /// Makes the change that was asked for from within a life-cycle call.
    private func runWaitingChange() {
        guard !isBusy, let change = waitingChange else { return }
        waitingChange = nil
        transition?.finish()
        showTop(isPush: change.isPush, animated: change.animated)
    }

    /// Tells those that came and those that went that it is done.
    private func settleMembership() {
        let (came, went) = (arriving, departing)
        arriving = []
        departing = []
        for controller in went where !stack.contains(where: { $0 === controller }) {
            controller.leaveParent()
            controller.movingFromParent = false
        }
        for controller in came {
            controller.movingToParent = false
            if controller.storedParent === self { controller.didMove(toParent: self) }
        }
    }

    // MARK: - Placing

    var contentView: UIView? { (storedView as? NavigationContainerView)?.content }

    /// Puts the topmost controller's view in place while nobody sees it.
    func putTopInPlace() {
        guard let top = stack.last, displayed !== top || top.storedView?.superview == nil else { return }
        if let old = displayed, old !== top { old.storedView?.removeFromSuperview() }
        displayed = top
        place(top, below: nil)
        syncBar(isPush: false, animated: false, along: nil)
    }

    /// Puts the first controller in place while the empty stack is on screen.
    private func putInPlace(_ top: UIViewController) {
        displayed = top
        isBusy = true
        top.beginAppearance(true, animated: false)
        delegate?.navigationController(self, willShow: top, animated: false)
        place(top, below: nil)
        if appearanceState == .appeared { top.endAppearance() }
        delegate?.navigationController(self, didShow: top, animated: false)
        isBusy = false
        runWaitingChange()
    }

    private func place(_ controller: UIViewController, below other: UIViewController?) {
        guard let contentView, let view = controller.view else { return }
        updateInsets(of: controller)
        view.setFrameIgnoringTransform(frame(of: controller))
        if let otherView = other?.storedView, otherView.superview === contentView {
            contentView.insertSubview(view, belowSubview: otherView)
        } else {
            contentView.addSubview(view)
        }
    }

    private func syncBar(isPush: Bool, animated: Bool, along transition: ViewControllerTransition?) {
        navigationBar.replace(
            with: stack.map(\.navigationItem), isPush: isPush, animated: animated, along: transition)
        storedView?.setNeedsLayout()
    }
}
