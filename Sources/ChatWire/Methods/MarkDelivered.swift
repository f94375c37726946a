/// Tells that a channel's messages reached the user, up to the newest. Off in supergroups.
public enum MarkDelivered: SocketMethod {
    /// `channel.mark_delivered`
    public static let name = "channel.mark_delivered"

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

    /// How far messages have reached the user now.
    public typealias Result = DeliveryReceipt
}
