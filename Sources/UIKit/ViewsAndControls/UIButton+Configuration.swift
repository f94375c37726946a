public import Foundation

extension UIButton {
    /// The look of a button as one value.
    public struct Configuration: Sendable {
        /// How round the corners are.
        public enum CornerStyle: Int, Sendable {
            /// As the style has it.
            case fixed = -1
            /// As the size asks for.
            case dynamic = 0
            /// A little.
            case small = 1
            /// More.
            case medium = 2
            /// Much.
            case large = 3
            /// Half circles.
            case capsule = 4
        }

        enum Style: Sendable { case plain, tinted, gray, filled }

        private let style: Style
        /// The title.
        public var title: String?
        /// The picture.
        public var image: UIImage?
        /// On which side of the title the picture stands.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The room between picture and title.
        public var imagePadding: CGFloat = 0
        /// The room around the content.
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        /// The colour of the content; nil is the style's.
        public var baseForegroundColor: UIColor?
        /// The colour behind the content; nil is the style's.
        public var baseBackgroundColor: UIColor?
        /// How round the corners are.
        public var cornerStyle = CornerStyle.dynamic

        /// Returns the look of text in the tint colour.
        public static func plain() -> Configuration { Configuration(style: .plain) }
        /// Returns the look of text in the tint colour on a trace of it.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        /// Returns the look of text in the tint colour on grey.
        public static func gray() -> Configuration { Configuration(style: .gray) }
        /// Returns the look of white text on the tint colour.
        public static func filled() -> Configuration { Configuration(style: .filled) }

        private init(style: Style) {
            self.style = style
        }

        func titleFont(_ traits: UITraitCollection) -> UIFont {
            let font = UIFont.systemFont(ofSize: 16, weight: style == .plain ? .regular : .medium)
            return UIFontMetrics.default.scaledFont(for: font, compatibleWith: traits)
        }

        func foreground(tint: UIColor) -> UIColor {
            baseForegroundColor ?? (style == .filled ? .white : tint)
        }

        func background(tint: UIColor) -> UIColor? {
            switch style {
            case .plain: baseBackgroundColor
            case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
            case .gray: baseBackgroundColor ?? .secondarySystemFill
            case .filled: baseBackgroundColor ?? tint
            }
        }

        func cornerRadius(height: CGFloat) -> CGFloat {
            switch cornerStyle {
            case .small: 4
            case .fixed, .dynamic, .medium: 8
            case .large: 12
            case .capsule: height / 2
            }
        }
    }
}
