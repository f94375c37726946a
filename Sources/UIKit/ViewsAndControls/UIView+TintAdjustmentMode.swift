extension UIView {
    /// How the tint is shown.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As the superview's.
        case automatic = 0
        /// As it is.
        case normal = 1
        /// Grey.
        case dimmed = 2
    }
}
