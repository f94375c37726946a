public import UIKit

/// A table row with the life cycle of the screens: the four steps run when it is made.
@preconcurrency @MainActor
open class SBUTableViewCell: UITableViewCell, SBUViewLifeCycle {
    /// Creates a row and runs its life cycle.
    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        runLifeCycle()
    }

    /// Creates a row from an archive and runs its life cycle.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        runLifeCycle()
    }

    private func runLifeCycle() {
        setupViews()
        setupLayouts()
        setupActions()
        setupStyles()
        arrangeForTextSize()
    }

    /// Whether text is so large that what stood side by side stands one under the other: the accessibility sizes.
    var isStacked: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

    /// Puts the parts where they belong in the text size of now. Does nothing here.
    func arrangeForTextSize() {}

    /// Arranges the parts anew in another text size.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let before = previousTraitCollection?.preferredContentSizeCategory
        if before != traitCollection.preferredContentSizeCategory { arrangeForTextSize() }
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
