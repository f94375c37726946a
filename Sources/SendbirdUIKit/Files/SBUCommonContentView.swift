public import SendbirdChatSDK
public import UIKit

/// A file that is no picture: an icon, the name cut in the middle, and the size.
@preconcurrency @MainActor
open class SBUCommonContentView: SBUBaseFileContentView {
    /// Icon beside texts.
    open lazy var stackView: UIStackView = SBUStackView(axis: .horizontal, alignment: .center, spacing: 10)
    /// The icon of the file's kind.
    open var fileImageView = UIImageView()
    /// The name, on one line, or on three in the accessibility sizes; its extension is always seen.
    open var fileNameLabel = UILabel()
    /// The size.
    open var fileSizeLabel = UILabel()
    private let texts = SBUStackView(axis: .vertical, alignment: .fill, spacing: 1)
    private var widthConstraint: NSLayoutConstraint?

    open override func setupViews() {
        super.setupViews()
        fileImageView.contentMode = .center
        fileImageView.layer.cornerRadius = 10
        fileImageView.clipsToBounds = true
        fileNameLabel.lineBreakMode = .byTruncatingMiddle
        fileSizeLabel.numberOfLines = 0
        // The bubble around it is the element that is read aloud.
        for label in [fileNameLabel, fileSizeLabel] {
            label.isAccessibilityElement = false
            label.adjustsFontForContentSizeCategory = true
        }
        texts.addArranged(fileNameLabel, fileSizeLabel)
        for view in [fileImageView, texts] { stackView.addArrangedSubview(view) }
        addConstrained(stackView)
    }

    open override func setupLayouts() {
        super.setupLayouts()
        fileImageView.translatesAutoresizingMaskIntoConstraints = false
        let sides = [
            fileImageView.widthAnchor.constraint(equalToConstant: 40),
            fileImageView.heightAnchor.constraint(equalToConstant: 40),
        ]
        let trailing = stackView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14)
        let bottom = stackView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8)
        // A row may be smaller than its content for a moment, before it is measured.
        for edge in [trailing, bottom] + sides { edge.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate(
            [
                stackView.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                stackView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10), trailing, bottom,
            ] + sides)
        let width = widthAnchor.constraint(lessThanOrEqualToConstant: widthMax)
        width.isActive = true
        widthConstraint = width
    }

    open override func setupStyles() {
        super.setupStyles()
        theme = SBUTheme.messageCellTheme
        let color = position == .right ? theme.fileMessageRightTextColor : theme.fileMessageLeftTextColor
        fileNameLabel.font = theme.fileMessageNameFont
        fileNameLabel.textColor = color
        fileSizeLabel.font = theme.timeFont
        fileSizeLabel.textColor = color
        fileImageView.backgroundColor = theme.fileIconBackgroundColor
        fileImageView.tintColor = theme.fileIconColor
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        arrangeForTextSize()
    }

    /// Puts the icon over the name in the accessibility sizes, which leaves the name the whole width.
    private func arrangeForTextSize() {
        let isStacked = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        stackView.axis = isStacked ? .vertical : .horizontal
        stackView.alignment = isStacked ? .leading : .center
        fileNameLabel.numberOfLines = isStacked ? 3 : 1
    }

    open override func configure(message: FileMessage, position: MessagePosition) {
        super.configure(message: message, position: position)
        widthConstraint?.constant = widthMax
        arrangeForTextSize()
        fileNameLabel.text = FileText.name(message)
        fileSizeLabel.text = FileText.size(message)
        fileSizeLabel.isHidden = message.size == 0
        fileImageView.image =
            MessageFileType(type: message.type) == .audio ? SBUIconSet.iconFileAudio : SBUIconSet.iconFileDocument
    }
}
