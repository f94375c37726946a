internal import Foundation

/// How large the user wants text to be.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a category by name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Not said.
    public static let unspecified = Self(rawValue: "unspecified")
    /// The smallest.
    public static let extraSmall = Self(rawValue: "extraSmall")
    /// Two steps below the usual.
    public static let small = Self(rawValue: "small")
    /// One step below the usual.
    public static let medium = Self(rawValue: "medium")
    /// The usual.
    public static let large = Self(rawValue: "large")
    /// One step above the usual.
    public static let extraLarge = Self(rawValue: "extraLarge")
    /// Two steps above the usual.
    public static let extraExtraLarge = Self(rawValue: "extraExtraLarge")
    /// Three steps above the usual.
    public static let extraExtraExtraLarge = Self(rawValue: "extraExtraExtraLarge")
    /// The first of the accessibility sizes.
    public static let accessibilityMedium = Self(rawValue: "accessibilityMedium")
    /// The second of the accessibility sizes.
    public static let accessibilityLarge = Self(rawValue: "accessibilityLarge")

    /// What a font size of the usual category is multiplied with.
    var scale: CGFloat {
        switch self {
        case .extraSmall: 14 / 17
        case .small: 15 / 17
        case .medium: 16 / 17
        case .extraLarge: 19 / 17
        case .extraExtraLarge: 21 / 17
        case .extraExtraExtraLarge: 23 / 17
        case .accessibilityMedium: 28 / 17
        case .accessibilityLarge: 33 / 17
        default: 1
        }
    }
}
