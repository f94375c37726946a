/// The view controller of a view, as the view knows it.
@MainActor
protocol ViewOwner: UIResponder {
    /// The view's `layoutSubviews()` is about to be called.
    func viewWillLayout()
    /// The view's `layoutSubviews()` was called.
    func viewDidLayout()
    /// The view is about to come into a window, or with nil to leave one.
    func viewWillMove(toWindow window: UIWindow?)
    /// The view has come into a window, or left one.
    func viewDidMoveToWindow()
    /// The view's traits have changed.
    func traitsDidChange(from old: UITraitCollection)
}
