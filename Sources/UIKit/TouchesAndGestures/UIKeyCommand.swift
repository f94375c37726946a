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
