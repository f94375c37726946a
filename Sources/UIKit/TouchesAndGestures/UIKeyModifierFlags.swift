/// Keys that are held while another is pressed.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The shift key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// The control key. On Linux `command` means this key too.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// The alt key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The command key: Control on Linux, as its desktops have it.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}
