import UIKit

/// One person's picture, or initials until it is there.
@MainActor
final class AvatarTile: UIView {
    private let initialsLabel = UILabel()
    private let imageView = UIImageView()
    private var request: PictureRequest?

    override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    private func build() {
        clipsToBounds = true
        addSubview(initialsLabel)
        addSubview(imageView)
        initialsLabel.textAlignment = .center
        initialsLabel.textColor = SBUColorSet.ondark01
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        isAccessibilityElement = false
    }

    /// Shows a person.
    func show(_ user: SBUUser) {
        backgroundColor = AvatarPalette.color(for: user.userId)
        initialsLabel.text = Initials(of: user.refinedNickname()).text
        imageView.image = nil
        request = PictureLoader.shared.load(user.profileURL) { [weak self] image in
            self?.imageView.image = image
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        initialsLabel.frame = bounds
        imageView.frame = bounds
        // Half of a group picture is narrow: letters keep to its width.
        let size = min(bounds.height, bounds.width * 1.3) * 0.38
        initialsLabel.font = .systemFont(ofSize: max(8, size.rounded()), weight: .semibold)
    }
}
