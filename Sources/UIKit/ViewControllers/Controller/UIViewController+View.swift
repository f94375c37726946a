internal import Foundation

extension UIViewController {
    func replaceView(with view: UIView?) {
        guard view !== storedView else { return }
        storedView?.owner = nil
        storedView = view
        view?.owner = self
        if let storedOverrides { view?.ownerOverrides = storedOverrides }
        if overrideUserInterfaceStyle != .unspecified {
            view?.ownerInterfaceStyle = overrideUserInterfaceStyle
        }
        safeAreaNeedsUpdate()
        containerNeedsLayout()
    }

    var currentTraits: UITraitCollection {
        if let storedView { return storedView.traitCollection }
        let around = storedParent?.traitCollection ?? UIScreen.main.traitCollection
        let own = storedOverrides?.applied(to: around) ?? around
        return own.overriding(style: overrideUserInterfaceStyle, displayScale: 0)
    }

    func traitsDidChange(from old: UITraitCollection) {
        traitCollectionDidChange(old)
        traitHandlers?.tell(self, from: old, to: traitCollection)
    }

    var nextInChain: UIResponder? {
        if let superview = storedView?.superview, !(superview is PresentationContainerView) { return superview }
        if let parent = storedParent { return parent }
        if let presenting = presentationLinks.presenting { return presenting }
        return storedView?.window
    }

    /// What the view must keep free besides what its place in the window says.
    var safeAreaAddition: UIEdgeInsets {
        UIEdgeInsets(
            top: containerInsets.top + additionalSafeAreaInsets.top,
            left: containerInsets.left + additionalSafeAreaInsets.left,
            bottom: containerInsets.bottom + additionalSafeAreaInsets.bottom,
            right: containerInsets.right + additionalSafeAreaInsets.right)
    }

    func safeAreaNeedsUpdate() {
        storedView?.additionalSafeArea = safeAreaAddition
    }

    func containerNeedsLayout() {
        storedParent?.storedView?.setNeedsLayout()
    }

    func preferredContentSizeChanged() {
        containerNeedsLayout()
        presentationLinks.controller?.containerView?.setNeedsLayout()
    }

    func forwardSizeTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in storedChildren where child.isViewLoaded {
            let childSize = child.storedView?.frame.size == storedView?.frame.size ? size : child.view.frame.size
            child.viewWillTransition(to: childSize, with: coordinator)
        }
    }

    /// The controller that the user looks at: the topmost presented one and, inside, the visible child.
    var frontmost: UIViewController {
        var controller = self
        while let presented = controller.presentationLinks.presented,
            !presented.presentationLinks.isBeingDismissed
        {
            controller = presented
        }
        return controller
    }

    /// This controller and those inside that are on screen, the innermost first.
    var visibleDescendants: [UIViewController] {
        storedChildren.filter { $0.storedView?.window != nil }.flatMap(\.visibleDescendants) + [self]
    }
}
