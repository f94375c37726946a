internal import Foundation

/// One button of an alert.
final class AlertActionView: UIControl {
    let action: UIAlertAction
    private let label = UILabel()
    private let metrics: AlertMetrics
    private let isBold: Bool

    /// Whether Return would press it, as the user moved there by keys.
    var isFocusedByKeys = false {
        didSet { if oldValue != isFocusedByKeys { restyle() } }
    }

    init(action: UIAlertAction, isBold: Bool, metrics: AlertMetrics, onPress: @escaping (UIAlertAction) -> Void) {
        self.action = action
        self.isBold = isBold
        self.metrics = metrics
        super.init(frame: .zero)
        label.text = action.title
        label.font = isBold ? metrics.boldButtonFont : metrics.buttonFont
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingTail
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        label.isUserInteractionEnabled = false
        label.isAccessibilityElement = false
        addSubview(label)
        accessibilityLabel = action.title
        addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                onPress(self.action)
            }, for: .touchUpInside)
        action.onChange = { [weak self] in self?.restyle() }
        restyle()
    }

    required init?(coder: NSCoder) {
        action = UIAlertAction(title: nil, style: .default)
        isBold = false
        metrics = .alert
        super.init(coder: coder)
    }

    /// The width of the text.
    var textWidth: CGFloat {
        label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: metrics.rowHeight)).width
    }

    override var isHighlighted: Bool {
        didSet { if oldValue != isHighlighted { restyle() } }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        restyle()
    }

    private func restyle() {
        isEnabled = action.isEnabled
        accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
        let color: UIColor = action.style == .destructive ? .systemRed : tintColor
        label.textColor = action.isEnabled ? color : .tertiaryLabel
        backgroundColor = isHighlighted ? .systemFill : isFocusedByKeys ? .tertiarySystemFill : .clear
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 10, dy: 0)
    }
}
