internal import Foundation

/// The forms in which what was copied goes onto the clipboard, and comes out of item providers.
@MainActor
struct PasteboardForms {
    private(set) var text: String?
    private(set) var picture: UIImage?
    private(set) var data: [(mimeType: String, data: Data)] = []

    init(_ items: [[String: Any]]) {
        var lines: [String] = []
        var files: [String] = []
        for item in items {
            for (identifier, value) in item.sorted(by: { $0.key < $1.key }) {
                switch value {
                case let string as String: lines.append(string)
                case let url as URL:
                    lines.append(url.isFileURL ? url.path : url.absoluteString)
                    files.append(url.absoluteString)
                case let image as UIImage: picture = picture ?? image
                case let bytes as Data: add(bytes, UTType(known: identifier).preferredMIMEType ?? identifier)
                default: break  // What has no form that another program could read stays in this one.
                }
            }
        }
        if !lines.isEmpty { text = lines.joined(separator: "\n") }
        // RFC 2483, section 5: lines end with CR and LF.
        if !files.isEmpty { add(Data(files.map { $0 + "\r\n" }.joined().utf8), "text/uri-list") }
    }

    private mutating func add(_ bytes: Data, _ mimeType: String) {
        if !data.contains(where: { $0.mimeType == mimeType }) { data.append((mimeType, bytes)) }
    }

    /// A value as bytes; nil when it has none.
    static func data(_ value: Any) -> Data? {
        switch value {
        case let data as Data: data
        case let string as String: Data(string.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: image.pngData()
        default: nil
        }
    }

    /// What loads an item of this program.
    static func provider(_ item: [String: Any]) -> NSItemProvider {
        if let file = item.values.lazy.compactMap({ $0 as? URL }).first(where: \.isFileURL),
            let provider = NSItemProvider(contentsOf: file)
        {
            return provider
        }
        let provider = NSItemProvider()
        for (identifier, value) in item.sorted(by: { $0.key < $1.key }) {
            if let image = value as? UIImage {
                // Writing a picture takes long: aside, and only when it is asked for.
                provider.add(
                    ItemRepresentation(typeIdentifier: identifier) { answer in
                        DispatchQueue.global(qos: .userInitiated).async {
                            answer(
                                image.pngData().map(Result.success)
                                    ?? .failure(NSItemProvider.error(.unavailableCoercionError)))
                        }
                    })
            } else if let data = data(value) {
                provider.add(ItemRepresentation(typeIdentifier: identifier) { $0(.success(data)) })
            }
        }
        return provider
    }

    /// The values of an item provider, by identifiers of types.
    static func values(of provider: NSItemProvider) async -> [String: Any] {
        var values: [String: Any] = [:]
        for representation in provider.representations {
            let identifier = representation.typeIdentifier
            if let file = representation.file {
                values[UTType.fileURL.identifier] = file
                continue
            }
            let loaded = await withCheckedContinuation { next in
                representation.load { next.resume(returning: $0) }
            }
            guard case .success(let data) = loaded else { continue }
            let type = UTType(known: identifier)
            if type.conforms(to: .url) {
                values[identifier] = URL(string: String(decoding: data, as: UTF8.self))
            } else {
                values[identifier] = type.conforms(to: .text) ? String(decoding: data, as: UTF8.self) : data
            }
        }
        return values
    }
}
