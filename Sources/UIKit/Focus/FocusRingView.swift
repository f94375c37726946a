internal import Foundation

/// The ring around what the keyboard acts on: the tint, with a light line inside so that it is seen on the tint too.
final class FocusRingView: UIView {
    private let inner = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        layer.borderWidth = 3
        inner.layer.borderWidth = 1
        inner.isUserInteractionEnabled = false
        addSubview(inner)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Lays itself around a view, or inside its edge where that is cut off or fills the width.
    func show(around view: UIView) {
        removeFromSuperview()
        let isCut = view.clipsToBounds || view is UITableViewCell
        let distance: CGFloat = isCut ? 1 : -3
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        frame = view.bounds.insetBy(dx: distance, dy: distance)
        let radius = view is UITableViewCell ? 6 : view.layer.cornerRadius
        layer.cornerRadius = max(4, radius - distance)
        inner.layer.cornerRadius = max(2, layer.cornerRadius - 3)
        view.addSubview(self)
        applyColors()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        inner.frame = bounds.insetBy(dx: 3, dy: 3)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        applyColors()
    }

    private func applyColors() {
        // The window's tint: a view's own may be that of a warning, or white on a picture.
        layer.borderColor = (window?.tintColor ?? tintColor).fixed(traitCollection)
        inner.layer.borderColor = UIColor.systemBackground.fixed(traitCollection)
    }
}
