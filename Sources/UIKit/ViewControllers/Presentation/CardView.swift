internal import Foundation

/// A raised sheet with round corners: throws a shadow, cuts its content to the corners.
final class CardView: UIView {
    /// Where the content goes; cut at the corners.
    let content = UIView()
    /// The line at the edge; above the content, which would cover a border of its own.
    private let edge = UIView()

    /// The radius of the corners, in points.
    var cornerRadius: CGFloat = 13 {
        didSet { restyle() }
    }

    /// Which corners are round.
    var corners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    {
        didSet { restyle() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        content.clipsToBounds = true
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        edge.frame = bounds
        edge.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        edge.isUserInteractionEnabled = false
        addSubview(content)
        addSubview(edge)
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
        for layer in [layer, content.layer, edge.layer] {
            layer.cornerRadius = cornerRadius
            layer.maskedCorners = corners
        }
        // On black a shadow says nothing, and on white little, so a fine line marks the edge.
        let isDark = traitCollection.userInterfaceStyle == .dark
        edge.layer.borderWidth = isDark ? 1 : 0.5
        edge.layer.borderColor = (isDark ? UIColor(white: 1, alpha: 0.14) : UIColor(white: 0, alpha: 0.1)).cgColor
    }
}
