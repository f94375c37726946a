public import Foundation

/// What a swipe across a row offers.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// What the action does to the row.
    public enum Style: Int, Sendable {
        /// Something.
        case normal = 0
        /// It deletes.
        case destructive = 1
    }

    /// Carries the action out: given itself, the view that was pressed, and a
    /// function to be called once it is done, with whether it was.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// What the action does to the row.
    public let style: Style
    /// What is called when the action is chosen.
    public let handler: Handler
    /// The text. Default: none.
    open var title: String?
    /// The colour behind. Default: red for what deletes, otherwise grey.
    open var backgroundColor: UIColor!
    /// The image. Default: none.
    open var image: UIImage?

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }
}
