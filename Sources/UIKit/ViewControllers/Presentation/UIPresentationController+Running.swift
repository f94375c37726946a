internal import Foundation

// The two movements with their life-cycle calls. The order is Apple's: going in
// over a removed presenter, the presented one has appeared before the presenter
// has disappeared; going out, the presenter has appeared before the dismissed
// one has disappeared.
extension UIPresentationController {
    func present(
        from source: UIViewController, in host: UIView, gate: PresentationGate, animated: Bool,
        completion: (() -> Void)?
    ) {
        let controller = presentedViewController
        let transition = ViewControllerTransition(isAnimated: animated, from: source, to: controller)
        gate.closed {
            link(controller, to: source, transition: transition)
            takeFocus()
            let container = PresentationContainerView(frame: host.bounds, controller: self)
            self.container = container
            controller.loadViewIfNeeded()
            presentationTransitionWillBegin()
            if shouldRemovePresentersView { source.beginAppearance(false, animated: transition.isAnimated) }
            controller.beginAppearance(true, animated: transition.isAnimated)
            UIView.performWithoutAnimation {
                install(in: container)
                host.addSubview(container)
                container.setNeedsLayout()
                container.layoutIfNeeded()
                applyAbsence()
            }
            transition.run(
                duration: transitionDuration, moving: movingViews,
                animations: { self.applyPresence() },
                completion: { _ in
                    gate.closed { self.presentationEnded(controller, source: source, completion: completion) }
                })
        }
    }

    private func link(
        _ controller: UIViewController, to source: UIViewController, transition: ViewControllerTransition
    ) {
        setPresenting(source)
        self.transition = transition
        source.presentationLinks.presented = controller
        controller.presentationLinks.presenting = source
        controller.presentationLinks.controller = self
        controller.presentationLinks.isBeingPresented = true
        controller.ownTransition = transition
        source.ownTransition = transition
    }

    private func presentationEnded(
        _ controller: UIViewController, source: UIViewController, completion: (() -> Void)?
    ) {
        endTransition(controller, source)
        controller.endAppearance()
        if shouldRemovePresentersView {
            removePresenter(source)
            source.endAppearance()
        }
        controller.presentationLinks.isBeingPresented = false
        presentationTransitionDidEnd(true)
        completion?()
    }

    private func endTransition(_ controller: UIViewController, _ source: UIViewController) {
        transition = nil
        controller.ownTransition = nil
        source.ownTransition = nil
    }

    // MARK: - Going out

    func dismiss(from source: UIViewController, gate: PresentationGate, animated: Bool, completion: (() -> Void)?) {
        let chain = source.presentedChain
        guard let last = chain.last, let top = last.presentationLinks.controller else { return }
        let transition = ViewControllerTransition(isAnimated: animated, from: last, to: source)
        gate.closed {
            self.transition = transition
            last.ownTransition = transition
            source.ownTransition = transition
            for controller in chain { controller.presentationLinks.isBeingDismissed = true }
            top.dismissalTransitionWillBegin()
            for controller in chain.reversed() {
                controller.beginAppearance(false, animated: transition.isAnimated)
            }
            // Only the topmost is seen to move; those between are gone at once.
            for controller in chain.dropLast() {
                controller.presentationLinks.controller?.container?.isHidden = true
            }
            if shouldRemovePresentersView {
                source.beginAppearance(true, animated: transition.isAnimated)
                restorePresenter(source)
            }
            transition.run(
                duration: top.transitionDuration, moving: top.movingViews,
                animations: { top.applyAbsence() },
                completion: { _ in
                    gate.closed {
                        self.dismissalEnded(chain, source: source, completion: completion)
                    }
                })
        }
    }

    private func dismissalEnded(_ chain: [UIViewController], source: UIViewController, completion: (() -> Void)?) {
        transition = nil
        chain.last?.ownTransition = nil
        source.ownTransition = nil
        for controller in chain.reversed() {
            let presentation = controller.presentationLinks.controller
            presentation?.container?.removeFromSuperview()
            controller.storedView?.removeFromSuperview()
            UIView.performWithoutAnimation { presentation?.applyPresence() }
            presentation?.container = nil
        }
        source.presentationLinks.presented = nil
        if shouldRemovePresentersView { source.endAppearance() }
        for controller in chain.reversed() {
            controller.endAppearance()
            let links = controller.presentationLinks
            links.controller?.dismissalTransitionDidEnd(true)
            links.isBeingDismissed = false
            links.presenting = nil
            links.presented = nil
            links.controller = nil
        }
        returnFocus()
        completion?()
    }

    // MARK: - The presenter's view

    private func removePresenter(_ source: UIViewController) {
        guard let view = source.storedView, let superview = view.superview else { return }
        presenterPlace = (superview, superview.subviews.firstIndex { $0 === view } ?? 0)
        view.removeFromSuperview()
    }

    private func restorePresenter(_ source: UIViewController) {
        guard let place = presenterPlace, let view = source.view else { return }
        presenterPlace = nil
        UIView.performWithoutAnimation {
            view.frame = place.superview.bounds
            place.superview.insertSubview(view, at: min(place.index, place.superview.subviews.count))
            view.layoutIfNeeded()
        }
    }

    // MARK: - Focus

    private func takeFocus() {
        let responder = FirstResponder.current
        responderBefore = responder
        responder?.resignFirstResponder()
    }

    private func returnFocus() {
        guard let responder = responderBefore else { return }
        responderBefore = nil
        if let view = responder as? UIView, view.window == nil { return }
        responder.becomeFirstResponder()
    }
}
