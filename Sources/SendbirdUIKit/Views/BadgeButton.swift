import UIKit

/// A round badge with a number: a button, because the documented cell says so,
/// that cannot be pressed.
@MainActor
final class BadgeButton: UIButton {
    /// Height, and least width: a circle for one figure.
    private let diameter: CGFloat = 20
    private let padding: CGFloat = 6

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isAccessibilityElement = false
        clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var intrinsicContentSize: CGSize {
        let text = titleLabel?.intrinsicContentSize ?? .zero
        let height = max(diameter, text.height.rounded(.up) + Spacing.hair)
        return CGSize(width: max(height, text.width.rounded(.up) + 2 * padding), height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }
}
