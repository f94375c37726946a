/// A report, in the documented field names of the Platform API.
public struct WireReport: Hashable, Sendable, Codable {
    /// What is reported.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// A message.
        case message
        /// A user.
        case user
        /// A channel.
        case channel
    }

    /// The server's id.
    public var id: Int64
    /// What is reported.
    public var kind: Kind
    /// Why.
    public var category: ReportCategory
    /// Who reports; nil where nobody was named, or the user is gone.
    public var reporter: WireUser?
    /// Who is reported; of a message its sender.
    public var offender: WireUser?
    /// The message as it was when it was reported, whatever became of it.
    public var message: WireMessage?
    /// The channel that is reported, or that it happened in; nil where it is gone.
    public var channel: Channel?
    /// What the reporter says.
    public var description: String
    /// When it was reported, in milliseconds.
    public var createdAt: Int64

    /// What a report says of a channel.
    public struct Channel: Hashable, Sendable, Codable {
        /// The address.
        public var channelURL: String
        /// The name.
        public var name: String
        /// The application's own kind.
        public var customType: String

        /// Makes a channel's short form.
        public init(channelURL: String, name: String, customType: String) {
            self.channelURL = channelURL
            self.name = name
            self.customType = customType
        }

        private enum CodingKeys: String, CodingKey {
            case channelURL = "channel_url"
            case name
            case customType = "custom_type"
        }
    }

    /// Makes a report.
    public init(
        id: Int64, kind: Kind, category: ReportCategory, reporter: WireUser? = nil, offender: WireUser? = nil,
        message: WireMessage? = nil, channel: Channel? = nil, description: String, createdAt: Int64
    ) {
        self.id = id
        self.kind = kind
        self.category = category
        self.reporter = reporter
        self.offender = offender
        self.message = message
        self.channel = channel
        self.description = description
        self.createdAt = createdAt
    }

    private enum CodingKeys: String, CodingKey {
        case id = "report_id"
        case kind = "report_type"
        case category = "report_category"
        case reporter = "reporting_user"
        case offender = "offending_user"
        case message = "reported_message"
        case channel
        case description = "report_description"
        case createdAt = "created_at"
    }
}
