public import SendbirdChatSDK
public import UIKit

/// A channel's cover: its own picture, its members', or an icon; round.
@preconcurrency @MainActor
open class SBUCoverImageView: UIView {
    /// The most members that a combined picture shows.
    private static let tilesMax = 4

    /// The colours.
    @SBUThemeWrapper(theme: SBUTheme.componentTheme)
    open var theme: SBUComponentTheme

    private let imageView = UIImageView()
    private var tiles: [AvatarTile] = []
    private var request: PictureRequest?
    private var isCircle = true
    private var iconSize: CGSize?

    /// Creates a cover without a picture.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// Creates a cover from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    private func build() {
        clipsToBounds = true
        addSubview(imageView)
        imageView.clipsToBounds = true
        isAccessibilityElement = false
    }

    /// Shows the picture at an address; the placeholder until it is there.
    open func setImage(withCoverURL coverURL: String) {
        setImage(with: coverURL)
    }

    /// Shows the picture at an address; the placeholder until it is there.
    open func setImage(with coverURL: String, makeCircle: Bool = true) {
        setPlaceholder(type: .iconChat)
        isCircle = makeCircle
        request = PictureLoader.shared.load(coverURL) { [weak self] image in
            self?.setImage(withImage: image, makeCircle: makeCircle, contentMode: .scaleAspectFill)
        }
    }

    /// Shows a picture.
    open func setImage(
        withImage image: UIImage, backgroundColor: UIColor? = nil, makeCircle: Bool = false,
        contentMode: UIView.ContentMode = .center
    ) {
        show([])
        isCircle = makeCircle
        iconSize = nil
        imageView.image = image
        imageView.contentMode = contentMode
        self.backgroundColor = backgroundColor
        setNeedsLayout()
    }

    /// Shows the pictures or initials of up to four people, combined.
    open func setImage(withUsers users: [User]) {
        show(users.prefix(Self.tilesMax).map { SBUUser(user: $0) })
    }

    /// Shows the sign of a broadcast channel.
    open func setBroadcastIcon() {
        setPlaceholder(type: .iconBroadcast)
        backgroundColor = theme.broadcastIconBackgroundColor
        imageView.tintColor = theme.broadcastIconTintColor
    }

    /// Shows an icon in place of a picture.
    open func setPlaceholder(type: SBUIconSetType, iconSize: CGSize? = nil) {
        show([])
        isCircle = true
        self.iconSize = iconSize
        imageView.image = type.image()
        imageView.contentMode = .scaleAspectFit
        imageView.tintColor = theme.placeholderTintColor
        backgroundColor = theme.placeholderBackgroundColor
        if iconSize == nil { self.iconSize = SBUIconSetType.defaultSize }
        setNeedsLayout()
    }

    /// Shows people; nobody clears the tiles and any picture under way.
    func show(_ users: [SBUUser]) {
        request?.cancel()
        request = nil
        guard !users.isEmpty else {
            for tile in tiles { tile.removeFromSuperview() }
            tiles = []
            return
        }
        imageView.image = nil
        isCircle = true
        backgroundColor = theme.backgroundColor
        while tiles.count > users.count { tiles.removeLast().removeFromSuperview() }
        while tiles.count < users.count {
            let tile = AvatarTile(frame: .zero)
            addSubview(tile)
            tiles.append(tile)
        }
        for (tile, user) in zip(tiles, users) { tile.show(user, isAlone: users.count == 1) }
        setNeedsLayout()
    }

    /// Rounds the view and puts the parts in place.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = isCircle ? min(bounds.width, bounds.height) / 2 : 0
        let size = iconSize ?? bounds.size
        imageView.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
            height: size.height)
        for (tile, frame) in zip(tiles, CombinedCover(count: tiles.count).frames(in: bounds)) {
            tile.frame = frame
            tile.towardsCentre = CGVector(
                dx: (bounds.midX - frame.midX) / bounds.width * 0.2,
                dy: (bounds.midY - frame.midY) / bounds.height * 0.2)
        }
    }
}
