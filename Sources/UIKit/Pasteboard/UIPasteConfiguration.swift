public import Foundation

/// What a responder takes when it is pasted or dropped.
///
///     view.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: [UTType.image.identifier])
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
    /// The identifiers of the types that are taken, with all kinds of them.
    open var acceptableTypeIdentifiers: [String]

    /// Creates a configuration that takes nothing yet.
    public override init() {
        acceptableTypeIdentifiers = []
        super.init()
    }

    /// Creates a configuration that takes types.
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }

    /// Creates a configuration that takes what can be read as a class.
    public init(forAccepting type: any NSItemProviderReading.Type) {
        acceptableTypeIdentifiers = type.readableTypeIdentifiersForItemProvider
        super.init()
    }

    /// Takes more types.
    open func addAcceptableTypeIdentifiers(_ identifiers: [String]) {
        acceptableTypeIdentifiers += identifiers
    }

    /// Takes what can be read as a class, too.
    open func addTypeIdentifiers(forAccepting type: any NSItemProviderReading.Type) {
        acceptableTypeIdentifiers += type.readableTypeIdentifiersForItemProvider
    }

    /// Whether one of the types is in what a provider has.
    func accepts(_ provider: NSItemProvider) -> Bool {
        acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
}
