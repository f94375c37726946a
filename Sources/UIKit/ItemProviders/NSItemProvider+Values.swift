public import Foundation

// MARK: - Values

extension NSItemProvider {
    /// Whether a value of the type can be made of it.
    public func canLoadObject<Value: ItemValue>(ofClass type: Value.Type) -> Bool {
        readable(among: type.readableTypeIdentifiersForItemProvider) != nil
    }

    /// Makes a value of the type: a text or an address.
    @discardableResult
    public func loadObject<Value: ItemValue>(
        ofClass type: Value.Type, completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
    ) -> Progress {
        guard let identifier = readable(among: type.readableTypeIdentifiersForItemProvider) else {
            completionHandler(nil, Self.error(.unavailableCoercionError))
            return Progress(totalUnitCount: 1)
        }
        return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            let value = Result { try type.object(withItemProviderData: data, typeIdentifier: identifier) }
            switch value {
            case .success(let value): completionHandler(value, nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }
}

extension String: ItemValue, NSItemProviderWriting {
    /// Plain text.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.utf8PlainText.identifier, UTType.plainText.identifier, UTType.text.identifier]
    }

    /// Reads UTF-8.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> String {
        guard let text = String(data: data, encoding: .utf8) else {
            throw NSItemProvider.error(.unavailableCoercionError)
        }
        return text
    }

    /// Plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }

    /// Writes UTF-8.
    public func itemProviderData(forTypeIdentifier typeIdentifier: String) -> Data? { Data(utf8) }
}

extension URL: ItemValue, NSItemProviderWriting {
    /// An address, of a file or another.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.fileURL.identifier, UTType.url.identifier]
    }

    /// Reads an address; of a list of them the first.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> URL {
        let line = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
            .first { !$0.hasPrefix("#") }
        guard let url = line.flatMap({ URL(string: String($0)) }) else {
            throw NSItemProvider.error(.unavailableCoercionError)
        }
        return url
    }

    /// An address.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

    /// Writes it as text.
    public func itemProviderData(forTypeIdentifier typeIdentifier: String) -> Data? { Data(absoluteString.utf8) }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    /// Every picture that there is a decoder for.
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.image.identifier] }

    /// Decodes a picture.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else {
            throw NSItemProvider.error(.unavailableCoercionError)
        }
        return image
    }

    /// A PNG file.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.png.identifier] }

    /// Writes a PNG file.
    public func itemProviderData(forTypeIdentifier typeIdentifier: String) -> Data? { pngData() }
}
