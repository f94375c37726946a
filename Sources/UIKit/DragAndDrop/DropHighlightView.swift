internal import Foundation

/// The frame around what would take what is dragged.
final class DropHighlightView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        layer.borderWidth = 2
        layer.cornerRadius = 10
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Lays itself over a view, inside of its safe area.
    func show(over view: UIView) {
        frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 4, dy: 4)
        view.addSubview(self)
        applyColors()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        applyColors()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        applyColors()
    }

    private func applyColors() {
        layer.borderColor = tintColor.fixed(traitCollection)
        backgroundColor = tintColor.withAlphaComponent(0.08)
    }
}
