internal import ChatWire

/// A file of a message that carries several. Safe to read from any thread.
// Unchecked: all state is constant.
open class UploadedFileInfo: NSObject, @unchecked Sendable {
    let wire: WireFile

    init(_ wire: WireFile) {
        self.wire = wire
    }

    /// The name that the sender gave the file: a text to show, never a path.
    open var fileName: String? { wire.name.isEmpty ? nil : wire.name }

    /// The size in bytes; 0 where it is not known.
    open var fileSize: UInt { UInt(clamping: wire.size) }

    /// The media type, decided from the bytes by the server.
    open var mimeType: String? { wire.type.isEmpty ? nil : wire.type }

    /// The address to read the file from, with the current session's key; a `file:` address on this device while the
    /// file is not uploaded. Empty when nothing can be read.
    open var url: String { FileAccess.current.withLock { $0.readable(wire.url) } }

    /// The address without a key: what tells the file from all others. Empty while the file is not uploaded.
    open var plainURL: String { FileAccess.current.withLock { $0.plain(wire.url) } ?? "" }

    /// Smaller pictures of it, in the order of the sizes that were asked for; nil when there are none.
    open var thumbnails: [Thumbnail]? {
        let made = wire.thumbnails.filter { !$0.url.isEmpty }
        return made.isEmpty ? nil : made.map(Thumbnail.init)
    }

    /// Two files are equal when they are the same file.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UploadedFileInfo)?.wire == wire }

    /// Equal files have equal hashes.
    open override var hash: Int { wire.hashValue }
}
