public import Foundation

/// A key, with those held, and what it does.
///
/// ## Differences on Linux
/// The original's command names a selector; here it has a closure.
@preconcurrency @MainActor
open class UIKeyCommand: NSObject {
    /// The Escape key.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// The arrow up.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The arrow down.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The arrow to the left.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The arrow to the right.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"

    /// A page up.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// A page down.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// The beginning.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// The end.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// The key that deletes what comes after the caret.
    public nonisolated static let inputDelete = "UIKeyInputDelete"
    /// The tenth function key, which opens menus with Shift.
    nonisolated static let inputF10 = "UIKeyInputF10"
    /// The key that opens menus, which the original's keyboards do not have.
    nonisolated static let inputMenu = "UIKeyInputMenu"

    /// The character, or one of the names above.
    public let input: String?
    /// The keys that are held.
    public let modifierFlags: UIKeyModifierFlags
    /// Whether the command has its key before the text that is being written;
    /// never while an input method composes, which has all keys then. Default: false.
    public var wantsPriorityOverSystemBehavior = false
    let handler: (UIKeyCommand) -> Void

    /// Creates a command.
    public init(input: String, modifierFlags: UIKeyModifierFlags, handler: @escaping (UIKeyCommand) -> Void) {
        self.input = input
        self.modifierFlags = modifierFlags
        self.handler = handler
    }
}
