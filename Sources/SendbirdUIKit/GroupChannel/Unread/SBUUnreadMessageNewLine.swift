public import UIKit

/// The line above the first message that was unread.
@preconcurrency @MainActor
open class SBUUnreadMessageNewLine: SBUView {
    /// What it says.
    open lazy var label = UILabel()
    private let before = UIView()
    private let after = UIView()

    open override func setupViews() {
        super.setupViews()
        label.text = SBUStringSet.Channel_Unread_Line
        label.textAlignment = .center
        label.adjustsFontForContentSizeCategory = true
        label.accessibilityIdentifier = "channel.unreadLine"
        label.accessibilityTraits = .header
        addConstrained(before, label, after)
    }

    open override func setupLayouts() {
        super.setupLayouts()
        label.setContentHuggingPriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor),
            label.bottomAnchor.constraint(equalTo: bottomAnchor),
            label.centerXAnchor.constraint(equalTo: centerXAnchor),
            before.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            before.trailingAnchor.constraint(equalTo: label.leadingAnchor, constant: -10),
            after.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
            after.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
        for line in [before, after] {
            line.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
            line.heightAnchor.constraint(equalToConstant: 1).isActive = true
        }
    }

    open override func setupStyles() {
        super.setupStyles()
        let theme = SBUTheme.messageCellTheme
        label.font = theme.dateFont
        label.textColor = theme.linkColor
        before.backgroundColor = theme.linkColor
        after.backgroundColor = theme.linkColor
    }
}
