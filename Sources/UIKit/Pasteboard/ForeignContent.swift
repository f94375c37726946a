internal import Foundation

/// What another program has copied: its types, and as much of it as is known.
@MainActor
final class ForeignContent {
    /// The types, pictures before texts: who asks for anything gets the picture.
    let types: [UTType]
    private let mimeTypes: [UTType: String]
    /// What is still to be fetched, by MIME type.
    private(set) var wanted: Set<String> = []
    private(set) var text: String?
    /// The files, in the order that the other program has them.
    private(set) var files: [URL] = []
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

    /// Takes what was fetched.
    func take(_ data: Data?, of mimeType: String) {
        wanted.remove(mimeType)
        guard let data else { return }
        if mimeType == mimeTypes[.fileURL] {
            // RFC 2483, section 5: a line an address, those with # are comments.
            files = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
                .filter { !$0.hasPrefix("#") }.compactMap { URL(string: String($0)) }.filter(\.isFileURL)
        } else if data.count <= Self.textBytesMax {
            text = String(decoding: data, as: UTF8.self)
        }
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
            let read = read
            provider.add(
                ItemRepresentation(typeIdentifier: type.identifier) { answer in
                    Task { @MainActor in
                        read(mime) { data in
                            answer(data.map(Result.success) ?? .failure(NSItemProvider.error(.itemUnavailableError)))
                        }
                    }
                })
        }
        return [provider]
    }
}
