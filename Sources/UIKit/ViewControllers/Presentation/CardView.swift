internal import Foundation

/// A raised sheet with round corners: throws a shadow, cuts its content to the corners.
final class CardView: UIView {
    /// Where the content goes; cut at the corners.
    let content = UIView()

    /// The radius of the corners, in points.
    var cornerRadius: CGFloat = 13 {
        didSet { restyle() }
    }

    /// Which corners are round.
    var corners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ] {
        didSet { restyle() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        content.clipsToBounds = true
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
        layer.shadowOpacity = 0.22
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 10)
        restyle()
    }

    required init?(coder: NSCoder) {
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
        for layer in [layer, content.layer] {
            layer.cornerRadius = cornerRadius
            layer.maskedCorners = corners
        }
        // On black a shadow says nothing, so a fine light line marks the edge.
        let isDark = traitCollection.userInterfaceStyle == .dark
        content.layer.borderWidth = isDark ? 1 : 0
        content.layer.borderColor = UIColor(white: 1, alpha: 0.1).cgColor
    }
}
