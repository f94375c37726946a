/// Enters an open channel: from now on this connection gets its events and may send. Entering again changes nothing.
public enum EnterChannel: SocketMethod {
    /// `channel.enter`
    public static let name = "channel.enter"

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

    /// The channel as it is after entering.
    public typealias Result = WireChannel
}
