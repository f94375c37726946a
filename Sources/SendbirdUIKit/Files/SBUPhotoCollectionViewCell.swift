public import UIKit

/// A picture or film to choose.
@preconcurrency @MainActor
open class SBUPhotoCollectionViewCell: UICollectionViewCell, SBUViewLifeCycle {
    /// The picture.
    open var imageView = UIImageView()
    /// The sign on a film.
    open var iconImageView = UIImageView()
    /// The colours.
    open var theme: SBUMessageCellTheme = SBUTheme.messageCellTheme
    private let mark = UIImageView()
    /// Which picture's thumbnail is awaited.
    var request: PHImageRequestID?

    /// Makes an empty cell.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setupViews()
        setupLayouts()
        setupActions()
        setupStyles()
    }

    /// Unavailable: made in code.
    @available(*, unavailable, message: "Cells are made in code")
    public required init?(coder: NSCoder) { nil }

    /// Puts the views in.
    open func setupViews() {
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        iconImageView.contentMode = .center
        iconImageView.layer.cornerRadius = 14
        mark.contentMode = .scaleAspectFit
        mark.isHidden = true
        contentView.addConstrained(imageView, iconImageView, mark)
        isAccessibilityElement = true
    }

    /// Lays the views out.
    open func setupLayouts() {
        imageView.pinEdges(to: contentView)
        iconImageView.pinSize(28, 28)
        mark.pinSize(24, 24)
        NSLayoutConstraint.activate([
            iconImageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 6),
            iconImageView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
            mark.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -6),
            mark.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
        ])
    }

    /// Nothing more to wire.
    open func setupActions() {}

    /// Applies the theme in use.
    open func setupStyles() {
        theme = SBUTheme.messageCellTheme
        imageView.backgroundColor = SBUTheme.componentTheme.highlightedColor
        iconImageView.backgroundColor = SBUColorSet.overlay01
        iconImageView.tintColor = SBUColorSet.ondark01
        mark.image = SBUIconSet.iconCheckboxChecked
        mark.tintColor = SBUTheme.componentTheme.barItemTintColor
    }

    /// Nothing to lay out anew.
    open func updateLayouts() {}

    /// Applies the theme in use again.
    open func updateStyles() { setupStyles() }

    /// Whether it is chosen.
    open override var isSelected: Bool {
        didSet {
            mark.isHidden = !isSelected
            imageView.alpha = isSelected ? 0.6 : 1
            accessibilityTraits = isSelected ? [.button, .selected] : .button
        }
    }

    /// Shows a picture, and a sign on a film.
    open func configure(image: UIImage?, forMediaType mediaType: PHAssetMediaType) {
        imageView.image = image
        iconImageView.image = mediaType == .video ? SBUIconSet.iconPlay : nil
        iconImageView.isHidden = mediaType != .video
        accessibilityLabel =
            mediaType == .video
            ? SBUStringSet.MessageInput_Quote_Message_Video : SBUStringSet.MessageInput_Quote_Message_Photo
        accessibilityTraits = isSelected ? [.button, .selected] : .button
    }
}
