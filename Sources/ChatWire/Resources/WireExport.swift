/// A request for an export, in the documented field names of the Platform API.
public struct WireExport: Hashable, Sendable, Codable {
    /// What is exported.
    public enum DataType: String, Hashable, Sendable, Codable, CaseIterable {
        /// Messages.
        case messages
        /// Group and open channels.
        case channels
        /// Users.
        case users
    }

    /// How the file is written.
    public enum Format: String, Hashable, Sendable, Codable, CaseIterable {
        /// A list of objects.
        case json
        /// A line a record, its first the names.
        case csv
    }

    /// How far it is.
    public enum Status: String, Hashable, Sendable, Codable, CaseIterable {
        /// It waits, or is being written.
        case scheduled
        /// The file is there.
        case done
        /// It could not be written.
        case failed
    }

    /// The file, once it is there.
    public struct File: Hashable, Sendable, Codable {
        /// Its address on this server; an API token reads it.
        public var url: String
        /// Until when it is kept, in milliseconds.
        public var expiresAt: Int64

        /// Makes a file.
        public init(url: String, expiresAt: Int64) {
            self.url = url
            self.expiresAt = expiresAt
        }

        private enum CodingKeys: String, CodingKey {
            case url
            case expiresAt = "expires_at"
        }
    }

    /// What is asked for.
    public struct Order: Hashable, Sendable, Codable {
        /// From this time on, in milliseconds.
        public var start: Int64
        /// Up to this time, in milliseconds.
        public var end: Int64
        /// How the file is written; JSON when missing.
        public var format: Format?
        /// What stands between two values of a line; a comma when missing.
        public var delimiter: String?
        /// The time zone of times in a file of lines; UTC when missing.
        public var timeZone: String?
        /// By these senders.
        public var senderIDs: [String]?
        /// Not by these senders.
        public var excludedSenderIDs: [String]?
        /// Of these channels.
        public var channelURLs: [String]?
        /// Not of these channels.
        public var excludedChannelURLs: [String]?
        /// These users.
        public var userIDs: [String]?
        /// Whether messages come with who has read how far; false when missing.
        public var showsReadReceipts: Bool?
        /// Whether channels come with their metadata; true when missing.
        public var showsMetadata: Bool?

        private enum CodingKeys: String, CodingKey {
            case start = "start_ts"
            case end = "end_ts"
            case format
            case delimiter = "csv_delimiter"
            case timeZone = "timezone"
            case senderIDs = "sender_ids"
            case excludedSenderIDs = "exclude_sender_ids"
            case channelURLs = "channel_urls"
            case excludedChannelURLs = "exclude_channel_urls"
            case userIDs = "user_ids"
            case showsReadReceipts = "show_read_receipt"
            case showsMetadata = "show_channel_metadata"
        }
    }

    /// The request's id.
    public var requestID: String
    /// What is exported.
    public var dataType: DataType
    /// What is asked for.
    public var order: Order
    /// How far it is.
    public var status: Status
    /// The file; nil while there is none, and once it is not kept any more.
    public var file: File?
    /// When it was asked for, in milliseconds.
    public var createdAt: Int64

    /// Makes a request.
    public init(
        requestID: String, dataType: DataType, order: Order, status: Status, file: File? = nil, createdAt: Int64
    ) {
        self.requestID = requestID
        self.dataType = dataType
        self.order = order
        self.status = status
        self.file = file
        self.createdAt = createdAt
    }

    private enum CodingKeys: String, CodingKey {
        case requestID = "request_id"
        case dataType = "data_type"
        case status, file
        case createdAt = "created_at"
    }

    /// Reads a request, its order's fields beside its own.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        requestID = try fields.decode(String.self, forKey: .requestID)
        dataType = try fields.decode(DataType.self, forKey: .dataType)
        order = try Order(from: decoder)
        status = try fields.decode(Status.self, forKey: .status)
        file = try fields.decodeIfPresent(File.self, forKey: .file)
        createdAt = try fields.decode(Int64.self, forKey: .createdAt)
    }

    /// Writes the request, its order's fields beside its own.
    public func encode(to encoder: any Encoder) throws {
        try order.encode(to: encoder)
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(requestID, forKey: .requestID)
        try fields.encode(dataType, forKey: .dataType)
        try fields.encode(status, forKey: .status)
        try fields.encodeIfPresent(file, forKey: .file)
        try fields.encode(createdAt, forKey: .createdAt)
    }
}
