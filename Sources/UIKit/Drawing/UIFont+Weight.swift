public import Foundation

extension UIFont {
    /// How heavy the strokes are, from -1 to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight as a number; 0 is regular.
        public let rawValue: CGFloat

        /// Creates a weight from a number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a weight from a number.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The lightest.
        public static let ultraLight = Self(rawValue: -0.8)
        /// Very light.
        public static let thin = Self(rawValue: -0.6)
        /// Light.
        public static let light = Self(rawValue: -0.4)
        /// The weight of running text.
        public static let regular = Self(rawValue: 0)
        /// A little heavier than regular.
        public static let medium = Self(rawValue: 0.23)
        /// Between medium and bold.
        public static let semibold = Self(rawValue: 0.3)
        /// Bold.
        public static let bold = Self(rawValue: 0.4)
        /// Heavier than bold.
        public static let heavy = Self(rawValue: 0.56)
        /// The heaviest.
        public static let black = Self(rawValue: 0.62)

        private static let steps: [(weight: Weight, number: Int, name: String)] = [
            (.ultraLight, 100, "ExtraLight"), (.thin, 200, "Thin"), (.light, 300, "Light"), (.regular, 400, "Regular"),
            (.medium, 500, "Medium"), (.semibold, 600, "SemiBold"), (.bold, 700, "Bold"), (.heavy, 800, "ExtraBold"),
            (.black, 900, "Black"),
        ]

        private var step: (weight: Weight, number: Int, name: String) {
            Self.steps.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }
                ?? (.regular, 400, "Regular")
        }

        /// The weight on the scale of OpenType, 100 to 900.
        var number: Int { step.number }

        /// The weight's name in a font's full name.
        var name: String { step.name }

        /// The weight of a name in a font's full name, if it is one.
        init?(name: String) {
            guard let step = Self.steps.first(where: { $0.name.caseInsensitiveCompare(name) == .orderedSame }) else {
                return nil
            }
            self = step.weight
        }
    }
}
