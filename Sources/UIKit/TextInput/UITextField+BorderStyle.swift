extension UITextField {
    /// The frame around the text.
    public enum BorderStyle: Int, Sendable {
        /// None.
        case none = 0
        /// A thin line.
        case line = 1
        /// A thin line; the original's looks sunk.
        case bezel = 2
        /// A thin line with round corners.
        case roundedRect = 3
    }
}
