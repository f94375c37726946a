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
    /// only keys that write nothing are commands.
    static func handle(_ event: RoostEvent, in window: UIWindow, beforeText: Bool) -> Bool {
        let isControl = event.has_control != 0
        guard let input = name(of: event.keyval) else { return false }
        let writes = !isControl && event.has_alt == 0 && input != UIKeyCommand.inputEscape
        if beforeText == writes { return false }
        var flags: UIKeyModifierFlags = []
        if isControl { flags.insert(.control) }
        if event.has_alt != 0 { flags.insert(.alternate) }
        // Shift is already in a character that is written.
        if event.has_shift != 0, input.count > 1 || isControl { flags.insert(.shift) }
        return perform(input: input, flags: flags, in: window)
    }

    /// Does the first command in the chain for a key.
    static func perform(input: String, flags: UIKeyModifierFlags, in window: UIWindow) -> Bool {
        var responder: UIResponder? = FirstResponder.current ?? window.keyTarget
        while let current = responder {
            for command in current.keyCommands ?? [] where matches(command, input, flags) {
                command.handler(command)
                return true
            }
            responder = current.next
        }
        return flags.isEmpty && window.performDefaultKey(input)
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
