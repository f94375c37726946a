/// The client's heartbeat. Any frame counts as a sign of life; this is the one to send when there is none.
public enum Ping: SocketMethod {
    /// `ping`
    public static let name = "ping"
    /// Nothing to say.
    public typealias Params = Empty

    /// The server's clock.
    public struct Result: Hashable, Sendable, Codable {
        /// Milliseconds since 1970.
        public var serverTime: Int64

        /// Makes the result.
        public init(serverTime: Int64) {
            self.serverTime = serverTime
        }

        private enum CodingKeys: String, CodingKey {
            case serverTime = "server_time"
        }
    }
}
