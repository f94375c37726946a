internal import Foundation

extension UIFont {
    /// What a text is for, from which its font follows.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a style by name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The largest title.
        public static let largeTitle = Self(rawValue: "largeTitle")
        /// The first level of titles.
        public static let title1 = Self(rawValue: "title1")
        /// The second level of titles.
        public static let title2 = Self(rawValue: "title2")
        /// The third level of titles.
        public static let title3 = Self(rawValue: "title3")
        /// Headings.
        public static let headline = Self(rawValue: "headline")
        /// Secondary headings.
        public static let subheadline = Self(rawValue: "subheadline")
        /// Running text.
        public static let body = Self(rawValue: "body")
        /// Call-outs.
        public static let callout = Self(rawValue: "callout")
        /// Footnotes.
        public static let footnote = Self(rawValue: "footnote")
        /// Captions.
        public static let caption1 = Self(rawValue: "caption1")
        /// Smaller captions.
        public static let caption2 = Self(rawValue: "caption2")

        /// The size at the usual text size, by the original's table.
        var size: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title1: 28
            case .title2: 22
            case .title3: 20
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            default: 17
            }
        }

        /// The weight of the style.
        var weight: Weight { self == .headline ? .semibold : .regular }
    }
}
