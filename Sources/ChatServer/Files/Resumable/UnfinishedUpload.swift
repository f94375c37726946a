internal import ChatWire

/// An upload that can be resumed, as the store knows it.
struct UnfinishedUpload: Sendable, Equatable {
    /// Its id in its address: 128 random bits.
    var uploadID: String
    /// The name of its bytes in the folder of unfinished uploads.
    var content: String
    /// Who uploads; the user is 0 for the application.
    var applicationKey: Int64
    var uploaderKey: Int64
    /// What is to become of it.
    var query: UploadQuery
    /// How many bytes the file has; nil while nobody said it.
    var length: Int64?
    /// How many of them are on the disk for good.
    var offset: Int64 = 0
    /// When it was begun, in milliseconds since 1970.
    var createdAt: Int64
    /// The file that it became; nil while it is not whole.
    var fileID: String?

    /// Where it is asked for.
    var path: String { Self.pathPrefix + uploadID }

    /// What the address of an upload begins with.
    static let pathPrefix = "/v3/uploads/"

    /// The id in the path of a request; nil for any other path.
    static func id(inPath path: some StringProtocol) -> String? {
        guard path.hasPrefix(pathPrefix) else { return nil }
        let id = String(path.dropFirst(pathPrefix.count))
        return id.isEmpty || id.contains("/") ? nil : id
    }
}
