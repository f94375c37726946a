public import Foundation

/// How large the user wants text to be: seven usual sizes and five larger ones.
///
/// On Linux the desktop's text scaling decides (Settings, Accessibility, Large
/// Text, and "Scaling Factor" in Tweaks); a change arrives while the app runs.
///
///     NotificationCenter.default.addObserver(
///         forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: .main) { _ in … }
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a category by name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Not said.
    public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest.
    public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
    /// Two steps below the usual.
    public static let small = Self(rawValue: "UICTContentSizeCategoryS")
    /// One step below the usual.
    public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
    /// The usual.
    public static let large = Self(rawValue: "UICTContentSizeCategoryL")
    /// One step above the usual.
    public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
    /// Two steps above the usual.
    public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
    /// Three steps above the usual.
    public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
    /// The first of the accessibility sizes.
    public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second of the accessibility sizes.
    public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third of the accessibility sizes.
    public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth of the accessibility sizes.
    public static let accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest.
    public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// Told when the user has chosen another text size, after the windows' traits have changed.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// Where the notification's `userInfo` holds the new category's name.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// Whether it is one of the five largest.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// All sizes from the smallest on.
    static let all: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The place in the row of sizes; what is not said counts as the usual size.
    var step: Int { Self.all.firstIndex(of: self) ?? 3 }

    /// The size whose running text is nearest to the usual one's, multiplied by a desktop's factor.
    init(textScale factor: Double) {
        let wanted = UIFont.TextStyle.body.size(for: .large) * CGFloat(factor.isFinite ? factor : 1)
        self =
            Self.all.min {
                abs(UIFont.TextStyle.body.size(for: $0) - wanted) < abs(UIFont.TextStyle.body.size(for: $1) - wanted)
            }
            ?? .large
    }
}

extension UIContentSizeCategory: Comparable {
    /// Whether text is smaller in the first.
    public static func < (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
        lhs.step < rhs.step
    }
}
