/// The file of a message to be sent: one that was uploaded before, or one that lies elsewhere.
public struct FileReference: Hashable, Sendable, Codable {
    /// What the upload answered as the file's address, or a whole address of `http` or `https`.
    public var url: String
    /// The name to show, for a file that lies elsewhere.
    public var name: String?
    /// The media type, for a file that lies elsewhere.
    public var type: String?
    /// The size in bytes, for a file that lies elsewhere.
    public var size: Int64?

    /// Makes a reference.
    public init(url: String, name: String? = nil, type: String? = nil, size: Int64? = nil) {
        self.url = url
        self.name = name
        self.type = type
        self.size = size
    }
}
