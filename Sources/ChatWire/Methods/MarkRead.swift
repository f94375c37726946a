/// Marks a channel read up to its newest message.
public enum MarkRead: SocketMethod {
    /// `channel.mark_read`
    public static let name = "channel.mark_read"

    /// Which channel.
    public struct Params: Hashable, Sendable, Codable {
        /// The channel.
        public var channelURL: String

        /// Makes the parameters.
        public init(channelURL: String) {
            self.channelURL = channelURL
        }

        private enum CodingKeys: String, CodingKey {
            case channelURL = "channel_url"
        }
    }

    /// The reader's position now.
    public typealias Result = ReadReceipt
}
