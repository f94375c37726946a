/// Sends a text or files. The same request id again gives the first result: sending is idempotent.
public enum SendMessage: SocketMethod {
    /// `message.send`
    public static let name = "message.send"

    /// What is sent, and where.
    public struct Params: Hashable, Sendable, Codable {
        /// The channel.
        public var channelURL: String
        /// The client's id for this sending: unique per user and channel.
        public var requestID: String
        /// The text; empty only beside a file.
        public var message: String
        /// The file; nil for a text.
        public var file: FileReference?
        /// Several files in one message; nil for none, and then ``file`` counts.
        public var files: [FileReference]?
        /// The message that it answers; nil for none.
        public var parentMessageID: Int64?
        /// Whether an answer goes to the channel too, not to its thread alone; false when missing.
        public var isReplyToChannel: Bool?
        /// The application's extra data.
        public var metaArrays: [WireMetaArray]?
        /// Whether it is pinned at once; false when missing.
        public var isPinned: Bool?
        /// The application's own data.
        public var data: String?
        /// The application's own kind.
        public var customType: String?
        /// Whether it neither counts as unread nor is pushed; false when missing.
        public var isSilent: Bool?
        /// How the mentioned are named; users when missing.
        public var mentionKind: MessageMentions.Kind?
        /// The ids of the mentioned users. Those who are no members are passed over.
        public var mentionedUserIDs: [String]?
        /// The text with a placeholder where each mentioned user's name goes.
        public var mentionTemplate: String?
        /// The poll that the text carries; nil for none. A poll is sent once.
        public var pollID: Int64?

        /// Makes the parameters.
        public init(
            channelURL: String, requestID: String, message: String, file: FileReference? = nil, data: String? = nil,
            customType: String? = nil, isSilent: Bool? = nil, mentionKind: MessageMentions.Kind? = nil,
            mentionedUserIDs: [String]? = nil, mentionTemplate: String? = nil,
            pollID: Int64? = nil
        ) {
            self.channelURL = channelURL
            self.requestID = requestID
            self.message = message
            self.file = file
            self.data = data
            self.customType = customType
            self.isSilent = isSilent
            self.mentionKind = mentionKind
            self.mentionedUserIDs = mentionedUserIDs
            self.mentionTemplate = mentionTemplate
            self.pollID = pollID
        }

        private enum CodingKeys: String, CodingKey {
            case channelURL = "channel_url"
            case requestID = "req_id"
            case message, file, files, data
            case parentMessageID = "parent_message_id"
            case isReplyToChannel = "reply_to_channel"
            case metaArrays = "sorted_metaarray"
            case isPinned = "is_pinned_message"
            case customType = "custom_type"
            case isSilent = "silent"
            case mentionKind = "mention_type"
            case mentionedUserIDs = "mentioned_user_ids"
            case mentionTemplate = "mentioned_message_template"
            case pollID = "poll_id"
        }
    }

    /// The message as the server keeps it.
    public typealias Result = MessageResult
}
