/// What `POST /v3/files` says beside the bytes: in its query, as the body is the file itself.
public struct UploadQuery: Hashable, Sendable {
    /// What an upload is for.
    public enum Purpose: String, Hashable, Sendable, CaseIterable {
        /// A message of a channel; only its members can read it, once it is sent.
        case message
        /// A picture of a user or a channel; who knows its address can read it.
        case picture
    }

    /// The name to show.
    public var name: String
    /// The media type that the client believes it to be; the server looks for itself.
    public var type: String?
    /// What it is for.
    public var purpose: Purpose
    /// The sizes of thumbnails, each as `WIDTHxHEIGHT` in pixels, as they were asked for.
    public var thumbnailSizes: [String]

    /// Makes the parameters.
    public init(name: String, type: String? = nil, purpose: Purpose = .message, thumbnailSizes: [String] = []) {
        self.name = name
        self.type = type
        self.purpose = purpose
        self.thumbnailSizes = thumbnailSizes
    }

    /// The parameters as a URL's query.
    public var items: QueryItems {
        var items = QueryItems()
        items.add("file_name", name)
        items.add("file_type", type)
        items.add("purpose", purpose.rawValue)
        if !thumbnailSizes.isEmpty { items.add("thumbnail_sizes", thumbnailSizes) }
        return items
    }

    /// Reads the parameters; all have a default.
    public init(_ fields: QueryFields) throws(WireError) {
        name = fields.text("file_name") ?? ""
        type = fields.text("file_type")
        purpose = try fields.choice("purpose", Purpose.self) ?? .message
        thumbnailSizes = fields.list("thumbnail_sizes") ?? []
    }
}
