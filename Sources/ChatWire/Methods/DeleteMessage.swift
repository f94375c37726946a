/// Deletes a message: one's own, or any as an operator. Deleting it again succeeds.
public enum DeleteMessage: SocketMethod {
    /// `message.delete`
    public static let name = "message.delete"

    /// Which message.
    public struct Params: Hashable, Sendable, Codable {
        /// The channel.
        public var channelURL: String
        /// The message.
        public var messageID: Int64

        /// Makes the parameters.
        public init(channelURL: String, messageID: Int64) {
            self.channelURL = channelURL
            self.messageID = messageID
        }

        private enum CodingKeys: String, CodingKey {
            case channelURL = "channel_url"
            case messageID = "message_id"
        }
    }

    /// Nothing to say.
    public typealias Result = Empty
}
