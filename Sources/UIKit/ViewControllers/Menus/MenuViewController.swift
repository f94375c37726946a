internal import Foundation

/// The entries of a menu, to be chosen by pointer or keys.
final class MenuViewController: UIViewController {
    private let menu: UIMenu
    /// The rectangle that the menu belongs to, in the window.
    let anchor: CGRect
    /// Called when the menu is about to go.
    var willClose: () -> Void = {}
    private let list = MenuListView()
    private let sender: Any?
    /// The menus that were gone through to the one that is shown.
    private var path: [UIMenu]
    private var chosen: Int?

    init(_ menu: UIMenu, anchor: CGRect, sender: Any?) {
        self.menu = menu
        self.anchor = anchor
        self.sender = sender
        path = [menu]
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        menu = UIMenu()
        anchor = .zero
        sender = nil
        path = []
        super.init(coder: coder)
    }

    override func makePresentationController() -> UIPresentationController {
        MenuPresentationController(presentedViewController: self, presenting: nil)
    }

    override func loadView() {
        list.onChoose = { [weak self] in self?.choose($0) }
        view = list
        fill()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        willClose()
    }

    /// The size that shows all of the entries.
    var size: CGSize {
        loadViewIfNeeded()
        return list.wishedSize
    }

    private func fill() {
        guard let menu = path.last else { return }
        list.show(menu, isInner: path.count > 1)
        chosen = nil
    }

    // MARK: - Choosing

    private func choose(_ element: UIMenuElement?) {
        guard let element else {
            // The line on top of an inner menu leads back.
            path.removeLast()
            return refill()
        }
        if let inner = element as? UIMenu {
            path.append(inner)
            return refill()
        }
        guard let action = element as? UIAction else { return }
        let sender = sender
        // The action may present something: the menu is gone by then.
        dismiss(animated: false) { action.perform(sender: sender) }
    }

    private func refill() {
        fill()
        view.superview?.setNeedsLayout()
        presentationController?.containerView?.setNeedsLayout()
    }

    // MARK: - Keys

    override var keyCommands: [UIKeyCommand]? {
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let forward = isRightToLeft ? UIKeyCommand.inputLeftArrow : UIKeyCommand.inputRightArrow
        let back = isRightToLeft ? UIKeyCommand.inputRightArrow : UIKeyCommand.inputLeftArrow
        func command(
            _ input: String, _ flags: UIKeyModifierFlags = [], _ action: @escaping (MenuViewController) -> Void
        )
            -> UIKeyCommand
        {
            UIKeyCommand(input: input, modifierFlags: flags) { [weak self] _ in
                if let self { action(self) }
            }
        }
        return [
            command(UIKeyCommand.inputDownArrow) { $0.list.moveHighlight(by: 1) },
            command(UIKeyCommand.inputUpArrow) { $0.list.moveHighlight(by: -1) },
            command("\t") { $0.list.moveHighlight(by: 1) },
            command("\t", .shift) { $0.list.moveHighlight(by: -1) },
            command("\r") { $0.list.chooseHighlighted() },
            command(" ") { $0.list.chooseHighlighted() },
            command(forward) { $0.list.chooseHighlighted(isMenuOnly: true) },
            command(back) { if $0.path.count > 1 { $0.choose(nil) } },
        ]
    }
}
