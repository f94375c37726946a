internal import Foundation

/// What another program has copied: its types, and as much of it as is known.
@MainActor
final class ForeignContent {
    /// The types, pictures before texts: who asks for anything gets the picture.
    let types: [UTType]
    private let mimeTypes: [UTType: String]
    /// What is still to be fetched, by MIME type.
    private(set) var wanted: Set<String> = []
    private var waiting: [() -> Void] = []
    private(set) var text: String?
    /// The files, in the order that the other program has them.
    private(set) var files: [URL] = []
    private var kept: [String: Data] = [:]
    private let read: @MainActor @Sendable (String, @escaping @MainActor @Sendable (Data?) -> Void) -> Void

    /// A text larger than this is not kept at hand, in bytes.
    static let textBytesMax = 4 << 20

    init(
        mimeTypes all: [String],
        read: @escaping @MainActor @Sendable (String, @escaping @MainActor @Sendable (Data?) -> Void) -> Void = {
            Clipboard.read($0, completion: $1)
        }
    ) {
        self.read = read
        var names: [UTType: String] = [:]
        for mime in all {
            guard let type = Self.type(mime), names[type] == nil else { continue }
            names[type] = mime
        }
        mimeTypes = names
        let listed = all.compactMap(Self.type).reduce(into: [UTType]()) { if !$0.contains($1) { $0.append($1) } }
        types = listed.filter { $0.conforms(to: .image) } + listed.filter { !$0.conforms(to: .image) }
        wanted = Set([names[.fileURL], names[.utf8PlainText] ?? names[.plainText]].compactMap { $0 })
    }

    private static func type(_ mime: String) -> UTType? {
        mime.lowercased() == "text/plain;charset=utf-8" ? .utf8PlainText : UTType(mimeType: mime)
    }

    /// Fetches what is wanted.
    func fetch() {
        for mimeType in wanted {
            read(mimeType) { [weak self] in self?.take($0, of: mimeType) }
        }
    }

    /// Calls a closure when all that is fetched is here: at once, unless it is on its way.
    func whenFetched(_ action: @escaping () -> Void) {
        guard !wanted.isEmpty else { return action() }
        waiting.append(action)
    }

    /// Calls those who wait, although not everything may be here.
    func stopWaiting() {
        let actions = waiting
        waiting = []
        for action in actions { action() }
    }

    /// Takes what was fetched.
    func take(_ data: Data?, of mimeType: String) {
        wanted.remove(mimeType)
        defer { if wanted.isEmpty { stopWaiting() } }
        guard let data else { return }
        if mimeType == mimeTypes[.fileURL] {
            // RFC 2483, section 5: a line an address, those with # are comments.
            files = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
                .filter { !$0.hasPrefix("#") }.compactMap { URL(string: String($0)) }.filter(\.isFileURL)
        } else if data.count <= Self.textBytesMax {
            text = String(decoding: data, as: UTF8.self)
        }
    }

    /// Keeps the picture, where there is one, for when the other program no longer hands it over.
    func keepPicture(completion: @escaping () -> Void) {
        guard files.isEmpty, let mime = types.first(where: { $0.conforms(to: .image) }).flatMap({ mimeTypes[$0] })
        else { return completion() }
        read(mime) { [self] data in
            kept[mime] = data
            completion()
        }
    }

    private func load(_ mime: String, completion: @escaping @MainActor @Sendable (Data?) -> Void) {
        if let data = kept[mime] { completion(data) } else { read(mime, completion) }
    }

    /// What is known, as values by identifiers of types.
    var items: [[String: Any]] {
        if !files.isEmpty { return files.map { [UTType.fileURL.identifier: $0] } }
        return text.map { [[UTType.utf8PlainText.identifier: $0]] } ?? []
    }

    /// What loads it: one for each file, or one for all forms of what was copied.
    var providers: [NSItemProvider] {
        if !files.isEmpty { return files.compactMap { NSItemProvider(contentsOf: $0) } }
        guard !types.isEmpty else { return [] }
        let provider = NSItemProvider()
        for type in types {
            guard let mime = mimeTypes[type] else { continue }
            provider.add(
                ItemRepresentation(typeIdentifier: type.identifier) { answer in
                    Task { @MainActor in
                        self.load(mime) { data in
                            answer(data.map(Result.success) ?? .failure(NSItemProvider.error(.itemUnavailableError)))
                        }
                    }
                })
        }
        return [provider]
    }
}
