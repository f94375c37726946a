/// The first request on a socket: who the connection speaks for.
public enum Login: SocketMethod {
    /// `login`
    public static let name = "login"

    /// Who logs in.
    public struct Params: Hashable, Sendable, Codable {
        /// The application.
        public var applicationID: String
        /// The user.
        public var userID: String
        /// The user's token; nil where the application allows logging in without one.
        public var accessToken: String?
        /// ``WireProtocol/version`` of the client.
        public var protocolVersion: Int
        /// The SDK's own version, for the log.
        public var sdkVersion: String

        /// Makes the parameters.
        public init(
            applicationID: String, userID: String, accessToken: String?,
            protocolVersion: Int = WireProtocol.version, sdkVersion: String
        ) {
            self.applicationID = applicationID
            self.userID = userID
            self.accessToken = accessToken
            self.protocolVersion = protocolVersion
            self.sdkVersion = sdkVersion
        }

        private enum CodingKeys: String, CodingKey {
            case applicationID = "app_id"
            case userID = "user_id"
            case accessToken = "access_token"
            case protocolVersion = "protocol_version"
            case sdkVersion = "sdk_version"
        }
    }

    /// What the client needs for the session.
    public struct Result: Hashable, Sendable, Codable {
        /// The user as the server knows them.
        public var user: WireUser
        /// The key for REST calls of this session.
        public var sessionKey: String
        /// The key for reading files, which goes into the address as `auth`; it ends with the session. Nil from a
        /// server that keeps no files.
        public var fileKey: String?
        /// When the keys end, in milliseconds since 1970.
        public var sessionExpiresAt: Int64
        /// The server's clock, in milliseconds since 1970.
        public var serverTime: Int64
        /// The server's version, for the log.
        public var serverVersion: String
        /// The number of the last change of the user's own rows.
        public var userSeq: Int64
        /// Where the application's log stands: what happened before is not sent as events.
        public var position: Int64
        /// Which history the numbers belong to: with another epoch than before, what a client keeps of this server
        /// means something else, and is read anew. Nil from a server that has none.
        public var epoch: String?
        /// How often the client pings when it has nothing to say, in milliseconds.
        public var heartbeatMilliseconds: Int64
        /// After how long a silent connection is closed, in milliseconds.
        public var idleTimeoutMilliseconds: Int64
        /// The server's limits.
        public var limits: Limits

        /// Makes the result.
        public init(
            user: WireUser, sessionKey: String, fileKey: String? = nil, sessionExpiresAt: Int64, serverTime: Int64,
            serverVersion: String,
            userSeq: Int64, position: Int64, epoch: String? = nil, heartbeatMilliseconds: Int64,
            idleTimeoutMilliseconds: Int64, limits: Limits
        ) {
            self.user = user
            self.sessionKey = sessionKey
            self.fileKey = fileKey
            self.sessionExpiresAt = sessionExpiresAt
            self.serverTime = serverTime
            self.serverVersion = serverVersion
            self.userSeq = userSeq
            self.position = position
            self.epoch = epoch
            self.heartbeatMilliseconds = heartbeatMilliseconds
            self.idleTimeoutMilliseconds = idleTimeoutMilliseconds
            self.limits = limits
        }

        private enum CodingKeys: String, CodingKey {
            case user
            case sessionKey = "session_key"
            case fileKey = "file_key"
            case sessionExpiresAt = "session_expires_at"
            case serverTime = "server_time"
            case serverVersion = "server_version"
            case userSeq = "user_seq"
            case position = "pos"
            case epoch
            case heartbeatMilliseconds = "heartbeat_ms"
            case idleTimeoutMilliseconds = "idle_timeout_ms"
            case limits
        }
    }
}
