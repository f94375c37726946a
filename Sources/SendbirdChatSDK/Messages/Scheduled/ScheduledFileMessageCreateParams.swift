internal import ChatWire

/// A file message to be sent later.
open class ScheduledFileMessageCreateParams: ScheduledBaseMessageCreateParams {
    /// The file's bytes; an empty file is refused with 800110.
    open var file: Data? {
        didSet { if let file { fileSize = UInt(file.count) } }
    }
    /// The name to show. Default: none; then one is made from the type.
    open var fileName: String?
    /// The size in bytes; set by ``file``.
    open var fileSize: UInt = 0
    /// The address of a file that lies elsewhere, `http` or `https`. Passed over where ``file`` is given.
    open var fileURL: String?
    /// The media type; found out from the bytes when nil. The server decides.
    open var mimeType: String?
    /// Up to three sizes of thumbnails that the server makes. Default: none.
    open var thumbnailSizes: [ThumbnailSize]?

    /// Makes parameters for a file that is uploaded now, and a time, in milliseconds since 1970.
    public init(scheduledAt: Int64, file: Data) {
        self.file = file
        super.init(scheduledAt: scheduledAt)
        fileSize = UInt(file.count)
    }

    /// Makes parameters for a file that lies elsewhere, and a time, in milliseconds since 1970.
    public init(scheduledAt: Int64, fileURL: String) {
        self.fileURL = fileURL
        super.init(scheduledAt: scheduledAt)
    }

    var toSend: FileToSend {
        FileToSend(
            bytes: file, url: fileURL, name: fileName, type: mimeType, size: fileSize, thumbnails: thumbnailSizes)
    }

    override var body: ScheduledBody {
        var body = super.body
        body.type = .file
        return body
    }
}
