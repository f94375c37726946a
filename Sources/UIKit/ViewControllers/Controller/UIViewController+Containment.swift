internal import Foundation

extension UIViewController {
    func adopt(_ child: UIViewController) {
        guard child.storedParent !== self else {
            storedChildren.removeAll { $0 === child }
            storedChildren.append(child)
            return
        }
        if child.storedParent != nil { child.leaveParent() }
        child.willMove(toParent: self)
        storedChildren.append(child)
        child.storedParent = self
        child.safeAreaNeedsUpdate()
    }

    func leaveParent() {
        guard let parent = storedParent else { return }
        parent.storedChildren.removeAll { $0 === self }
        storedParent = nil
        containerInsets = .zero
        didMove(toParent: nil)
    }

    /// The nearest controller of a kind around this one.
    func nearestAncestor<Controller: UIViewController>() -> Controller? {
        var candidate = storedParent
        while let controller = candidate {
            if let found = controller as? Controller { return found }
            candidate = controller.storedParent
        }
        return nil
    }

    /// The outermost container around this controller, or itself.
    var outermost: UIViewController {
        var controller = self
        while let parent = controller.storedParent { controller = parent }
        return controller
    }

    func exchangeViews(
        from old: UIViewController, to new: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        guard let place = old.view.superview else {
            completion?(false)
            return
        }
        let isOnScreen = appearanceState == .appeared || appearanceState == .appearing
        if isOnScreen {
            old.beginAppearance(false, animated: duration > 0)
            new.beginAppearance(true, animated: duration > 0)
        }
        if new.view.superview !== place {
            new.view.frame = old.view.frame
            place.addSubview(new.view)
        }
        let transition = ViewControllerTransition(isAnimated: duration > 0, from: old, to: new)
        ownTransition = transition
        transition.run(duration: duration, options: options, animations: animations ?? {}) { [weak self] finished in
            self?.ownTransition = nil
            old.view.removeFromSuperview()
            if isOnScreen {
                old.endAppearance()
                new.endAppearance()
            }
            completion?(finished)
        }
    }

    /// The transition that goes on around this controller.
    var currentTransition: ViewControllerTransition? {
        var candidate: UIViewController? = self
        while let controller = candidate {
            if let transition = controller.ownTransition { return transition }
            candidate = controller.storedParent
        }
        return nil
    }
}
