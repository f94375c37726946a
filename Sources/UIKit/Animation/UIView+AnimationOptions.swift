extension UIView {
    /// How a movement goes.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Layout is part of the movement. It always is when `layoutIfNeeded()` is called in it.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// The user can go on during the movement. It is so here in any case.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// The movement starts from where a running one is. It does here in any case.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// The movement starts over again and again.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// The movement goes back after each round.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Slow at both ends.
        public static let curveEaseInOut = AnimationOptions([])
        /// Slow at first.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at last.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Even.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// One picture fades into the other.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

        /// The curve that the bits say.
        var curve: AnimationCurve {
            switch (rawValue >> 16) & 3 {
            case 1: .easeIn
            case 2: .easeOut
            case 3: .linear
            default: .easeInOut
            }
        }
    }
}
