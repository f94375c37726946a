/// Where a view controller stands between being seen and not being seen.
enum AppearanceState {
    /// Not on screen.
    case disappeared
    /// `viewWillAppear(_:)` has been called, `viewDidAppear(_:)` not yet.
    case appearing
    /// On screen.
    case appeared
    /// `viewWillDisappear(_:)` has been called, `viewDidDisappear(_:)` not yet.
    case disappearing
}
