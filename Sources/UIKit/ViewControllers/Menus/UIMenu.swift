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
}
