public import Foundation

/// Gives a view a menu: by the pointer's second button, a long press, or the menu key.
///
///     view.addInteraction(UIContextMenuInteraction(delegate: self))
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// Says which menu.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view that it was added to.
    open private(set) weak var view: UIView?

    private lazy var recognizer = ContextMenuRecognizer { [weak self] point in
        guard let self,
            let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
        else { return nil }
        return (configuration, self)
    }
    private weak var shown: MenuViewController?

    /// Creates an interaction.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// It is about to be added to a view, or taken from one. Call super.
    open func willMove(to view: UIView?) {
        if view == nil { self.view?.removeGestureRecognizer(recognizer) }
    }

    /// It was added to a view, or taken from one. Call super.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(recognizer)
    }

    /// Returns where the menu was asked for, in a view's coordinates.
    open func location(in view: UIView?) -> CGPoint { recognizer.location(in: view) }

    /// Takes the menu away.
    open func dismissMenu() {
        shown?.dismiss(animated: true)
    }

    func didShow(_ controller: MenuViewController, _ configuration: UIContextMenuConfiguration) {
        shown = controller
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: nil)
        controller.willClose = { [weak self] in
            guard let self else { return }
            delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: nil)
        }
    }
}
