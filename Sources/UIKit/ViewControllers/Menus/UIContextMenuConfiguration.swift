public import Foundation

/// Which menu is shown, and beside which preview.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// Makes a menu; it is given the entries that the system proposes, of which there are none.
    public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
    /// Makes what is shown beside the menu.
    public typealias PreviewProvider = () -> UIViewController?

    /// What the menu is for, as the program names it.
    public let identifier: any NSCopying
    let actionProvider: ActionProvider?

    /// Creates a configuration. The preview is not shown here: what was pressed stays where it is.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.actionProvider = actionProvider
        super.init()
    }

    /// The menu; nil when there is nothing to choose.
    var menu: UIMenu? {
        guard let menu = actionProvider?([]), menu.hasEntries else { return nil }
        return menu
    }
}
