public import UIKit

/// The day that messages below are of: a pill in the middle.
@preconcurrency @MainActor
open class SBUMessageDateView: SBUView {
    /// The day.
    open lazy var dateLabel: UILabel = PaddedLabel(insets: UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10))
    /// The colours and fonts in use.
    open var theme: SBUMessageCellTheme = SBUTheme.messageCellTheme

    open override func setupViews() {
        super.setupViews()
        dateLabel.textAlignment = .center
        dateLabel.adjustsFontForContentSizeCategory = true
        dateLabel.layer.cornerRadius = 11
        dateLabel.clipsToBounds = true
        addSubview(dateLabel)
    }

    open override func setupLayouts() {
        super.setupLayouts()
        dateLabel.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            dateLabel.topAnchor.constraint(equalTo: topAnchor, constant: 4),
            dateLabel.bottomAnchor.constraint(equalTo: bottomAnchor),
            dateLabel.centerXAnchor.constraint(equalTo: centerXAnchor),
        ])
    }

    open override func setupStyles() {
        super.setupStyles()
        theme = SBUTheme.messageCellTheme
        dateLabel.font = theme.dateFont
        dateLabel.textColor = theme.dateTextColor
        dateLabel.backgroundColor = theme.dateBackgroundColor
    }

    /// Shows the day of a time in milliseconds since 1970.
    open func configure(timestamp: Int64) {
        dateLabel.text = DateText.separator(DateText.date(milliseconds: timestamp))
        dateLabel.isAccessibilityElement = true
        dateLabel.accessibilityTraits = .header
        dateLabel.accessibilityLabel = dateLabel.text
    }
}
