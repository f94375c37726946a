internal import Foundation

/// A short text on a round coloured ground, at the corner of something.
final class BadgeView: UIView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        // A count is no word: its digits and signs stand as they are written, also among right-to-left text.
        label.semanticContentAttribute = .forceLeftToRight
        addSubview(label)
        isHidden = true
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Shows a text; nil hides the badge.
    func show(_ text: String?, color: UIColor, attributes: [NSAttributedString.Key: Any]) {
        isHidden = text == nil
        label.text = text
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12, weight: .medium)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? .white
        backgroundColor = color
        setNeedsLayout()
    }

    /// As wide as the text, but at least round; no wider than a title.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(.zero)
        let height = max(18, text.height.rounded(.up) + 3)
        return CGSize(width: min(max(height, text.width.rounded(.up) + 10), 64), height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        label.frame = bounds.insetBy(dx: 3, dy: 0)
    }
}
