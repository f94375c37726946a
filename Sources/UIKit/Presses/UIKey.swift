public import Foundation

/// A key, and what it writes.
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// What it writes with the keys that are held; one of `UIKeyCommand`'s names for a key that writes nothing.
    public let characters: String
    /// What it writes with none of the keys held but Shift.
    public let charactersIgnoringModifiers: String
    /// The keys that are held.
    public let modifierFlags: UIKeyModifierFlags
    /// Which key it is.
    public let keyCode: UIKeyboardHIDUsage

    init(input: String, modifierFlags: UIKeyModifierFlags) {
        let isControlled = modifierFlags.contains(.control) || modifierFlags.contains(.alternate)
        characters = isControlled && input.count == 1 ? "" : input
        charactersIgnoringModifiers = input
        self.modifierFlags = modifierFlags
        keyCode = UIKeyboardHIDUsage(input: input)
        super.init()
    }
}
