internal import CGTK
internal import CGTKHost
internal import Foundation

/// Makes key commands of what is typed.
@MainActor
enum KeyInput {
    /// Does the first command in the chain of the first responder that has the
    /// key; returns whether there was one.
    ///
    /// `beforeText` is on the way down, before a text widget gets the key: there
    /// only keys that write nothing are commands, and those that want to be.
    static func handle(_ event: RoostEvent, in window: UIWindow, beforeText: Bool) -> Bool {
        let isControl = event.has_control != 0
        guard let input = name(of: event.keyval) else { return false }
        let writes = !isControl && event.has_alt == 0 && input != UIKeyCommand.inputEscape
        var flags: UIKeyModifierFlags = []
        if isControl { flags.insert(.control) }
        if event.has_alt != 0 { flags.insert(.alternate) }
        // Shift is already in a character that is written.
        if event.has_shift != 0, input.count > 1 || isControl || isBlank(input) { flags.insert(.shift) }
        if beforeText == writes {
            return beforeText && !isComposing && performPriority(input: input, flags: flags, in: window)
        }
        return perform(input: input, flags: flags, in: window)
    }

    /// Whether an input method is composing: it has all keys then.
    private static var isComposing: Bool {
        (FirstResponder.current as? UITextView)?.markedTextRange != nil
    }

    /// Return and Tab write no character that Shift could be in.
    private static func isBlank(_ input: String) -> Bool { input == "\r" || input == "\t" }

    /// Does the first command in the chain that goes before the text.
    static func performPriority(input: String, flags: UIKeyModifierFlags, in window: UIWindow) -> Bool {
        for command in commands(in: window)
        where command.wantsPriorityOverSystemBehavior && matches(command, input, flags) {
            command.handler(command)
            return true
        }
        return false
    }

    private static func commands(in window: UIWindow) -> [UIKeyCommand] {
        sequence(first: FirstResponder.current ?? window.keyTarget, next: { $0?.next })
            .flatMap { $0?.keyCommands ?? [] }
    }

    /// Does the first command in the chain for a key.
    static func perform(input: String, flags: UIKeyModifierFlags, in window: UIWindow) -> Bool {
        for command in commands(in: window) where matches(command, input, flags) {
            command.handler(command)
            return true
        }
        if flags.isEmpty { return window.performDefaultKey(input) }
        return flags == .control && performEdit(input.lowercased(), in: window)
    }

    /// Copies, cuts, pastes and selects where no widget of the toolkit does.
    private static func performEdit(_ input: String, in window: UIWindow) -> Bool {
        let target = FirstResponder.current ?? window.keyTarget
        guard !target.editsNatively else { return false }
        switch input {
        case "v": Pasting.paste(into: target)
        case "c": target.copy(nil)
        case "x": target.cut(nil)
        case "a": target.selectAll(nil)
        default: return false
        }
        return true
    }

    private static func matches(_ command: UIKeyCommand, _ input: String, _ flags: UIKeyModifierFlags) -> Bool {
        var wanted = command.modifierFlags
        // The desktop's command key is Control.
        if wanted.remove(.command) != nil { wanted.insert(.control) }
        return command.input?.lowercased() == input.lowercased() && wanted == flags
    }

    private static func name(of keyval: UInt32) -> String? {
        switch Int32(keyval) {
        case GDK_KEY_Escape: return UIKeyCommand.inputEscape
        case GDK_KEY_Up: return UIKeyCommand.inputUpArrow
        case GDK_KEY_Down: return UIKeyCommand.inputDownArrow
        case GDK_KEY_Left: return UIKeyCommand.inputLeftArrow
        case GDK_KEY_Right: return UIKeyCommand.inputRightArrow
        case GDK_KEY_Return, GDK_KEY_KP_Enter: return "\r"
        case GDK_KEY_BackSpace: return "\u{8}"
        case GDK_KEY_Tab: return "\t"
        default:
            let code = gdk_keyval_to_unicode(keyval)
            guard code != 0, let scalar = Unicode.Scalar(code) else { return nil }
            return String(Character(scalar))
        }
    }
}
