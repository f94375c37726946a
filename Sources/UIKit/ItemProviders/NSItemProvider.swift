public import Foundation
internal import Synchronization

/// Something chosen, dropped or pasted, whose data is read when it is wanted.
///
///     provider.loadObject(ofClass: UIImage.self) { image, error in … }
///
/// Completion handlers are called once, on a thread of the system's choosing.
///
/// ## Differences on Linux
/// `loadItem(forTypeIdentifier:options:completionHandler:)` hands over `Any`:
/// a `URL` for what is a file, otherwise `Data`.
// The registered forms are behind a Mutex and are Sendable themselves.
open class NSItemProvider: NSObject, @unchecked Sendable {
    /// What an item provider's errors say: `NSItemProvider.errorDomain` with one of `ErrorCode`.
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// Why something could not be loaded.
    public enum ErrorCode: Int, Sendable {
        /// For no known reason.
        case unknownError = -1
        /// There is no form of the type.
        case itemUnavailableError = -1000
        /// The data is of another class.
        case unexpectedValueClassError = -1100
        /// The data could not be turned into what was asked for.
        case unavailableCoercionError = -1200
    }

    private struct State {
        var representations: [ItemRepresentation] = []
        var suggestedName: String?
    }

    private let state = Mutex(State())

    /// Creates a provider of nothing, to register forms with.
    public override init() {
        super.init()
    }

    /// Creates a provider of a value.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { answer in
                answer(object.itemProviderData(forTypeIdentifier: type), nil)
                return nil
            }
        }
    }

    /// Creates a provider of a file; nil when the address is no file's.
    public convenience init?(contentsOf fileURL: URL?) {
        guard let fileURL, fileURL.isFileURL else { return nil }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        let type = UTType.of(fileURL)
        add(ItemRepresentation(typeIdentifier: type.identifier, contentsOf: fileURL))
        let address = Data(fileURL.absoluteString.utf8)
        add(ItemRepresentation(typeIdentifier: UTType.fileURL.identifier) { $0(.success(address)) })
    }

    /// Creates a provider of data of a type; of nothing when there is no data.
    public convenience init(item: Data?, typeIdentifier: String?) {
        self.init()
        guard let item else { return }
        add(ItemRepresentation(typeIdentifier: typeIdentifier ?? UTType.data.identifier) { $0(.success(item)) })
    }

    /// Who may ask for a form. All of the desktop's programs are alike here.
    public enum RepresentationVisibility: Int, Sendable {
        /// Every program.
        case all = 0
        /// Programs of the same maker.
        case team = 1
        /// Programs of a group.
        case group = 2
        /// The program itself.
        case ownProcess = 3
    }

    /// The file name, without extension, that suits the item; nil when none does.
    open var suggestedName: String? {
        get { state.withLock { $0.suggestedName } }
        set { state.withLock { $0.suggestedName = newValue } }
    }

    /// The types of its forms, the best first.
    open var registeredTypeIdentifiers: [String] { representations.map(\.typeIdentifier) }

    /// Offers a form whose data is made when it is asked for.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        add(
            ItemRepresentation(typeIdentifier: typeIdentifier) { answer in
                _ = loadHandler { data, error in
                    answer(data.map(Result.success) ?? .failure(error ?? Self.error(.itemUnavailableError)))
                }
            })
    }

    /// Whether it has a form of the type or of a kind of it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(conformingTo: typeIdentifier) != nil
    }

    /// Whether a value of the class can be made of it.
    open func canLoadObject(ofClass type: any NSItemProviderReading.Type) -> Bool {
        readable(among: type.readableTypeIdentifiersForItemProvider) != nil
    }

    /// Reads the data of a form.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        guard let representation = representation(conformingTo: typeIdentifier) else {
            completionHandler(nil, Self.error(.itemUnavailableError))
            return progress
        }
        representation.load { result in
            progress.completedUnitCount = 1
            switch result {
            case .success(let data): completionHandler(data, nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
        return progress
    }

    /// Makes a value of the class.
    @discardableResult
    open func loadObject(
        ofClass type: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        guard let identifier = readable(among: type.readableTypeIdentifiersForItemProvider) else {
            completionHandler(nil, Self.error(.unavailableCoercionError))
            return Progress(totalUnitCount: 1)
        }
        return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                completionHandler(try type.object(withItemProviderData: data, typeIdentifier: identifier), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// The forms, the best first.
    var representations: [ItemRepresentation] { state.withLock { $0.representations } }

    func add(_ representation: ItemRepresentation) {
        state.withLock { state in
            state.representations.removeAll { $0.typeIdentifier == representation.typeIdentifier }
            state.representations.append(representation)
        }
    }

    func representation(conformingTo identifier: String) -> ItemRepresentation? {
        let all = representations
        return all.first { $0.typeIdentifier == identifier } ?? all.first { $0.conforms(to: identifier) }
    }

    /// The first of the types that there is a form of.
    func readable(among identifiers: [String]) -> String? {
        identifiers.lazy.compactMap { self.representation(conformingTo: $0)?.typeIdentifier }.first
    }

    static func error(_ code: ErrorCode) -> NSError {
        NSError(domain: errorDomain, code: code.rawValue)
    }
}
