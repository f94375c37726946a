public import Foundation

extension UIImage {
    /// What a picture is to be adapted to.
    open class Configuration: NSObject, @unchecked Sendable {}  // It has no state.

    /// How heavy a symbol is drawn.
    public enum SymbolWeight: Int, Sendable {
        /// Not said.
        case unspecified = 0
        /// The lightest.
        case ultraLight = 1
        /// Very light.
        case thin = 2
        /// Light.
        case light = 3
        /// As running text.
        case regular = 4
        /// A little heavier.
        case medium = 5
        /// Between medium and bold.
        case semibold = 6
        /// Bold.
        case bold = 7
        /// Heavier than bold.
        case heavy = 8
        /// The heaviest.
        case black = 9
    }

    /// How large a symbol is beside text.
    public enum SymbolScale: Int, Sendable {
        /// Medium.
        case `default` = -1
        /// Not said.
        case unspecified = 0
        /// Smaller than the text.
        case small = 1
        /// As the text.
        case medium = 2
        /// Larger than the text.
        case large = 3
    }

    /// The size in which a symbol is drawn.
    ///
    /// ## Differences on Linux
    /// The icons come in one weight; the weight is taken and has no effect.
    // Immutable after init.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat
        let symbolScale: SymbolScale

        /// Creates a configuration for text of a size.
        public init(
            pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified
        ) {
            self.pointSize = pointSize
            symbolScale = scale
        }

        /// Creates a configuration that says only the scale.
        public convenience init(scale: SymbolScale) {
            self.init(pointSize: UIFont.labelFontSize, scale: scale)
        }

        /// Creates a configuration that says only the weight.
        public convenience init(weight: SymbolWeight) {
            self.init(pointSize: UIFont.labelFontSize, weight: weight)
        }

        /// Creates a configuration for text of a style.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) {
            self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale)
        }

        /// Creates a configuration for text in a font.
        public convenience init(font: UIFont, scale: SymbolScale = .unspecified) {
            self.init(pointSize: font.pointSize, scale: scale)
        }

        /// The size of the symbol, in points: a square a little taller than the font's capitals.
        var size: CGSize {
            let factor: CGFloat =
                switch symbolScale {
                case .small: 0.9
                case .large: 1.4
                case .default, .unspecified, .medium: 1.1
                }
            let side = (pointSize * factor).rounded()
            return CGSize(width: side, height: side)
        }
    }
}
