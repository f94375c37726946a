public import SendbirdChatSDK
import UIKit

/// The sender's picture beside a message; initials where there is none.
@preconcurrency @MainActor
open class SBUMessageProfileView: SBUView {
    /// The side of the picture, in points.
    public static let imageSize: CGFloat = 28
    /// The picture's address.
    public private(set) var urlString = ""
    /// The colours and fonts in use.
    open var theme: SBUMessageCellTheme = SBUTheme.messageCellTheme
    private let tile = AvatarTile(frame: .zero)
    var onTap: (() -> Void)?

    open override func setupViews() {
        super.setupViews()
        tile.layer.cornerRadius = Self.imageSize / 2
        addConstrained(tile)
    }

    open override func setupLayouts() {
        super.setupLayouts()
        tile.pinEdges(to: self)
    }

    open override func setupActions() {
        super.setupActions()
        addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.onTap?() })
    }

    /// Shows the picture at an address.
    open func configure(urlString: String) {
        self.urlString = urlString
        tile.show(SBUUser(userId: "", nickname: "", profileURL: urlString), isAlone: true)
    }

    /// Shows a sender.
    func configure(sender: Sender?) {
        urlString = sender?.profileURL ?? ""
        tile.show(sender.map { SBUUser(sender: $0) } ?? SBUUser(userId: ""), isAlone: true)
    }
}
