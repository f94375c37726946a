internal import Foundation

/// The button that shows a bar item.
final class BarButtonView: UIControl {
    private weak var item: UIBarButtonItem?
    private let label = UILabel()
    private let imageView = UIImageView()

    /// The text attributes of the bar's appearance, by whether it is the bold style.
    var appearance = UIBarButtonItemAppearance() {
        didSet { itemDidChange() }
    }

    init(item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        label.isAccessibilityElement = false
        imageView.isAccessibilityElement = false
        label.lineBreakMode = .byTruncatingTail
        imageView.contentMode = .scaleAspectFit
        for view in [label, imageView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        addAction(UIAction { [weak self] _ in self?.performItem() }, for: .touchUpInside)
        itemDidChange()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func performItem() {
        item?.perform(from: self)
    }

    /// Takes over what the item says now.
    func itemDidChange() {
        guard let item else { return }
        isEnabled = item.isEnabled
        tintColor = item.tintColor
        imageView.image =
            item.shownImage?.renderingMode == .alwaysOriginal
            ? item.shownImage : item.shownImage?.withRenderingMode(.alwaysTemplate)
        imageView.isHidden = item.shownImage == nil
        label.text = item.shownImage == nil ? item.shownTitle : nil
        label.isHidden = label.text == nil
        accessibilityLabel = item.spokenLabel
        accessibilityHint = item.accessibilityHint
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityTraits = item.isEnabled ? .button : [.button, .notEnabled]
        restyle()
        superview?.setNeedsLayout()
        setNeedsLayout()
    }

    private func restyle() {
        guard let item else { return }
        let look = item.style == .done ? appearance.doneTextAttributes : appearance.textAttributes
        let own = item.titleTextAttributes(for: isEnabled ? .normal : .disabled) ?? [:]
        let attributes = look.merging(own) { _, mine in mine }
        label.font = BarFonts.font(attributes, weight: item.style == .done ? .semibold : .regular)
        label.adjustsFontForContentSizeCategory = true
        let color = attributes[.foregroundColor] as? UIColor ?? tintColor
        label.textColor = isEnabled ? color : .tertiaryLabel
        imageView.tintColor = isEnabled ? tintColor : .tertiaryLabel
        alpha = isHighlighted ? 0.3 : 1
    }

    override var isHighlighted: Bool {
        didSet { if oldValue != isHighlighted { restyle() } }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        restyle()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let item else { return .zero }
        if item.width > 0 { return CGSize(width: item.width, height: size.height) }
        if let image = imageView.image {
            let insets = item.imageInsets
            return CGSize(width: max(36, Self.shownSize(image).width + insets.left + insets.right), height: 44)
        }
        let fitting = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44))
        return CGSize(width: fitting.width.rounded(.up), height: 44)
    }

    /// Whether it shows an image.
    var isIcon: Bool { imageView.image != nil }

    /// An image is shown in its own size, a system icon in that of the bar's other icons.
    private static func shownSize(_ image: UIImage) -> CGSize {
        image.isSymbolImage ? CGSize(width: 20, height: 20) : image.size
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        guard let image = imageView.image else { return }
        let size = Self.shownSize(image)
        let insets = item?.imageInsets ?? .zero
        imageView.frame = CGRect(
            x: ((bounds.width - size.width) / 2 + (insets.left - insets.right) / 2).rounded(),
            y: ((bounds.height - size.height) / 2 + (insets.top - insets.bottom) / 2).rounded(), width: size.width,
            height: size.height)
    }

    /// A small icon takes clicks in an area that a finger hits.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: min(0, (bounds.width - 44) / 2), dy: min(0, (bounds.height - 44) / 2)).contains(point)
    }
}
