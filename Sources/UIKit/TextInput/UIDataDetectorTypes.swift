/// What in a text is made a link by itself.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    /// Addresses of pages.
    public static let link = UIDataDetectorTypes(rawValue: 2)
    /// All.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
