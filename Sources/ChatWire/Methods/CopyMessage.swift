/// Sends what a message says once more, to the same or another channel: a text, a file, several files.
///
/// Text, data, custom type, extra data, files and mentions go along, of the mentioned those who are members there.
/// Reactions, pins, threads and translations stay.
public enum CopyMessage: SocketMethod {
    /// `message.copy`
    public static let name = "message.copy"

    /// What is copied, and where to.
    public struct Params: Hashable, Sendable, Codable {
        /// The channel that holds the message.
        public var channelURL: String
        /// The message.
        public var messageID: Int64
        /// The channel that gets the copy.
        public var targetChannelURL: String
        /// The client's id for this sending: unique per user and channel.
        public var requestID: String

        /// Makes the parameters.
        public init(channelURL: String, messageID: Int64, targetChannelURL: String, requestID: String) {
            self.channelURL = channelURL
            self.messageID = messageID
            self.targetChannelURL = targetChannelURL
            self.requestID = requestID
        }

        private enum CodingKeys: String, CodingKey {
            case channelURL = "channel_url"
            case messageID = "message_id"
            case targetChannelURL = "target_channel_url"
            case requestID = "req_id"
        }
    }

    /// The copy as the server keeps it.
    public typealias Result = MessageResult
}
