extension UIView {
    /// How contents of another size are put into the view.
    public enum ContentMode: Int, Sendable {
        /// Stretched.
        case scaleToFill = 0
        /// As large as fits.
        case scaleAspectFit = 1
        /// As small as covers.
        case scaleAspectFill = 2
        /// Drawn anew.
        case redraw = 3
        /// In the middle.
        case center = 4
        /// In the middle of the top.
        case top = 5
        /// In the middle of the bottom.
        case bottom = 6
        /// In the middle of the left.
        case left = 7
        /// In the middle of the right.
        case right = 8
        /// In the corner.
        case topLeft = 9
        /// In the corner.
        case topRight = 10
        /// In the corner.
        case bottomLeft = 11
        /// In the corner.
        case bottomRight = 12
    }
}
