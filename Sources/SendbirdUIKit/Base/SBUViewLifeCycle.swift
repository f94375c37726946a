/// The steps in which every view of the screens comes about.
///
/// `setupViews` → `setupLayouts` → `setupActions` → `setupStyles`, each once;
/// then `updateStyles` when a theme has changed and `updateLayouts` when room
/// has. An override calls super first, unless its comment says why not.
@preconcurrency @MainActor
public protocol SBUViewLifeCycle {
    /// Makes the subviews and puts them into each other.
    func setupViews()
    /// Says where subviews are.
    func setupLayouts()
    /// Says what happens on a tap.
    func setupActions()
    /// Takes colours, fonts and icons from the theme.
    func setupStyles()
    /// Says anew where subviews are.
    func updateLayouts()
    /// Takes colours, fonts and icons from the theme that is in use now.
    func updateStyles()
}
