/// Why the server closed a WebSocket (RFC 6455, section 7.4: the codes from
/// 4000 are the application's own).
public struct CloseCode: RawRepresentable, Hashable, Sendable {
    /// The number in the close frame.
    public let rawValue: UInt16

    /// Makes a code from its number.
    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// The other side is done (1000).
    public static let normal = CloseCode(rawValue: 1000)
    /// The server stops; reconnect after a while (1001).
    public static let goingAway = CloseCode(rawValue: 1001)
    /// A frame that RFC 6455 forbids (1002).
    public static let protocolError = CloseCode(rawValue: 1002)
    /// A binary message, which this protocol does not have (1003).
    public static let unsupportedData = CloseCode(rawValue: 1003)
    /// Text that is not UTF-8 (1007).
    public static let invalidPayload = CloseCode(rawValue: 1007)
    /// A message larger than ``Limits/frameBytes`` (1009).
    public static let messageTooBig = CloseCode(rawValue: 1009)
    /// A fault in the server (1011).
    public static let internalError = CloseCode(rawValue: 1011)

    /// The token at login was wrong. Do not retry with the same one.
    public static let badToken = CloseCode(rawValue: 4001)
    /// The session expired. Ask for a new token, then reconnect.
    public static let sessionExpired = CloseCode(rawValue: 4002)
    /// The session was revoked or the user deactivated. Do not reconnect.
    public static let kicked = CloseCode(rawValue: 4003)
    /// The reader let too much wait. Reconnect and sync.
    public static let tooSlow = CloseCode(rawValue: 4004)
    /// No login within the time allowed.
    public static let loginTimeout = CloseCode(rawValue: 4005)
    /// Nothing was heard for the idle timeout. Reconnect and sync.
    public static let idle = CloseCode(rawValue: 4006)
    /// The user has more connections than allowed; the oldest one goes.
    public static let tooManyConnections = CloseCode(rawValue: 4007)

    /// Whether a client may reconnect by itself after this close.
    public var allowsReconnect: Bool {
        switch self {
        case .badToken, .kicked, .tooManyConnections: false
        default: true
        }
    }
}
