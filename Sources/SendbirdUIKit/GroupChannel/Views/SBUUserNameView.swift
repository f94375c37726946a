public import UIKit

/// The sender's name above a message.
@preconcurrency @MainActor
open class SBUUserNameView: SBUView {
    /// The name.
    public private(set) var username = ""
    /// The colours and fonts in use.
    open var theme: SBUMessageCellTheme = SBUTheme.messageCellTheme
    let label = UILabel()

    open override func setupViews() {
        super.setupViews()
        label.adjustsFontForContentSizeCategory = true
        label.lineBreakMode = .byTruncatingTail
        label.isAccessibilityElement = false
        addSubview(label)
        updateLines()
    }

    open override func setupLayouts() {
        super.setupLayouts()
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor),
            label.bottomAnchor.constraint(equalTo: bottomAnchor),
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
        ])
    }

    open override func setupStyles() {
        super.setupStyles()
        theme = SBUTheme.messageCellTheme
        label.font = theme.userNameFont
        label.textColor = theme.userNameTextColor
    }

    /// Sets the colour of the name.
    func setTextColor(_ color: UIColor) {
        label.textColor = color
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateLines()
    }

    /// A long name may take more lines where a line holds less of it.
    private func updateLines() {
        label.numberOfLines = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 4 : 2
    }

    /// Shows a name.
    open func configure(username: String) {
        self.username = username
        updateLines()
        label.text = username
    }
}
