internal import ChatWire

/// A smaller picture of a file, made by the server. Safe to read from any thread.
// Unchecked: all state is constant.
open class Thumbnail: NSObject, @unchecked Sendable {
    let wire: WireThumbnail

    init(_ wire: WireThumbnail) {
        self.wire = wire
    }

    /// The size that was asked for, in pixels: the picture fits into it.
    open var maxSize: CGSize { CGSize(width: wire.width, height: wire.height) }

    /// The size of the picture, in pixels.
    open var realSize: CGSize { CGSize(width: wire.realWidth, height: wire.realHeight) }

    /// The address to read from, with the current session's key.
    open var url: String { FileAccess.current.withLock { $0.readable(wire.url) } }

    /// The address without a key: what tells the picture from all others.
    open var plainURL: String? { FileAccess.current.withLock { $0.plain(wire.url) } }

    /// Two thumbnails are equal when they are the same picture.
    open override func isEqual(_ object: Any?) -> Bool { (object as? Thumbnail)?.wire == wire }

    /// Equal thumbnails have equal hashes.
    open override var hash: Int { wire.hashValue }
}
