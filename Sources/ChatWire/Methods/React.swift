/// Adds a reaction to a message, or takes the own one back. Doing it again changes nothing and gives the same answer.
public enum React: SocketMethod {
    /// `message.react`
    public static let name = "message.react"

    /// What is done.
    public struct Params: Hashable, Sendable, Codable {
        /// The channel.
        public var channelURL: String
        /// The message.
        public var messageID: Int64
        /// The reaction's key.
        public var key: String
        /// Whether it is added or taken back.
        public var operation: ReactionChange.Operation

        /// Makes the parameters.
        public init(channelURL: String, messageID: Int64, key: String, operation: ReactionChange.Operation) {
            self.channelURL = channelURL
            self.messageID = messageID
            self.key = key
            self.operation = operation
        }

        private enum CodingKeys: String, CodingKey {
            case channelURL = "channel_url"
            case messageID = "message_id"
            case key = "reaction"
            case operation
        }
    }

    /// The reactions with this key after it.
    public typealias Result = ReactionChange
}
