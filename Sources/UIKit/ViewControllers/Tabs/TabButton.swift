internal import Foundation

/// One tab of a bar: the image over the title, or beside it where there is room.
final class TabButton: UIControl {
    let item: UITabBarItem
    private let picture = UIImageView()
    private let label = UILabel()
    private let badge = BadgeView()
    private let look: UITabBarItemAppearance

    /// Whether the title stands beside the image.
    var isInline = false { didSet { if oldValue != isInline { restyle() } } }
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
                for: .systemFont(ofSize: isInline ? 13 : 10, weight: .medium), maximumPointSize: isInline ? 19 : 15)
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
    private static let gap: CGFloat = 6

    override func layoutSubviews() {
        super.layoutSubviews()
        if isInline { placeInline() } else { placeStacked() }
        label.frame = label.frame.offsetBy(
            dx: item.titlePositionAdjustment.horizontal, dy: item.titlePositionAdjustment.vertical)
    }

    /// The title under the image, the badge at the image's corner.
    private func placeStacked() {
        let side = picture.image == nil ? 0 : Self.imageSide
        let text = label.sizeThatFits(CGSize(width: bounds.width, height: 20))
        let width = min(text.width, bounds.width - 4)
        picture.frame = CGRect(x: (bounds.width - side) / 2, y: 6, width: side, height: side)
        label.frame = CGRect(
            x: (bounds.width - width) / 2, y: side > 0 ? 6 + side + 2 : (bounds.height - text.height) / 2, width: width,
            height: text.height)
        let corner = side > 0 ? picture.frame : label.frame
        let size = badge.sizeThatFits(.zero)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        badge.frame = CGRect(
            x: isRightToLeft ? corner.minX + 8 - size.width : corner.maxX - 8, y: max(2, corner.minY - 4),
            width: size.width, height: size.height)
    }

    /// Image, title and badge one after the other, in the middle.
    private func placeInline() {
        let side = picture.image == nil ? 0 : Self.imageSide
        let count = badge.isHidden ? .zero : badge.sizeThatFits(.zero)
        var widths = [side, 0, count.width]
        let fixed = widths.reduce(0) { $0 + ($1 > 0 ? $1 + Self.gap : 0) }
        let text = label.sizeThatFits(CGSize(width: bounds.width, height: 20))
        widths[1] = min(text.width, max(0, bounds.width - 8 - fixed))
        let total = fixed + widths[1]
        var x = (bounds.width - total) / 2
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let parts: [(UIView, CGFloat)] = [(picture, side), (label, text.height), (badge, count.height)]
        for (part, width) in zip(parts, widths) where width > 0 {
            part.0.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - width : x, y: (bounds.height - part.1) / 2, width: width,
                height: part.1)
            x += width + Self.gap
        }
    }
}
