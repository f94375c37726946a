/// Tells the others that the user began or stopped typing. Off in supergroups.
public enum SetTyping: SocketMethod {
    /// `channel.typing`
    public static let name = "channel.typing"

    /// Where, and what.
    public struct Params: Hashable, Sendable, Codable {
        /// The channel.
        public var channelURL: String
        /// Whether typing began or goes on (true), or stopped (false).
        public var isTyping: Bool

        /// Makes the parameters.
        public init(channelURL: String, isTyping: Bool) {
            self.channelURL = channelURL
            self.isTyping = isTyping
        }

        private enum CodingKeys: String, CodingKey {
            case channelURL = "channel_url"
            case isTyping = "typing"
        }
    }

    /// Nothing to say.
    public typealias Result = Empty
}
