/// A message that is to be sent later, in the documented field names of the Platform API.
public struct WireScheduledMessage: Hashable, Sendable, Codable {
    /// The server's id; the message that is sent gets one of its own.
    public var id: Int64
    /// What kind of message it is.
    public var type: WireMessageType
    /// The channel that it goes to.
    public var channelURL: String
    /// Who sends it; nil for admin messages.
    public var senderID: String?
    /// What it says.
    public var content: Content
    /// When it is to be sent, in milliseconds since 1970: a moment, the same in every time zone.
    public var scheduledAt: Int64
    /// What became of it.
    public var status: ScheduledStatus
    /// Why it was not sent; 0 where nothing went wrong.
    public var failureCode: Int
    /// The message that was sent; 0 while there is none.
    public var messageID: Int64
    /// When it was made, in milliseconds.
    public var createdAt: Int64
    /// When it last changed, in milliseconds.
    public var updatedAt: Int64

    /// What a message says, beside where, when and by whom.
    public struct Content: Hashable, Sendable, Codable {
        /// The text; of a file, what is said to it.
        public var message: String
        /// The file, of a message that carries one.
        public var file: WireFile?
        /// The application's own data.
        public var data: String
        /// The application's own kind.
        public var customType: String
        /// Whether it counts as unread for nobody.
        public var isSilent: Bool
        /// How the mentioned are named; nil for nobody.
        public var mentionKind: MessageMentions.Kind?
        /// The ids of the mentioned users. Who is no member when it is sent is passed over.
        public var mentionedUserIDs: [String]?
        /// The text with a placeholder where each mentioned user's name goes.
        public var mentionTemplate: String?
        /// The request id that the sent message gets; empty for one of the server's choice.
        public var requestID: String

        /// Makes a content.
        public init(
            message: String, file: WireFile? = nil, data: String = "", customType: String = "", isSilent: Bool = false,
            mentionKind: MessageMentions.Kind? = nil, mentionedUserIDs: [String]? = nil,
            mentionTemplate: String? = nil, requestID: String = ""
        ) {
            self.message = message
            self.file = file
            self.data = data
            self.customType = customType
            self.isSilent = isSilent
            self.mentionKind = mentionKind
            self.mentionedUserIDs = mentionedUserIDs
            self.mentionTemplate = mentionTemplate
            self.requestID = requestID
        }

        private enum CodingKeys: String, CodingKey {
            case message, file, data
            case customType = "custom_type"
            case isSilent = "is_silent"
            case mentionKind = "mention_type"
            case mentionedUserIDs = "mentioned_user_ids"
            case mentionTemplate = "mentioned_message_template"
            case requestID = "dedup_id"
        }
    }

    /// Makes a scheduled message.
    public init(
        id: Int64, type: WireMessageType, channelURL: String, senderID: String?, content: Content, scheduledAt: Int64,
        status: ScheduledStatus = .pending, failureCode: Int = 0, messageID: Int64 = 0, createdAt: Int64,
        updatedAt: Int64
    ) {
        self.id = id
        self.type = type
        self.channelURL = channelURL
        self.senderID = senderID
        self.content = content
        self.scheduledAt = scheduledAt
        self.status = status
        self.failureCode = failureCode
        self.messageID = messageID
        self.createdAt = createdAt
        self.updatedAt = updatedAt
    }

    private enum CodingKeys: String, CodingKey {
        case id = "scheduled_message_id"
        case type
        case channelURL = "channel_url"
        case senderID = "sender_id"
        case scheduledAt = "scheduled_at"
        case status = "scheduled_status"
        case failureCode = "error_code"
        case messageID = "message_id"
        case createdAt = "created_at"
        case updatedAt = "updated_at"
    }

    /// Reads a scheduled message, its content's fields beside its own.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        id = try fields.decode(Int64.self, forKey: .id)
        type = try fields.decode(WireMessageType.self, forKey: .type)
        channelURL = try fields.decode(String.self, forKey: .channelURL)
        senderID = try fields.decodeIfPresent(String.self, forKey: .senderID)
        content = try Content(from: decoder)
        scheduledAt = try fields.decode(Int64.self, forKey: .scheduledAt)
        status = try fields.decode(ScheduledStatus.self, forKey: .status)
        failureCode = try fields.decodeIfPresent(Int.self, forKey: .failureCode) ?? 0
        messageID = try fields.decodeIfPresent(Int64.self, forKey: .messageID) ?? 0
        createdAt = try fields.decode(Int64.self, forKey: .createdAt)
        updatedAt = try fields.decode(Int64.self, forKey: .updatedAt)
    }

    /// Writes the scheduled message, its content's fields beside its own.
    public func encode(to encoder: any Encoder) throws {
        try content.encode(to: encoder)
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(id, forKey: .id)
        try fields.encode(type, forKey: .type)
        try fields.encode(channelURL, forKey: .channelURL)
        try fields.encodeIfPresent(senderID, forKey: .senderID)
        try fields.encode(scheduledAt, forKey: .scheduledAt)
        try fields.encode(status, forKey: .status)
        try fields.encode(failureCode, forKey: .failureCode)
        try fields.encode(messageID, forKey: .messageID)
        try fields.encode(createdAt, forKey: .createdAt)
        try fields.encode(updatedAt, forKey: .updatedAt)
    }
}
