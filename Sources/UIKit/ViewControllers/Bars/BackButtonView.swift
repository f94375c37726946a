internal import Foundation

/// The button that leads back: an arrow towards where lines begin, and where it leads.
final class BackButtonView: UIControl {
    private let label = UILabel()
    private let indicator = ChevronView()
    private let imageView = UIImageView()
    private let item: UINavigationItem
    private let appearance: UINavigationBarAppearance

    init(to item: UINavigationItem, appearance: UINavigationBarAppearance, onPress: @escaping () -> Void) {
        self.item = item
        self.appearance = appearance
        super.init(frame: .zero)
        label.text = title
        let look = appearance.backButtonAppearance.normal.titleTextAttributes
        label.font = BarFonts.font(look, weight: .regular)
        label.adjustsFontForContentSizeCategory = true
        label.isAccessibilityElement = false
        imageView.image = appearance.backIndicatorImage ?? item.backBarButtonItem?.image
        imageView.contentMode = .center
        for view in [indicator, imageView, label] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        tintColor = item.backBarButtonItem?.tintColor
        accessibilityLabel = title.isEmpty ? "Back" : title
        accessibilityHint = "Back"
        accessibilityTraits = .button
        addAction(UIAction { _ in onPress() }, for: .touchUpInside)
        restyle()
    }

    required init?(coder: NSCoder) {
        item = UINavigationItem()
        appearance = UINavigationBarAppearance()
        super.init(coder: coder)
    }

    private var title: String {
        switch item.backButtonDisplayMode {
        case .minimal: ""
        case .generic: "Back"
        case .default: item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title ?? "Back"
        }
    }

    /// Falls back to the shorter label, then to the arrow alone, as the room gets less.
    func fit(to width: CGFloat) -> CGFloat {
        for text in [title, title.isEmpty ? "" : "Back", ""] {
            label.text = text
            let needed = neededWidth
            if needed <= width || text.isEmpty { return needed }
        }
        return neededWidth
    }

    private static let indicatorWidth: CGFloat = 12
    private static let gap: CGFloat = 6

    private var neededWidth: CGFloat {
        let textWidth = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44)).width.rounded(
            .up)
        let lead = max(Self.indicatorWidth, imageView.image?.size.width ?? 0)
        return label.text?.isEmpty == false ? lead + Self.gap + textWidth : max(lead, 32)
    }

    override var isHighlighted: Bool {
        didSet { if oldValue != isHighlighted { restyle() } }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        restyle()
    }

    private func restyle() {
        let look = appearance.backButtonAppearance.normal.titleTextAttributes
        label.textColor = look[.foregroundColor] as? UIColor ?? tintColor
        alpha = isHighlighted ? 0.3 : 1
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let image = imageView.image
        indicator.isHidden = image != nil
        imageView.isHidden = image == nil
        let lead = CGSize(
            width: max(Self.indicatorWidth, image?.size.width ?? 0), height: max(21, image?.size.height ?? 0))
        let leadRect = CGRect(
            x: isRightToLeft ? bounds.width - lead.width : 0, y: ((bounds.height - lead.height) / 2).rounded(),
            width: lead.width, height: lead.height)
        indicator.frame = leadRect
        imageView.frame = leadRect
        let textWidth = max(0, bounds.width - lead.width - Self.gap)
        label.frame = CGRect(
            x: isRightToLeft ? 0 : lead.width + Self.gap, y: 0, width: textWidth, height: bounds.height)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: 0).contains(point)
    }
}
