public import SendbirdChatSDK
public import UIKit

/// A channel's picture, name and state in the navigation bar.
@preconcurrency @MainActor
open class SBUChannelTitleView: SBUView {
    /// The channel's picture.
    open lazy var coverImage = SBUCoverImageView(frame: .zero)
    /// The channel's name.
    open lazy var titleLabel = UILabel()
    /// Who is typing, or nothing.
    open lazy var statusLabel = UILabel()
    private let textStack = SBUStackView(axis: .vertical, alignment: .leading, spacing: 1)
    /// Who is typing, where the status says that.
    private var typingLine: TypingLine?
    /// What the width of a text is found with.
    private lazy var ruler = UILabel()

    open override func setupViews() {
        super.setupViews()
        titleLabel.lineBreakMode = .byTruncatingTail
        titleLabel.adjustsFontForContentSizeCategory = true
        statusLabel.adjustsFontForContentSizeCategory = true
        statusLabel.lineBreakMode = .byTruncatingTail
        statusLabel.adjustsFontSizeToFitWidth = true
        statusLabel.minimumScaleFactor = 0.8
        textStack.addArrangedSubview(titleLabel)
        textStack.addArrangedSubview(statusLabel)
        statusLabel.isHidden = true
        titleLabel.accessibilityTraits = .header
        titleLabel.accessibilityIdentifier = "channel.title"
        statusLabel.accessibilityIdentifier = "channel.status"
        addSubview(coverImage)
        addSubview(textStack)
    }

    open override func setupLayouts() {
        super.setupLayouts()
        coverImage.translatesAutoresizingMaskIntoConstraints = false
        textStack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            coverImage.leadingAnchor.constraint(equalTo: leadingAnchor),
            coverImage.centerYAnchor.constraint(equalTo: centerYAnchor),
            coverImage.widthAnchor.constraint(equalToConstant: 34),
            coverImage.heightAnchor.constraint(equalToConstant: 34),
            textStack.leadingAnchor.constraint(equalTo: coverImage.trailingAnchor, constant: 10),
            textStack.trailingAnchor.constraint(equalTo: trailingAnchor),
            textStack.centerYAnchor.constraint(equalTo: centerYAnchor),
            textStack.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
            heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
        ])
    }

    open override func setupStyles() {
        super.setupStyles()
        let theme = SBUTheme.componentTheme
        titleLabel.font = theme.titleFont.forBarTitle
        titleLabel.textColor = theme.titleColor
        statusLabel.font = theme.titleStatusFont.forBarStatus
        statusLabel.textColor = theme.titleStatusColor
        setNeedsLayout()
    }

    /// Fills the bar's width, so that a long name has room.
    open override var intrinsicContentSize: CGSize { UIView.layoutFittingExpandedSize }

    /// Gives names of those who are typing as much room as there is.
    open override func layoutSubviews() {
        super.layoutSubviews()
        fitTypingLine()
    }

    private func fitTypingLine() {
        let width = textStack.bounds.width
        guard let typingLine, width > 0 else { return }
        ruler.font = statusLabel.font
        let text = typingLine.text { text in
            ruler.text = text
            return ruler.intrinsicContentSize.width <= width
        }
        if statusLabel.text != text { statusLabel.text = text }
    }

    /// Shows a channel.
    /// - Parameter status: A line below the name; nil for none.
    open func configure(channel: BaseChannel?, status: String?) {
        let group = channel as? GroupChannel
        let open = channel as? OpenChannel
        titleLabel.text =
            group.map { SBUUtils.generateChannelName(channel: $0) } ?? open?.displayName ?? channel?.name
        typingLine = TypingLine(status, in: group)
        statusLabel.text = status
        statusLabel.accessibilityLabel = status
        fitTypingLine()
        statusLabel.isHidden = status?.isEmpty ?? true
        if let group { coverImage.setImage(of: group) }
        if let open { coverImage.setImage(of: open) }
    }
}
