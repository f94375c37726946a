public import Foundation

/// An entry of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// How an entry is shown.
    public struct Attributes: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// It cannot be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// It destroys something.
        public static let destructive = Attributes(rawValue: 2)
        /// It is left out.
        public static let hidden = Attributes(rawValue: 4)
    }

    /// Whether an entry has a mark.
    public enum State: Int, Sendable {
        /// It has none.
        case off = 0
        /// It has one.
        case on = 1
        /// It stands for several, of which some have one.
        case mixed = 2
    }

    /// The text.
    open internal(set) var title: String
    /// The picture.
    open internal(set) var image: UIImage?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
    }
}
