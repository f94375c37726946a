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

        /// The sizes at the text sizes from the smallest to the largest, in
        /// points: the tables of Apple's Human Interface Guidelines, "Typography".
        private var sizes: [CGFloat] {
            switch self {
            case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
            case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
            case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
            case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
            case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
            case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
            case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
            case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
            case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
            default: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
            }
        }

        /// The size at a text size, in points.
        func size(for category: UIContentSizeCategory) -> CGFloat { sizes[category.step] }

        /// The weight of the style.
        var weight: Weight { self == .headline ? .semibold : .regular }
    }
}
