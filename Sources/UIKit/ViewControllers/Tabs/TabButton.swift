internal import Foundation

/// One tab of a bar: the image over the title, or beside it where there is room.
final class TabButton: UIControl {
    let item: UITabBarItem
    private let picture = UIImageView()
    private let label = UILabel()
    private let badge = BadgeView()
    private let look: UITabBarItemAppearance

    /// Whether the title stands beside the image.
    var isInline = false { didSet { if oldValue != isInline { setNeedsLayout() } } }
    /// The colours of the chosen tab and of the others.
    var colors: (selected: UIColor, normal: UIColor) = (.tintColor, .secondaryLabel) { didSet { restyle() } }

    init(item: UITabBarItem, look: UITabBarItemAppearance, onPress: @escaping (UITabBarItem) -> Void) {
        self.item = item
        self.look = look
        super.init(frame: .zero)
        picture.contentMode = .scaleAspectFit
        label.textAlignment = .center
        label.adjustsFontForContentSizeCategory = true
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.7
        for view in [picture, label, badge] {
            view.isUserInteractionEnabled = false
            view.isAccessibilityElement = false
            addSubview(view)
        }
        addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                onPress(self.item)
            }, for: .touchUpInside)
        restyle()
    }

    required init?(coder: NSCoder) {
        item = UITabBarItem()
        look = UITabBarItemAppearance()
        super.init(coder: coder)
    }

    override func stateDidChange() {
        super.stateDidChange()
        restyle()
    }

    private func restyle() {
        let state = isSelected ? look.selected : look.normal
        let color = isSelected ? colors.selected : colors.normal
        picture.image = isSelected ? item.selectedImage ?? item.image : item.image
        picture.tintColor = state.iconColor ?? color
        let own = item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]
        let attributes = own.merging(state.titleTextAttributes) { own, _ in own }
        label.text = item.title
        label.font =
            attributes[.font] as? UIFont
            ?? UIFontMetrics(forTextStyle: .caption2).scaledFont(
                for: .systemFont(ofSize: 10, weight: .medium), maximumPointSize: 15)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? color
        alpha = item.isEnabled ? (isHighlighted ? 0.5 : 1) : 0.35
        badge.show(
            item.badgeValue, color: state.badgeBackgroundColor ?? item.badgeColor ?? .systemRed,
            attributes: item.badgeTextAttributes(for: .normal) ?? [:])
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityHint = item.accessibilityHint
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityValue = item.badgeValue
        var traits: UIAccessibilityTraits = .button
        if isSelected { traits.insert(.selected) }
        if !item.isEnabled { traits.insert(.notEnabled) }
        accessibilityTraits = traits
        setNeedsLayout()
    }

    private static let imageSide: CGFloat = 24

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let hasImage = picture.image != nil
        let side = hasImage ? Self.imageSide : 0
        let text = label.sizeThatFits(CGSize(width: bounds.width, height: 20))
        let width = min(text.width, isInline ? bounds.width - side - 6 : bounds.width - 4)
        var image = CGRect(x: (bounds.width - side) / 2, y: 6, width: side, height: side)
        var title = CGRect(
            x: (bounds.width - width) / 2, y: hasImage ? 6 + side + 2 : (bounds.height - text.height) / 2, width: width,
            height: text.height)
        if isInline {
            let start = (bounds.width - side - (hasImage ? 6 : 0) - width) / 2
            image.origin = CGPoint(x: start, y: (bounds.height - side) / 2)
            title.origin = CGPoint(x: start + side + (hasImage ? 6 : 0), y: (bounds.height - text.height) / 2)
            if isRightToLeft {
                image.origin.x = bounds.width - image.maxX
                title.origin.x = bounds.width - title.maxX
            }
        }
        picture.frame = image
        label.frame = title.offsetBy(
            dx: item.titlePositionAdjustment.horizontal, dy: item.titlePositionAdjustment.vertical)
        let size = badge.sizeThatFits(.zero)
        let corner = hasImage ? image : title
        badge.frame = CGRect(
            x: isRightToLeft ? corner.minX + 8 - size.width : corner.maxX - 8, y: max(2, corner.minY - 4),
            width: size.width, height: size.height)
    }
}
