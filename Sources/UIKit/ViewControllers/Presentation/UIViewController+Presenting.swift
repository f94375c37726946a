internal import Foundation

extension UIViewController {
    // MARK: - Who presents what

    var nearestPresented: UIViewController? {
        ancestry.lazy.compactMap(\.presentationLinks.presented).first
    }

    var nearestPresenting: UIViewController? {
        ancestry.lazy.compactMap(\.presentationLinks.presenting).first
    }

    /// This controller and the containers around it, the nearest first.
    var ancestry: [UIViewController] {
        Array(sequence(first: self) { $0.storedParent })
    }

    /// The controllers presented above this one, the nearest first.
    var presentedChain: [UIViewController] {
        guard let first = presentationLinks.presented else { return [] }
        return Array(sequence(first: first) { $0.presentationLinks.presented })
    }

    /// Whether it, or a child that is seen in it, keeps the user from dismissing.
    var isModalThroughout: Bool {
        isModalInPresentation
            || storedChildren.contains { $0.storedView?.window != nil && $0.isModalThroughout }
    }

    var presentationControllerToUse: UIPresentationController? {
        let links = presentationLinks
        if let controller = links.controller, links.presenting != nil || controller.style == modalPresentationStyle {
            return controller
        }
        if let storedParent { return storedParent.presentationControllerToUse }
        let controller = makePresentationController()
        links.controller = controller
        return controller
    }

    func presentationControllerForStyle() -> UIPresentationController {
        switch modalPresentationStyle {
        case .automatic, .pageSheet, .formSheet:
            UISheetPresentationController(presentedViewController: self, presenting: nil)
        case .popover:
            UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none:
            UIPresentationController(presentedViewController: self, presenting: nil)
        }
    }

    /// The controller that presents for this one: the one whose view is covered.
    private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        switch style {
        case .currentContext, .overCurrentContext:
            ancestry.first { $0.definesPresentationContext } ?? outermost
        case .automatic, .pageSheet, .formSheet, .popover, .fullScreen, .custom, .overFullScreen, .none:
            outermost
        }
    }

    // MARK: - Presenting

    func beginPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let source = presenter(for: controller.modalPresentationStyle)
        guard let gate = source.gate else {
            refuse(controller, "whose view is in no window")
            return
        }
        gate.pass {
            source.presentNow(controller, gate: gate, animated: animated, completion: completion)
        }
    }

    private var gate: PresentationGate? { storedView?.window?.hosting.gate }

    private func presentNow(
        _ controller: UIViewController, gate: PresentationGate, animated: Bool, completion: (() -> Void)?
    ) {
        let links = presentationLinks
        if links.presented?.presentationLinks.isBeingDismissed == true {
            links.presented?.presentationLinks.controller?.transition?.finish()
        }
        guard links.presented == nil else { return refuse(controller, "which presents another one already") }
        guard controller.presentationLinks.presenting == nil, controller.storedParent == nil, controller !== self
        else { return refuse(controller, "while that is shown elsewhere") }
        guard let window = storedView?.window, let presentation = controller.presentationControllerToUse else {
            return refuse(controller, "whose view is in no window")
        }
        // What still moves below comes to rest first, so that its views are where they belong.
        presentationLinks.controller?.transition?.finish()
        let staysInside =
            (controller.modalPresentationStyle == .currentContext
                || controller.modalPresentationStyle == .overCurrentContext) && definesPresentationContext
        let host: UIView = staysInside ? (storedView ?? window) : window
        presentation.present(from: self, in: host, gate: gate, animated: animated, completion: completion)
    }

    private func refuse(_ controller: UIViewController, _ reason: String) {
        // Apple's systems log and go on; a crash or a silent nothing would both hide the mistake.
        let line = "Attempt to present \(type(of: controller)) on \(type(of: self)) \(reason).\n"
        FileHandle.standardError.write(Data(line.utf8))
    }

    // MARK: - Dismissing

    func beginDismissing(animated: Bool, completion: (() -> Void)?) {
        let nearest = ancestry.first { $0.presentationLinks.presented != nil } ?? nearestPresenting
        // What presents may have left its window, covered by a full screen; then the covering one's window counts.
        let gate = nearest?.gate ?? nearest?.presentedChain.lazy.compactMap(\.gate).first
        guard let gate else {
            completion?()
            return
        }
        gate.pass { [self] in
            let source = ancestry.first { $0.presentationLinks.presented != nil } ?? nearestPresenting
            guard let source, let first = source.presentationLinks.presented else {
                completion?()
                return
            }
            // Being on its way out already, it needs no second push.
            if first.presentationLinks.isBeingDismissed {
                first.presentationLinks.controller?.transition?
                    .animate(alongsideTransition: nil) { _ in completion?() }
                return
            }
            for controller in source.presentedChain { controller.presentationLinks.controller?.transition?.finish() }
            first.presentationLinks.controller?.dismiss(
                from: source, gate: gate, animated: animated, completion: completion)
        }
    }

    /// Dismisses all above without animation, for a root that leaves its window.
    func dismissAllAtOnce() {
        for controller in ancestry.first?.presentedChain ?? [] {
            controller.presentationLinks.controller?.transition?.finish()
        }
        guard presentationLinks.presented != nil else { return }
        dismiss(animated: false)
    }

    // MARK: - Escape

    func performDefaultEscape() -> Bool {
        for child in storedChildren.reversed() where child.storedView?.window != nil {
            if child.performEscape() { return true }
        }
        guard presentationLinks.presenting != nil else { return false }
        return presentationLinks.controller?.dismissForUser() ?? false
    }
}
