internal import ChatWire

/// How the server's files are reached: they are told as paths, and reading them takes the session's key.
///
/// One for the process, as there is one connected user in it: messages are
/// fixed pictures that outlive sessions, and must be read with the key of now.
struct FileAccess: Sendable, Hashable {
    /// `http://host:port` or `https://host`, without a path; empty before the first connection.
    var host = ""
    /// The session's key for files; nil while none is known.
    var key: String?
    /// The largest file that the server takes, in bytes.
    var uploadBytes = Int64(Limits.standard.uploadBytes)
    /// The longest text of a message that the server takes, in characters.
    var messageCharacters = Limits.standard.messageCharacters

    /// How many files one message carries at the most.
    var messageFiles = Limits.standard.messageFiles

    static let current = Locked(FileAccess())

    /// The whole address without a key: the file's identity. Nil for what is not on a server.
    func plain(_ url: String) -> String? {
        guard !url.isEmpty, !url.hasPrefix("file:"), !url.hasPrefix(FileShelf.memoryScheme) else { return nil }
        return url.hasPrefix(WireProtocol.filePath) ? host + url : url
    }

    /// The address to read from; of a file that is still to be uploaded, the one on this device.
    func readable(_ url: String) -> String {
        if url.hasPrefix("file:") { return url }
        guard let plain = plain(url) else { return "" }
        guard url.hasPrefix(WireProtocol.filePath), let key else { return plain }
        return plain + "?\(WireProtocol.fileKeyField)=\(QueryItems.encoded(key))"
    }
}

extension FileAccess {
    /// An address of a user's or a channel's picture, completed.
    static func picture(_ url: String) -> String? {
        current.withLock { $0.plain(url) }
    }
}
