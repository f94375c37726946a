internal import Foundation

/// One part of a segmented control.
final class SegmentView: UIControl {
    private let label = UILabel()
    private let picture = UIImageView()
    var onPress: (() -> Void)?

    var title: String?
    var image: UIImage?

    init(title: String?, image: UIImage?) {
        self.title = title
        self.image = image
        super.init(frame: .zero)
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingTail
        label.adjustsFontForContentSizeCategory = true
        picture.contentMode = .center
        for view in [label, picture] {
            view.isUserInteractionEnabled = false
            view.isAccessibilityElement = false
            addSubview(view)
        }
        addAction(UIAction { [weak self] _ in self?.onPress?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func show(_ attributes: [NSAttributedString.Key: Any], isSelected: Bool) {
        picture.image = image
        label.isHidden = image != nil
        label.text = title
        label.font =
            attributes[.font] as? UIFont
            ?? UIFontMetrics(forTextStyle: .footnote).scaledFont(
                for: .systemFont(ofSize: 13, weight: isSelected ? .semibold : .regular), maximumPointSize: 26)
        label.textColor = isEnabled ? attributes[.foregroundColor] as? UIColor ?? .label : .tertiaryLabel
        picture.tintColor = label.textColor
        accessibilityLabel = title
        var traits: UIAccessibilityTraits = .button
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        accessibilityTraits = traits
    }

    var contentSize: CGSize { image?.size ?? label.sizeThatFits(.zero) }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 6, dy: 0)
        picture.frame = bounds
    }
}
