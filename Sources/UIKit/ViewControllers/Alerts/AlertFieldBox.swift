internal import Foundation

/// The frame around a text field in an alert.
final class AlertFieldBox: UIView {
    private let field: UITextField

    /// As high as the field's text asks for, 36 points at the usual size.
    var height: CGFloat { max(36, (field.font ?? .systemFont(ofSize: 17)).lineHeight.rounded(.up) + 17) }

    init(field: UITextField) {
        self.field = field
        super.init(frame: .zero)
        backgroundColor = UIColor(light: 0xFFFFFF, dark: 0x1C1C1E)
        layer.cornerRadius = 8
        layer.borderWidth = 1
        addSubview(field)
        restyle()
    }

    required init?(coder: NSCoder) {
        field = UITextField()
        super.init(coder: coder)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        restyle()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        restyle()
    }

    private func restyle() {
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        field.frame = bounds.insetBy(dx: 9, dy: 2)
    }
}
