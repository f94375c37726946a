import UIKit

/// One person's picture, or initials until it is there.
@MainActor
final class AvatarTile: UIView {
    private let initialsLabel = UILabel()
    private let imageView = UIImageView()
    private var request: PictureRequest?
    /// How far letters move away from the rim of the circle that cuts the tile, in parts of its size.
    var towardsCentre = CGVector.zero {
        didSet { setNeedsLayout() }
    }

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
        // The name is told by the row; initials beside it would be read as one more.
        initialsLabel.isAccessibilityElement = false
    }

    /// Shows a person; one of several in a picture with a single letter.
    func show(_ user: SBUUser, isAlone: Bool) {
        backgroundColor = AvatarPalette.color(for: user.userId)
        let initials = Initials(of: user.refinedNickname()).text
        initialsLabel.text = isAlone ? initials : String(initials.prefix(1))
        imageView.image = nil
        request = PictureLoader.shared.load(user.profileURL) { [weak self] image in
            self?.imageView.image = image
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        initialsLabel.frame = bounds.offsetBy(dx: towardsCentre.dx * bounds.width, dy: towardsCentre.dy * bounds.height)
        imageView.frame = bounds
        let size = min(bounds.height, bounds.width * 1.2) * (towardsCentre == .zero ? 0.38 : 0.5)
        initialsLabel.font = .systemFont(ofSize: max(8, size.rounded()), weight: .semibold)
    }
}
