/// The view controller of a view, as the view knows it.
@MainActor
protocol ViewOwner: UIResponder {
    /// The view's `layoutSubviews()` is about to be called.
    func viewWillLayout()
    /// The view's `layoutSubviews()` was called.
    func viewDidLayout()
}
