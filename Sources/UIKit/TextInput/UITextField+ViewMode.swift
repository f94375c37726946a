extension UITextField {
    /// When a view beside the text is shown.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// During editing.
        case whileEditing = 1
        /// Except during editing.
        case unlessEditing = 2
        /// Always.
        case always = 3
    }
}
