internal import ChatWire

/// A file to send: its bytes, which are uploaded, or the address of one that lies elsewhere.
open class FileMessageCreateParams: BaseMessageCreateParams {
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
    /// What is said to the file. Default: nothing.
    open var message: String?

    /// Makes parameters to which a file has to be given.
    public override init() {}

    /// Makes parameters for a file that is uploaded.
    public init(file: Data) {
        self.file = file
        super.init()
        fileSize = UInt(file.count)
    }

    /// Makes parameters for a file that lies elsewhere.
    public init(fileURL: String) {
        self.fileURL = fileURL
        super.init()
    }

    /// Makes parameters for a file that is uploaded, and sets more of them.
    public convenience init(file: Data, builder: (FileMessageCreateParams) -> Void) {
        self.init(file: file)
        builder(self)
    }

    /// Makes parameters for a file that lies elsewhere, and sets more of them.
    public convenience init(fileURL: String, builder: (FileMessageCreateParams) -> Void) {
        self.init(fileURL: fileURL)
        builder(self)
    }

    override var wireType: WireMessageType { .file }

    /// The file as a message on its way carries it, and why it cannot be sent.
    func wire(uploadBytesMost most: Int64) throws(SBError) -> WireFile {
        try FileToSend(
            bytes: file, url: fileURL, name: fileName, type: mimeType, size: fileSize, thumbnails: thumbnailSizes
        ).wire(uploadBytesMost: most)
    }
}
