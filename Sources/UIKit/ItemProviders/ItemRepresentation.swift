internal import Foundation

/// One of the forms in which an item provider has its item.
struct ItemRepresentation: Sendable {
    typealias Answer = @Sendable (Result<Data, any Error>) -> Void

    let typeIdentifier: String
    /// The file that holds it, where there is one already.
    let file: URL?
    /// Gets the data, on any thread, and calls the closure once.
    let load: @Sendable (@escaping Answer) -> Void

    init(typeIdentifier: String, file: URL? = nil, load: @escaping @Sendable (@escaping Answer) -> Void) {
        self.typeIdentifier = typeIdentifier
        self.file = file
        self.load = load
    }

    /// A file's contents, read when they are asked for.
    init(typeIdentifier: String, contentsOf file: URL) {
        self.init(typeIdentifier: typeIdentifier, file: file) { answer in
            DispatchQueue.global(qos: .userInitiated).async { answer(Result { try Data(contentsOf: file) }) }
        }
    }

    /// Whether it is of a type that something asks for.
    func conforms(to identifier: String) -> Bool {
        if typeIdentifier == identifier { return true }
        return UTType(known: typeIdentifier).conforms(to: UTType(known: identifier))
    }
}
