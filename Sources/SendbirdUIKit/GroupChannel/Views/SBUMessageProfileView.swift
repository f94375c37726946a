public import UIKit

/// The sender's picture beside a message.
@preconcurrency @MainActor
open class SBUMessageProfileView: SBUView {
    /// The side of the picture, in points.
    public static let imageSize: CGFloat = 28
    /// The picture's address; the initials of the name where there is none.
    public private(set) var urlString = ""
    /// The colours and fonts in use.
    open var theme: SBUMessageCellTheme = SBUTheme.messageCellTheme
    /// The picture.
    open lazy var imageView = SBUAvatarView()
    var onTap: (() -> Void)?

    open override func setupViews() {
        super.setupViews()
        addSubview(imageView)
    }

    open override func setupLayouts() {
        super.setupLayouts()
        imageView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            imageView.topAnchor.constraint(equalTo: topAnchor),
            imageView.bottomAnchor.constraint(equalTo: bottomAnchor),
            imageView.leadingAnchor.constraint(equalTo: leadingAnchor),
            imageView.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    open override func setupActions() {
        super.setupActions()
        addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.onTap?() })
    }

    /// Shows a picture, or initials.
    open func configure(urlString: String, name: String = "", userID: String = "") {
        self.urlString = urlString
        imageView.configure(url: urlString, name: name, id: userID)
    }
}
