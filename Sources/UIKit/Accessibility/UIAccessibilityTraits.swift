/// What an element is, for assistive tools.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt64

    /// Creates a set from its bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Nothing in particular.
    public static let none: UIAccessibilityTraits = []
    /// It can be pressed.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// It leads somewhere.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// It is a picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// It is chosen.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It makes its own sound.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// It is a key.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// It is text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// It sums up what there is.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// It cannot be pressed at present.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// It changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// It is a field to search with.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// It is set to a value that goes up and down.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// It is a heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// It is a bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 17)
    /// It is switched on or off. Not among the original's documented traits before its version 17.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
