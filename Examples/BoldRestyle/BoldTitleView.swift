import UIKit

/// A title in capitals between marks, at the leading edge of the bar.
final class BoldTitleView: UIView {
    private let label = UILabel()

    /// The title, as it was given.
    var title = "" {
        didSet {
            label.text = "▌\(title.uppercased())"
            accessibilityLabel = title
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = Neon.mono(20, .bold)
        label.textColor = Neon.lime
        label.lineBreakMode = .byTruncatingTail
        label.translatesAutoresizingMaskIntoConstraints = false
        label.isAccessibilityElement = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.trailingAnchor.constraint(equalTo: trailingAnchor),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
        isAccessibilityElement = true
        accessibilityTraits = .header
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// All the room that the bar has.
    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.layoutFittingExpandedSize.width, height: 44)
    }
}
