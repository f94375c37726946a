internal import CGTK
internal import Foundation

/// A kind of file or data, by a name that is the same everywhere.
///
///     let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.image, .pdf])
///
/// ## Differences on Linux
/// The system names kinds by MIME type. The kinds that this module has names
/// for are the table's in `TypeRecord`; any other is made from its MIME type or
/// its file name extension, and its `identifier` begins with `dyn.`.
public struct UTType: Hashable, Sendable {
    /// The name, such as `public.jpeg`.
    public let identifier: String

    init(record: TypeRecord) {
        identifier = record.identifier
    }

    init(known identifier: String) {
        self.identifier = identifier
    }

    /// Finds a type by its name; nil when there is none.
    public init?(_ identifier: String) {
        guard TypeRecord.named[identifier] != nil || Self.dynamicPart(of: identifier) != nil else { return nil }
        self.identifier = identifier
    }

    /// Names a type that the application itself has made. It is data, and nothing more is known of it.
    public init(exportedAs identifier: String) {
        self.identifier = identifier
    }

    /// Names a type of another program. It is data, and nothing more is known of it.
    public init(importedAs identifier: String) {
        self.identifier = identifier
    }

    /// Finds the type of files with an extension; nil when that is empty or the
    /// type is not one of `supertype`.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let ending = filenameExtension.lowercased()
        guard !ending.isEmpty, !ending.contains("/") else { return nil }
        self.init(known: TypeRecord.byExtension[ending]?.identifier ?? Self.extensionPrefix + ending)
        guard conforms(to: supertype) || supertype == .folder else { return nil }
    }

    /// Finds the type with a MIME type; nil when the text is none or the type is not one of `supertype`.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let plain = mimeType.lowercased().split(separator: ";").first.map { $0.trimmingCharacters(in: .whitespaces) }
        guard let plain, plain.split(separator: "/", omittingEmptySubsequences: false).count == 2 else { return nil }
        self.init(known: TypeRecord.byMIMEType[plain]?.identifier ?? Self.mimePrefix + plain)
        guard conforms(to: supertype) else { return nil }
    }

    /// The extension that files of the type have; nil when none is known.
    public var preferredFilenameExtension: String? {
        if let record = TypeRecord.named[identifier] { return record.extensions.first }
        guard identifier.hasPrefix(Self.extensionPrefix) else { return nil }
        return String(identifier.dropFirst(Self.extensionPrefix.count))
    }

    /// The MIME type; nil when none is known.
    public var preferredMIMEType: String? {
        if let record = TypeRecord.named[identifier] { return record.mimeTypes.first }
        if identifier.hasPrefix(Self.mimePrefix) { return String(identifier.dropFirst(Self.mimePrefix.count)) }
        return preferredFilenameExtension.flatMap(Self.systemMIMEType)
    }

    /// What it is called, in the language of the source: nil when it has no name of its own.
    public var localizedDescription: String? { TypeRecord.named[identifier]?.title }

    /// Whether it was made from an extension or a MIME type.
    public var isDynamic: Bool { Self.dynamicPart(of: identifier) != nil }

    /// Whether it is the other type or a kind of it.
    public func conforms(to type: UTType) -> Bool {
        if identifier == type.identifier { return true }
        return parents.contains { UTType(known: $0).conforms(to: type) }
    }

    /// Whether it is a kind of the other type and not that type itself.
    public func isSubtype(of type: UTType) -> Bool {
        identifier != type.identifier && conforms(to: type)
    }

    /// Whether the other type is a kind of it and not the same.
    public func isSupertype(of type: UTType) -> Bool {
        type.isSubtype(of: self)
    }

    /// The types that this one is a kind of, the nearest ones.
    private var parents: [String] {
        if let record = TypeRecord.named[identifier] { return record.parents }
        switch preferredMIMEType?.split(separator: "/").first {
        case "image": return ["public.image"]
        case "video": return ["public.movie"]
        case "audio": return ["public.audio"]
        case "text": return ["public.text"]
        default: return ["public.data"]
        }
    }

    private static let extensionPrefix = "dyn.extension."
    private static let mimePrefix = "dyn.mime."

    private static func dynamicPart(of identifier: String) -> Substring? {
        for prefix in [extensionPrefix, mimePrefix] where identifier.hasPrefix(prefix) {
            return identifier.dropFirst(prefix.count)
        }
        return nil
    }

    /// What the system's table says of an extension.
    private static func systemMIMEType(_ filenameExtension: String) -> String? {
        var isUncertain: gboolean = 0
        guard let type = g_content_type_guess("file.\(filenameExtension)", nil, 0, &isUncertain) else { return nil }
        defer { g_free(type) }
        guard let mime = g_content_type_get_mime_type(type) else { return nil }
        defer { g_free(mime) }
        return isUncertain != 0 ? nil : String(cString: mime)
    }
}

extension UTType {
    /// The type of a file: by its extension, a folder's by what it is.
    static func of(_ url: URL) -> UTType {
        if url.hasDirectoryPath { return .folder }
        return UTType(filenameExtension: url.pathExtension) ?? .data
    }
}
