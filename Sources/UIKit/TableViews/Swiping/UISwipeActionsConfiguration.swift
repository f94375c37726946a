public import Foundation

/// The actions that a swipe across a row offers on one side.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, the one at the edge first.
    public let actions: [UIContextualAction]
    /// Whether a swipe over most of the row carries out the first action. Default: `true`.
    open var performsFirstActionWithFullSwipe: Bool = true

    /// Creates a configuration.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
