internal import ChatWire

/// A message that carries a file. What is said to it is in ``BaseMessage/message``.
// Unchecked: adds constants.
open class FileMessage: BaseMessage, @unchecked Sendable {
    /// The name that the sender gave the file: a text to show, never a path.
    public let name: String

    /// The media type, as `image/jpeg`: decided from the bytes by the server.
    public let type: String

    /// The size in bytes; 0 where it is not known.
    public let size: UInt

    private let file: WireFile

    /// What a copy is sent with.
    var paramsOfCopy: FileMessageCreateParams {
        let params = FileMessageCreateParams()
        (params.data, params.customType, params.metaArrays) = (data, customType, metaArrays)
        return params
    }

    override init(_ local: LocalMessage) {
        file = local.wire.file ?? WireFile(url: "")
        name = file.name
        type = file.type
        size = UInt(clamping: file.size)
        super.init(local)
    }

    /// The address to read the file from, with the current session's key in it; a `file:` address on this device
    /// while the file is not uploaded. Empty when nothing can be read.
    open var url: String { FileAccess.current.withLock { $0.readable(file.url) } }

    /// The address without a key, which stays the same: what tells the file from all others. Nil while the file is
    /// not uploaded.
    open var plainURL: String? { FileAccess.current.withLock { $0.plain(file.url) } }

    /// Smaller pictures of it, in the order of the sizes that were asked for; nil when there are none.
    open var thumbnails: [Thumbnail]? {
        let made = file.thumbnails.filter { !$0.url.isEmpty }
        return made.isEmpty ? nil : made.map(Thumbnail.init)
    }
}
