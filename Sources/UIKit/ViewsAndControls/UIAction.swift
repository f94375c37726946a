internal import Foundation

/// Something to do, with a title and a picture to show for it.
///
///     button.addAction(UIAction { _ in model.send() }, for: .touchUpInside)
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// The name by which one action takes another's place.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates an identifier by name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an identifier by name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    private static var nextNumber = 0

    /// The name by which one action takes another's place.
    public let identifier: Identifier
    /// What else it does, as a text.
    open var discoverabilityTitle: String?
    /// How it is shown.
    open var attributes: UIMenuElement.Attributes
    /// Whether it has a mark.
    open var state: UIMenuElement.State
    /// Who had it done.
    open internal(set) var sender: Any?
    let handler: (UIAction) -> Void

    /// Creates an action. One without an identifier gets one of its own.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping (UIAction) -> Void
    ) {
        Self.nextNumber += 1
        self.identifier = identifier ?? Identifier("action-\(Self.nextNumber)")
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, image: image)
    }

    /// Does it.
    func perform(sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
