public import ChatWire

/// A file that the server keeps.
public struct StoredFile: Hashable, Sendable {
    /// What a file is there for.
    public enum Use: Hashable, Sendable {
        /// It was uploaded, and nobody said yet what for.
        case waiting
        /// It belongs to a message: whoever may read the message may read it.
        case message
        /// It is the picture of a user or a channel: who knows its address may read it.
        case picture
        /// Its message was deleted; it is not served any more.
        case removed
    }

    /// The store's key; 0 before it is stored.
    public var key: Int64
    /// Its id in addresses: cannot be guessed.
    public var fileID: String
    /// The name of its bytes in the data folder; copies of a file share it.
    public var content: String
    /// The application that it stays within.
    public var applicationKey: Int64
    /// Who uploaded it; 0 for the application itself.
    public var uploaderKey: Int64
    /// The channel of its message; 0 while there is none.
    public var channelKey: Int64
    /// The message; 0 while there is none.
    public var messageID: Int64
    /// What it is there for.
    public var use: Use
    /// The name to show.
    public var name: String
    /// The media type, decided from the bytes.
    public var type: String
    /// The size in bytes.
    public var size: Int64
    /// Smaller pictures of it; their addresses are made from the id.
    public var thumbnails: [WireThumbnail]
    /// When it was uploaded, in milliseconds since 1970.
    public var createdAt: Int64

    /// Makes a file that waits for its use.
    public init(
        key: Int64 = 0, fileID: String, content: String, applicationKey: Int64, uploaderKey: Int64, name: String,
        type: String, size: Int64, thumbnails: [WireThumbnail] = [], createdAt: Int64
    ) {
        self.key = key
        self.fileID = fileID
        self.content = content
        self.applicationKey = applicationKey
        self.uploaderKey = uploaderKey
        channelKey = 0
        messageID = 0
        use = .waiting
        self.name = name
        self.type = type
        self.size = size
        self.thumbnails = thumbnails
        self.createdAt = createdAt
    }

    /// The file as a message carries it.
    public var wire: WireFile {
        var numbered = thumbnails
        for index in numbered.indices {
            numbered[index].url = "\(WireProtocol.filePath)\(fileID)/thumbnails/\(index)"
        }
        return WireFile(
            url: "\(WireProtocol.filePath)\(fileID)/file\(FileRules.fileExtension(name: name, type: type))", name: name,
            type: type, size: size, thumbnails: numbered)
    }
}
