/// What is due in a view's layout.
struct LayoutFlags {
    /// The view's own layout is due. True at first, so that each view is laid out once.
    var needsLayout = true
    /// The layout of a view inside is due.
    var descendantNeedsLayout = false
    /// The update of constraints is due.
    var needsConstraints = false
}
