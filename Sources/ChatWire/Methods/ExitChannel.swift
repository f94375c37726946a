/// Goes from an open channel: this connection gets no more of its events. The end of the connection does the same.
public enum ExitChannel: SocketMethod {
    /// `channel.exit`
    public static let name = "channel.exit"

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

    /// Nothing to say.
    public typealias Result = Empty
}
