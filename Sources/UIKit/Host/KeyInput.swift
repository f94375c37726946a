internal import CGTK
internal import CGTKHost
internal import Foundation

/// Makes key commands, presses and moves of the focus of what is typed.
@MainActor
enum KeyInput {
    /// Hands a key on its way to whoever takes it; returns whether somebody did.
    ///
    /// `beforeText` is on the way down, before a text widget gets the key: there
    /// only keys that write nothing are commands, and those that want to be.
    static func handle(_ event: RoostEvent, in window: UIWindow, beforeText: Bool) -> Bool {
        guard let input = name(of: event.keyval) else { return false }
        let isControl = event.has_control != 0
        let isCharacter = input.count == 1 && input != "\t"
        var flags: UIKeyModifierFlags = []
        if isControl { flags.insert(.control) }
        if event.has_alt != 0 { flags.insert(.alternate) }
        // Shift is already in a character that is written.
        if event.has_shift != 0, input.count > 1 || isControl || isBlank(input) { flags.insert(.shift) }
        let isText = !isControl && event.has_alt == 0 && (isCharacter || textKeys.contains(input))
        if beforeText { return performBeforeText(input: input, flags: flags, isText: isText, in: window) }
        return isText && perform(input: input, flags: flags, in: window)
    }

    /// Hands a key to commands and responders before a text widget gets it; an input method that is composing goes
    /// before all of them.
    static func performBeforeText(
        input: String, flags: UIKeyModifierFlags, isText: Bool, in window: UIWindow
    ) -> Bool {
        guard !isComposing else { return false }
        let isDone =
            isText
            ? performPriority(input: input, flags: flags, in: window)
            : perform(input: input, flags: flags, in: window)
        return isDone || press(input: input, flags: flags, in: window)
    }

    /// Keys that write nothing and that a text moves or deletes with: it has them first.
    private static let textKeys: Set<String> = [
        UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputLeftArrow,
        UIKeyCommand.inputRightArrow, UIKeyCommand.inputPageUp, UIKeyCommand.inputPageDown, UIKeyCommand.inputHome,
        UIKeyCommand.inputEnd, UIKeyCommand.inputDelete, UIKeyCommand.inputMenu,
    ]

    /// Whether an input method is composing: it has all keys then.
    private static var isComposing: Bool {
        (FirstResponder.current as? UIView)?.accessibilityInput?.composition.isEmpty == false
    }

    /// Return, Tab and space write no character that Shift could be in.
    private static func isBlank(_ input: String) -> Bool { ["\r", "\t", " "].contains(input) }

    // MARK: - Presses

    /// Tells the responders of a press; returns whether one of them kept it.
    static func press(input: String, flags: UIKeyModifierFlags, in window: UIWindow) -> Bool {
        let press = UIPress(key: UIKey(input: input, modifierFlags: flags), timestamp: FrameClock.shared.now)
        let event = UIPressesEvent(press: press, timestamp: press.timestamp)
        let target = FirstResponder.current ?? window.keyTarget
        target.pressesBegan([press], with: event)
        let isKept = !event.isUnhandled
        press.phase = .ended
        target.pressesEnded([press], with: event)
        return isKept
    }

    // MARK: - Commands

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

    /// Does the first command in the chain for a key, or else what the key does by itself.
    static func perform(input: String, flags: UIKeyModifierFlags, in window: UIWindow) -> Bool {
        for command in commands(in: window) where matches(command, input, flags) {
            command.handler(command)
            return true
        }
        if window.focus.perform(input, flags) { return true }
        if flags.isEmpty { return window.performDefaultKey(input) }
        return flags == .control && performEdit(input.lowercased(), in: window)
    }

    /// Copies, cuts, pastes and selects where no widget of the toolkit does, and goes to where one can search.
    private static func performEdit(_ input: String, in window: UIWindow) -> Bool {
        if input == "f" { return window.focus.focusSearch() }
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
        if let known = names[Int32(keyval)] { return known }
        let code = gdk_keyval_to_unicode(keyval)
        guard code != 0, let scalar = Unicode.Scalar(code) else { return nil }
        return String(Character(scalar))
    }

    private static let names: [Int32: String] = [
        GDK_KEY_Escape: UIKeyCommand.inputEscape,
        GDK_KEY_Up: UIKeyCommand.inputUpArrow, GDK_KEY_KP_Up: UIKeyCommand.inputUpArrow,
        GDK_KEY_Down: UIKeyCommand.inputDownArrow, GDK_KEY_KP_Down: UIKeyCommand.inputDownArrow,
        GDK_KEY_Left: UIKeyCommand.inputLeftArrow, GDK_KEY_KP_Left: UIKeyCommand.inputLeftArrow,
        GDK_KEY_Right: UIKeyCommand.inputRightArrow, GDK_KEY_KP_Right: UIKeyCommand.inputRightArrow,
        GDK_KEY_Page_Up: UIKeyCommand.inputPageUp, GDK_KEY_KP_Page_Up: UIKeyCommand.inputPageUp,
        GDK_KEY_Page_Down: UIKeyCommand.inputPageDown, GDK_KEY_KP_Page_Down: UIKeyCommand.inputPageDown,
        GDK_KEY_Home: UIKeyCommand.inputHome, GDK_KEY_KP_Home: UIKeyCommand.inputHome,
        GDK_KEY_End: UIKeyCommand.inputEnd, GDK_KEY_KP_End: UIKeyCommand.inputEnd,
        GDK_KEY_Delete: UIKeyCommand.inputDelete, GDK_KEY_KP_Delete: UIKeyCommand.inputDelete,
        GDK_KEY_Menu: UIKeyCommand.inputMenu, GDK_KEY_F10: UIKeyCommand.inputF10,
        GDK_KEY_Return: "\r", GDK_KEY_KP_Enter: "\r", GDK_KEY_BackSpace: "\u{8}",
        GDK_KEY_Tab: "\t", GDK_KEY_ISO_Left_Tab: "\t",
    ]
}
