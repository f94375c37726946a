internal import Foundation

/// A line of a menu: mark, title, picture.
final class MenuRowView: UIControl {
    private let titleLabel = UILabel()
    private let mark = UIImageView()
    private let picture = UIImageView()
    private let arrow = UIImageView()
    private let isBack: Bool
    /// Whether it opens an inner menu.
    let leadsOn: Bool
    private let isDestructive: Bool

    /// Creates the line of an entry.
    init(_ element: UIMenuElement) {
        let action = element as? UIAction
        leadsOn = element is UIMenu
        isBack = false
        isDestructive =
            action?.attributes.contains(.destructive) ?? (element as? UIMenu)?.options.contains(.destructive) ?? false
        super.init(frame: .zero)
        titleLabel.text = element.title
        picture.image = element.image
        mark.image = Self.symbol(action?.state == .on ? "checkmark" : action?.state == .mixed ? "minus" : nil)
        arrow.image = Self.symbol(leadsOn ? "chevron.forward" : nil)
        isEnabled = action?.attributes.contains(.disabled) != true
        accessibilityLabel = element.title
        accessibilityTraits = action?.state == .on ? [.button, .selected] : .button
        setUp()
    }

    /// Creates the line that leads back from an inner menu.
    init(backTo title: String) {
        leadsOn = false
        isBack = true
        isDestructive = false
        super.init(frame: .zero)
        titleLabel.text = title
        mark.image = Self.symbol("chevron.backward")
        accessibilityLabel = title
        accessibilityTraits = .button
        setUp()
    }

    required init?(coder: NSCoder) {
        leadsOn = false
        isBack = false
        isDestructive = false
        super.init(coder: coder)
    }

    private static func symbol(_ name: String?) -> UIImage? {
        name.flatMap { UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(pointSize: 13)) }
    }

    private func setUp() {
        titleLabel.font = isBack ? .preferredFont(forTextStyle: .headline) : .preferredFont(forTextStyle: .body)
        titleLabel.lineBreakMode = .byTruncatingTail
        for view in [mark, picture, arrow] { view.contentMode = .scaleAspectFit }
        for view in [titleLabel, mark, picture, arrow] {
            view.isUserInteractionEnabled = false
            view.isAccessibilityElement = false
            addSubview(view)
        }
        layer.cornerRadius = 7
        stateDidChange()
    }

    override func stateDidChange() {
        super.stateDidChange()
        let color: UIColor = isHighlighted ? .white : !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
        titleLabel.textColor = color
        for view in [mark, picture, arrow] { view.tintColor = color }
        backgroundColor = isHighlighted ? (isDestructive ? .systemRed : tintColor) : .clear
    }

    /// The height of a line: large enough for a finger.
    var height: CGFloat { max(36, titleLabel.font.lineHeight.rounded(.up) + 14) }

    /// The width that shows all of it.
    var wishedWidth: CGFloat { titleLabel.intrinsicContentSize.width.rounded(.up) + 12 + 34 + 40 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ x: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            let left = isRightToLeft ? bounds.width - x - width : x
            view.frame = CGRect(x: left, y: ((bounds.height - height) / 2).rounded(), width: width, height: height)
        }
        place(mark, 8, 16, 16)
        place(titleLabel, 30, max(0, bounds.width - 30 - 38), bounds.height)
        place(picture, bounds.width - 30, 20, 20)
        place(arrow, bounds.width - 26, 14, 14)
        picture.isHidden = leadsOn
        titleLabel.textAlignment = isRightToLeft ? .right : .left
    }
}
