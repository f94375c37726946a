/// What changes about a scheduled file message. Fields that are nil stay as they are.
open class ScheduledFileMessageUpdateParams: ScheduledBaseMessageUpdateParams {
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

    /// Changes nothing until a field is set.
    public override init() {}

    /// Whether another file is to be sent.
    var changesFile: Bool { file != nil || fileURL != nil }

    var toSend: FileToSend {
        FileToSend(
            bytes: file, url: fileURL, name: fileName, type: mimeType, size: fileSize, thumbnails: thumbnailSizes)
    }
}
