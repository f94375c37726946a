/// What is done about a notification while the program is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The number on the icon is set.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
    /// It sounds.
    public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
    /// It is put into the list. The desktop decides whether it is shown for a moment, too.
    public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
    /// It is shown.
    public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}
