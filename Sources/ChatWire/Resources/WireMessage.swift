/// A message, in the documented field names of the Platform API.
public struct WireMessage: Hashable, Sendable, Codable {
    /// Text, file or admin.
    public var type: WireMessageType
    /// The server's id: strictly increasing within a channel.
    public var messageID: Int64
    /// The id that the sender's SDK chose; empty for messages from elsewhere.
    public var requestID: String
    /// The channel that holds the message.
    public var channelURL: String
    /// Who sent it; nil for admin messages and for users who were deleted.
    public var sender: WireSender?
    /// The text; of a file, what is said to it, which may be nothing.
    public var message: String
    /// The file, of a message that carries one.
    public var file: WireFile?
    /// The application's own data.
    public var data: String
    /// The application's own kind.
    public var customType: String
    /// When the server took it, in milliseconds: strictly increasing within a channel.
    public var createdAt: Int64
    /// When it was last edited, in milliseconds; 0 if never.
    public var updatedAt: Int64
    /// Whether it neither counts as unread nor is pushed.
    public var isSilent: Bool
    /// Whether the sender was an operator.
    public var isOperatorMessage: Bool
    /// Whom it mentions; nil for nobody.
    public var mentions: MessageMentions?
    /// The poll, of a message that carries one.
    public var poll: WirePoll?
    /// The channel's `seq` of the last change of this message: its version.
    public var seq: Int64
    /// The channel's running number of countable messages at this message:
    /// it is unread for whoever has read up to a lower number. A message that
    /// does not count carries the number before it.
    public var number: Int64
    /// The type of the channel where it is an open one; nil for group channels.
    public var channelType: WireChannelType?
    /// What the page says of itself that the text links to; nil before the server has looked, and where there is none.
    public var linkPreview: WireLinkPreview?
    /// The files of a message that carries several; empty otherwise, and then ``file`` is the one.
    public var files: [WireFile] = []
    /// The message that it answers; 0 for none.
    public var parentMessageID: Int64 = 0
    /// Whether a reply was sent to the channel too, not to its thread alone.
    public var isReplyToChannel = false
    /// What it quotes of its parent; nil where there is none, and where it was not asked for.
    public var parent: WireParentInfo?
    /// Its thread; nil where nobody answered, and where it was not asked for.
    public var thread: WireThreadInfo?
    /// Reactions, the earliest key first; empty where there are none, and where they were not asked for.
    public var reactions: [WireReaction] = []
    /// The application's extra data; empty where there is none, and where it was not asked for.
    public var metaArrays: [WireMetaArray] = []
    /// The text in other languages, by their codes.
    public var translations: [String: String] = [:]
    /// Whether it was deleted: only on lists that asked for such, and nothing of what it said is left.
    public var isRemoved = false

    /// Makes a message.
    public init(
        type: WireMessageType = .user, messageID: Int64, requestID: String = "", channelURL: String,
        sender: WireSender?, message: String = "", file: WireFile? = nil, data: String = "", customType: String = "",
        createdAt: Int64, updatedAt: Int64 = 0, isSilent: Bool = false, isOperatorMessage: Bool = false,
        mentions: MessageMentions? = nil, seq: Int64 = 0,
        number: Int64 = 0, channelType: WireChannelType? = nil
    ) {
        self.type = type
        self.messageID = messageID
        self.requestID = requestID
        self.channelURL = channelURL
        self.sender = sender
        self.message = message
        self.file = file
        self.data = data
        self.customType = customType
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.isSilent = isSilent
        self.isOperatorMessage = isOperatorMessage
        self.mentions = mentions
        self.seq = seq
        self.number = number
        self.channelType = channelType
    }

    enum CodingKeys: String, CodingKey {
        case type
        case messageID = "message_id"
        case requestID = "req_id"
        case channelURL = "channel_url"
        case sender = "user"
        case message, file, data
        case customType = "custom_type"
        case createdAt = "created_at"
        case updatedAt = "updated_at"
        case isSilent = "silent"
        case isOperatorMessage = "is_op_msg"
        case linkPreview = "og_tag"
        case poll, seq, number
        case channelType = "channel_type"
    }

    /// Reads a message; type, id, channel and time must be there.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        type = try fields.decode(WireMessageType.self, forKey: .type)
        messageID = try fields.decode(Int64.self, forKey: .messageID)
        requestID = try fields.decodeIfPresent(String.self, forKey: .requestID) ?? ""
        channelURL = try fields.decode(String.self, forKey: .channelURL)
        sender = try fields.decodeIfPresent(WireSender.self, forKey: .sender)
        message = try fields.decodeIfPresent(String.self, forKey: .message) ?? ""
        file = try fields.decodeIfPresent(WireFile.self, forKey: .file)
        data = try fields.decodeIfPresent(String.self, forKey: .data) ?? ""
        customType = try fields.decodeIfPresent(String.self, forKey: .customType) ?? ""
        createdAt = try fields.decode(Int64.self, forKey: .createdAt)
        updatedAt = try fields.decodeIfPresent(Int64.self, forKey: .updatedAt) ?? 0
        isSilent = try fields.decodeIfPresent(Bool.self, forKey: .isSilent) ?? false
        isOperatorMessage = try fields.decodeIfPresent(Bool.self, forKey: .isOperatorMessage) ?? false
        mentions = try MessageMentions.ifPresent(in: decoder)
        poll = try fields.decodeIfPresent(WirePoll.self, forKey: .poll)
        seq = try fields.decodeIfPresent(Int64.self, forKey: .seq) ?? 0
        number = try fields.decodeIfPresent(Int64.self, forKey: .number) ?? 0
        channelType = try fields.decodeIfPresent(WireChannelType.self, forKey: .channelType)
        linkPreview = try fields.decodeIfPresent(WireLinkPreview.self, forKey: .linkPreview)
        try readParts(from: decoder)
    }

    /// Writes the message's fields, its mentions' beside them.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(type, forKey: .type)
        try fields.encode(messageID, forKey: .messageID)
        try fields.encode(requestID, forKey: .requestID)
        try fields.encode(channelURL, forKey: .channelURL)
        try fields.encodeIfPresent(sender, forKey: .sender)
        try fields.encode(message, forKey: .message)
        try fields.encodeIfPresent(file, forKey: .file)
        try fields.encode(data, forKey: .data)
        try fields.encode(customType, forKey: .customType)
        try fields.encode(createdAt, forKey: .createdAt)
        try fields.encode(updatedAt, forKey: .updatedAt)
        try fields.encode(isSilent, forKey: .isSilent)
        try fields.encode(isOperatorMessage, forKey: .isOperatorMessage)
        try mentions?.encode(to: encoder)
        try fields.encodeIfPresent(poll, forKey: .poll)
        try fields.encode(seq, forKey: .seq)
        try fields.encode(number, forKey: .number)
        try fields.encodeIfPresent(channelType, forKey: .channelType)
        try fields.encodeIfPresent(linkPreview, forKey: .linkPreview)
        try encodeParts(to: encoder)
    }
}
