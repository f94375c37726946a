internal import ChatWire

/// A file of a message with several: its bytes, which are uploaded, or the address of one that lies elsewhere.
open class UploadableFileInfo: NSObject {
    /// The file's bytes.
    public let file: Data?
    /// The address of a file that lies elsewhere, `http` or `https`.
    public let fileURL: String?
    /// The name to show. Default: none; then one is made from the type.
    open var fileName: String?
    /// The size in bytes; of a file that is uploaded, its own.
    open var fileSize: UInt
    /// The media type; found out from the bytes when nil. The server decides.
    open var mimeType: String?
    /// Up to three sizes of thumbnails that the server makes. Default: none.
    open var thumbnailSizes: [ThumbnailSize]?

    /// Describes a file that is uploaded.
    public init(file: Data) {
        self.file = file
        fileURL = nil
        fileSize = UInt(file.count)
    }

    /// Describes a file that lies elsewhere.
    public init(fileURL: String) {
        file = nil
        self.fileURL = fileURL
        fileSize = 0
    }

    /// Describes a file that is uploaded.
    public convenience init(
        file: Data, fileName: String?, mimeType: String? = nil, thumbnailSizes: [ThumbnailSize]? = nil
    ) {
        self.init(file: file)
        (self.fileName, self.mimeType, self.thumbnailSizes) = (fileName, mimeType, thumbnailSizes)
    }

    var toSend: FileToSend {
        FileToSend(
            bytes: file, url: fileURL, name: fileName, type: mimeType, size: fileSize, thumbnails: thumbnailSizes)
    }
}
