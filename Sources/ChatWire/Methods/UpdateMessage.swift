/// Edits a message of one's own. Fields that are missing stay as they are.
public enum UpdateMessage: SocketMethod {
    /// `message.update`
    public static let name = "message.update"

    /// What changes.
    public struct Params: Hashable, Sendable, Codable {
        /// The channel.
        public var channelURL: String
        /// The message.
        public var messageID: Int64
        /// The new text.
        public var message: String?
        /// The new data.
        public var data: String?
        /// The new custom type.
        public var customType: String?
        /// How the newly mentioned are named.
        public var mentionKind: MessageMentions.Kind?
        /// The ids of the users mentioned from now on; empty for none.
        public var mentionedUserIDs: [String]?
        /// The new text with a placeholder where each mentioned user's name goes.
        public var mentionTemplate: String?

        /// Makes the parameters.
        public init(
            channelURL: String, messageID: Int64, message: String? = nil, data: String? = nil,
            customType: String? = nil, mentionKind: MessageMentions.Kind? = nil, mentionedUserIDs: [String]? = nil,
            mentionTemplate: String? = nil
        ) {
            self.channelURL = channelURL
            self.messageID = messageID
            self.message = message
            self.data = data
            self.customType = customType
            self.mentionKind = mentionKind
            self.mentionedUserIDs = mentionedUserIDs
            self.mentionTemplate = mentionTemplate
        }

        private enum CodingKeys: String, CodingKey {
            case channelURL = "channel_url"
            case messageID = "message_id"
            case message, data
            case customType = "custom_type"
            case mentionKind = "mention_type"
            case mentionedUserIDs = "mentioned_user_ids"
            case mentionTemplate = "mentioned_message_template"
        }
    }

    /// The message as the server keeps it.
    public typealias Result = MessageResult
}
