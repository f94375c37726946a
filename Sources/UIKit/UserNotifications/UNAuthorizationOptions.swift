/// What a program wants to do with notifications.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// To put a number on its icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    /// To sound.
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    /// To show them.
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    /// To begin without asking. Nobody is asked here.
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}
