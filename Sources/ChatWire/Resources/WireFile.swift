/// A file as a message carries it, in the documented field names of the Platform API.
public struct WireFile: Hashable, Sendable, Codable {
    /// Where it is read: a path below the server's address for a file that the server keeps
    /// (``WireProtocol/filePath``), a whole address for one that lies elsewhere.
    public var url: String
    /// The name that the sender's device gave it: a text to show, never a path.
    public var name: String
    /// The media type: decided from the bytes for files that the server keeps.
    public var type: String
    /// Its size in bytes; 0 where it is not known.
    public var size: Int64
    /// Smaller pictures of it, in the order of the sizes that were asked for.
    public var thumbnails: [WireThumbnail]

    /// Makes a file.
    public init(url: String, name: String = "", type: String = "", size: Int64 = 0, thumbnails: [WireThumbnail] = []) {
        self.url = url
        self.name = name
        self.type = type
        self.size = size
        self.thumbnails = thumbnails
    }

    enum CodingKeys: String, CodingKey {
        case url, name, type, size, thumbnails
    }

    /// Reads a file; its address must be there.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        url = try fields.decode(String.self, forKey: .url)
        name = try fields.decodeIfPresent(String.self, forKey: .name) ?? ""
        type = try fields.decodeIfPresent(String.self, forKey: .type) ?? ""
        size = try fields.decodeIfPresent(Int64.self, forKey: .size) ?? 0
        thumbnails = try fields.decodeIfPresent([WireThumbnail].self, forKey: .thumbnails) ?? []
    }
}
