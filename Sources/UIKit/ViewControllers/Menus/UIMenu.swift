internal import Foundation

/// A set of entries to choose from.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// What sets a menu apart.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a set of the bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Its entries stand among those of the menu around it.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// It destroys something.
        public static let destructive = Options(rawValue: 1 << 1)
    }

    /// The entries.
    public let children: [UIMenuElement]
    /// What sets it apart.
    public let options: Options

    /// Creates a menu.
    public init(
        title: String = "", image: UIImage? = nil, options: Options = [], children: [UIMenuElement] = []
    ) {
        self.children = children
        self.options = options
        super.init(title: title, image: image)
    }

    /// The actions, with those of menus inside in their place.
    var flattened: [UIAction] {
        children.flatMap { child -> [UIAction] in
            if let menu = child as? UIMenu { return menu.flattened }
            return [child as? UIAction].compactMap { $0 }
        }
        .filter { !$0.attributes.contains(.hidden) }
    }

    /// Shows the entries beside a view, as an action sheet does.
    ///
    /// ## Differences on Linux
    /// The entries of menus inside stand in their place; marks and images are not shown.
    func present(from view: UIView) {
        guard let front = view.window?.hosting.root?.frontmost else { return }
        let sheet = UIAlertController(
            title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
        for action in flattened {
            let isDestructive = action.attributes.contains(.destructive)
            let entry = UIAlertAction(title: action.title, style: isDestructive ? .destructive : .default) { _ in
                action.perform(sender: view)
            }
            entry.isEnabled = !action.attributes.contains(.disabled)
            sheet.addAction(entry)
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = view
        front.present(sheet, animated: true)
    }
}
