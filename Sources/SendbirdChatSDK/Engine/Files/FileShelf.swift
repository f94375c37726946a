/// The files of messages that are not sent yet: in a folder beside the cache's
/// file, or in memory where there is none. Touched by the engine's executor only.
final class FileShelf {
    /// What the address of a file in memory begins with; it means nothing outside.
    static let memoryScheme = "memory:"

    private let folder: URL?
    private var inMemory: [String: Data] = [:]

    /// A shelf in a folder, which is made when it is needed; in memory without one.
    init(folder: URL?) {
        self.folder = folder
    }

    /// Keeps a file until it is uploaded.
    ///
    /// - Returns: Its address: a `file:` URL, or one of ``memoryScheme``.
    /// - Throws: What the file system answers, as on a full disk.
    func keep(_ file: Data, requestID: String, name: String) throws -> String {
        guard let folder else {
            inMemory[requestID] = file
            return Self.memoryScheme + requestID
        }
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let place = folder.appendingPathComponent(Self.fileName(requestID, name))
        // Atomic: what a killed process leaves is either whole or not there.
        try file.write(to: place, options: .atomic)
        return place.absoluteString
    }

    /// A file to be uploaded; nil where it is not kept any more.
    func body(at url: String) -> UploadCall.Body? {
        if url.hasPrefix(Self.memoryScheme) {
            return inMemory[String(url.dropFirst(Self.memoryScheme.count))].map { .bytes([UInt8]($0)) }
        }
        guard let path = URL(string: url)?.path,
            let attributes = try? FileManager.default.attributesOfItem(atPath: path),
            let size = (attributes[.size] as? NSNumber)?.int64Value
        else { return nil }
        return .file(path: path, size: size)
    }

    /// Lets a file go.
    func remove(at url: String) {
        if url.hasPrefix(Self.memoryScheme) {
            inMemory[String(url.dropFirst(Self.memoryScheme.count))] = nil
        } else if url.hasPrefix("file:"), let place = URL(string: url) {
            // Where it is gone already there is nothing to do.
            try? FileManager.default.removeItem(at: place)
        }
    }

    /// Lets every file go but these.
    func removeAll(but kept: Set<String> = []) {
        for id in inMemory.keys where !kept.contains(Self.memoryScheme + id) { inMemory[id] = nil }
        guard let folder else { return }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
            let place = folder.appendingPathComponent(name)
            if !kept.contains(place.absoluteString) { try? FileManager.default.removeItem(at: place) }
        }
    }

    /// Our own name, with the extension of the file's where that is a plain word: what shows the file may want it.
    private static func fileName(_ requestID: String, _ name: String) -> String {
        let id = requestID.utf8.map { byte -> Character in
            let character = Character(UnicodeScalar(byte))
            return byte < 0x80 && (character.isLetter || character.isNumber || character == "-") ? character : "_"
        }
        let parts = name.split(separator: ".")
        let isPlain: (Substring) -> Bool = {
            $0.count <= 8 && $0.utf8.allSatisfy { $0 < 0x80 } && $0.allSatisfy(\.isLetter)
        }
        guard parts.count > 1, let last = parts.last, isPlain(last) else { return String(id) }
        return String(id) + "." + last
    }
}
