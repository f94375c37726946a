extension UIView {
    /// What the original resizes when the superview's size changes.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The left margin takes part of the change.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width takes part of the change.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The right margin takes part of the change.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The top margin takes part of the change.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height takes part of the change.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The bottom margin takes part of the change.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }
}
