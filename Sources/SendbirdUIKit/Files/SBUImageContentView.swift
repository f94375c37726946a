public import SendbirdChatSDK
public import UIKit

/// A picture or a film in a bubble: the thumbnail, with a sign on a film; an icon until it is there.
@preconcurrency @MainActor
open class SBUImageContentView: SBUBaseFileContentView {
    /// The picture.
    open var imageView = UIImageView()
    /// The sign over it: play, GIF, or that there is no picture to be seen.
    open var iconImageView = UIImageView()
    /// How wide the picture is.
    public internal(set) var widthConstraint: NSLayoutConstraint?
    /// How high the picture is.
    public internal(set) var heightConstraint: NSLayoutConstraint?
    private var request: PictureRequest?

    open override func setupViews() {
        super.setupViews()
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        iconImageView.contentMode = .center
        iconImageView.layer.cornerRadius = 24
        addConstrained(imageView, iconImageView)
    }

    open override func setupLayouts() {
        super.setupLayouts()
        imageView.pinEdges(to: self)
        iconImageView.pinCenter(to: self)
        iconImageView.pinSize(48, 48)
        setupSizeContraint()
    }

    /// Makes the constraints for the size, which the picture decides.
    open func setupSizeContraint() {
        let width = widthAnchor.constraint(equalToConstant: 240)
        let height = heightAnchor.constraint(equalToConstant: 160)
        // A row may be smaller than the picture for a moment, before it is measured.
        for side in [width, height] { side.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate([width, height])
        (widthConstraint, heightConstraint) = (width, height)
    }

    open override func setupStyles() {
        super.setupStyles()
        theme = SBUTheme.messageCellTheme
        setFileIcon()
    }

    open override func configure(message: FileMessage, position: MessagePosition) {
        let isSame = self.message.map { $0.id == message.id && $0.plainURL == message.plainURL } ?? false
        super.configure(message: message, position: position)
        if !isSame { imageView.image = nil }
        let box = PictureBox(message, widthMax: widthMax)
        resizeImageView(by: box.size)
        request = nil
        if !message.requestId.isEmpty, let kept = PictureLoader.shared.kept(for: message.requestId) {
            show(kept, of: message)
        } else if let address = box.address {
            request = PictureLoader.shared.load(address) { [weak self] image in
                self?.show(image, of: message)
            }
        }
        setFileIcon()
    }

    private func show(_ image: UIImage, of message: FileMessage) {
        // Thumbnails have told their size before; a picture that is shown itself does now.
        let size = message.thumbnails == nil ? PictureBox(message, widthMax: widthMax, known: image.size).size : nil
        setImage(image, size: size)
    }

    /// Shows a picture, in a size of one's own where one is given.
    open func setImage(_ image: UIImage?, size: CGSize? = nil) {
        imageView.image = image
        if let size { resizeImageView(by: size) }
        setFileIcon()
    }

    /// Makes room for a picture.
    open func resizeImageView(by size: CGSize) {
        widthConstraint?.constant = size.width
        heightConstraint?.constant = size.height
    }

    /// Shows the sign that belongs to the file: none over a picture that is there.
    open func setFileIcon() {
        let type = message?.type ?? ""
        let isThere = imageView.image != nil
        imageView.backgroundColor = isThere ? theme.fileImageBackgroundColor : theme.contentBackgroundColor
        let icon: UIImage? =
            switch MessageFileType(type: type) {
            case .video: SBUIconSet.iconPlay
            case .image where type == "image/gif": SBUIconSet.iconGif
            case .image where isThere: nil
            case .image: SBUIconSet.iconPhoto
            case .audio, .pdf, .etc: nil
            }
        iconImageView.image = icon
        iconImageView.isHidden = icon == nil
        let isOver = isThere || MessageFileType(type: type) == .video
        iconImageView.backgroundColor = isOver ? SBUColorSet.overlay01 : .clear
        iconImageView.tintColor = isOver ? SBUColorSet.ondark01 : theme.userNameTextColor
    }
}
