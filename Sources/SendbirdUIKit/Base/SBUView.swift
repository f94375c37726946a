public import UIKit

/// A view with the life cycle of the screens: the four steps run when it is made.
@preconcurrency @MainActor
open class SBUView: UIView, SBUViewLifeCycle {
    /// Creates a view and runs its life cycle.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        runLifeCycle()
    }

    /// Creates a view from an archive and runs its life cycle.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        runLifeCycle()
    }

    /// Creates a view without a size; it is callable on a kind of view that was set.
    public required convenience init() {
        self.init(frame: .zero)
    }

    private func runLifeCycle() {
        setupViews()
        setupLayouts()
        setupActions()
        setupStyles()
    }

    /// Makes the subviews. Does nothing here.
    open func setupViews() {}
    /// Says where subviews are. Does nothing here.
    open func setupLayouts() {}
    /// Says what happens on a tap. Does nothing here.
    open func setupActions() {}
    /// Takes colours, fonts and icons from the theme. Does nothing here.
    open func setupStyles() {}
    /// Says anew where subviews are. Does nothing here.
    open func updateLayouts() {}
    /// Takes the theme that is in use now.
    open func updateStyles() { setupStyles() }
}
