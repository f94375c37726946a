public import Foundation

/// Something that takes part in the handling of events: views, view
/// controllers, windows and the application, chained by `next`.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIPasteConfigurationSupporting {
    /// Creates a responder.
    public override init() {
        super.init()
    }

    /// The responder that gets what this one does not handle.
    open var next: UIResponder? { nil }

    /// Whether it may become the first responder. False unless overridden.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether it may stop being the first responder. True unless overridden.
    open var canResignFirstResponder: Bool { true }

    /// Whether it gets the keys.
    open var isFirstResponder: Bool { FirstResponder.current === self }

    /// Asks for the keys; returns whether it has them.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        FirstResponder.move(to: self)
    }

    /// Gives the keys back; returns whether it did.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder, canResignFirstResponder else { return !isFirstResponder }
        FirstResponder.clear()
        return true
    }

    /// The keys that it has commands for; those of the chain of the first responder are tried in order.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// The view that takes the keyboard's place.
    ///
    /// ## Differences on Linux
    /// There is no keyboard on the screen whose place could be taken: the value has no effect.
    open var inputView: UIView? { nil }

    /// The view above the keyboard; has no effect here.
    open var inputAccessoryView: UIView? { nil }

    // MARK: - Editing

    /// What it takes when something is pasted or dropped; nil is nothing.
    open var pasteConfiguration: UIPasteConfiguration?

    /// Whether what is offered would be taken: by `pasteConfiguration`, unless overridden.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        guard let pasteConfiguration else { return false }
        return itemProviders.contains(where: pasteConfiguration.accepts)
    }

    /// Takes what is pasted or dropped. For overriding; does nothing by itself.
    open func paste(itemProviders: [NSItemProvider]) {}

    /// The user pastes. Where `pasteConfiguration` takes what was copied,
    /// `paste(itemProviders:)` is called with it; otherwise it is handed to `next`.
    open func paste(_ sender: Any?) {
        let providers = UIPasteboard.general.itemProviders
        if takes(providers) {
            paste(itemProviders: providers.filter { pasteConfiguration?.accepts($0) ?? true })
        } else {
            next?.paste(sender)
        }
    }

    /// The user copies. Handed to `next` unless overridden.
    open func copy(_ sender: Any?) {
        next?.copy(sender)
    }

    /// The user cuts. Handed to `next` unless overridden.
    open func cut(_ sender: Any?) {
        next?.cut(sender)
    }

    /// The user selects everything. Handed to `next` unless overridden.
    open func selectAll(_ sender: Any?) {
        next?.selectAll(sender)
    }

    /// Shows the chooser of emoji; returns whether there is one for it.
    func chooseEmoji() -> Bool { false }

    /// Whether a widget of the toolkit has the keys for it, with those of copying and pasting.
    var editsNatively: Bool { false }

    // MARK: - Keys

    /// Keys were pressed. A responder that keeps them does not call super; what
    /// nobody keeps does what it does by itself. Commands go before.
    ///
    /// ## Differences on Linux
    /// The end of a press is told at once. While an input method composes nothing is told.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let next else {
            event?.isUnhandled = true
            return
        }
        next.pressesBegan(presses, with: event)
    }

    /// Keys changed. Handed to `next` unless overridden; keys never do.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Keys were let go. Handed to `next` unless overridden.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Presses were taken away. Handed to `next` unless overridden.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: - Touches

    /// Touches began. Handed to `next` unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Touches moved. Handed to `next` unless overridden.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Touches ended. Handed to `next` unless overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Touches were taken away. Handed to `next` unless overridden.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
}

extension UIResponder {
    /// The keyboard is about to be shown. Never posted here: there is none on the screen.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// The keyboard was shown. Never posted here.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// The keyboard is about to go. Never posted here.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// The keyboard is gone. Never posted here.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// The keyboard is about to move. Never posted here.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// The key of the keyboard's frame at the end.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the movement's duration.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the movement's curve.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
