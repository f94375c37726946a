/// A status code of the closing handshake (RFC 6455 section 7.4).
package struct WebSocketCloseCode: RawRepresentable, Hashable, Sendable {
    /// The number on the wire.
    package let rawValue: UInt16

    /// The code with this number.
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The purpose is fulfilled.
    package static let normal = Self(rawValue: 1000)
    /// The server stops, or the user goes elsewhere.
    package static let goingAway = Self(rawValue: 1001)
    /// The peer broke the protocol.
    package static let protocolError = Self(rawValue: 1002)
    /// A kind of data the endpoint does not take.
    package static let unsupportedData = Self(rawValue: 1003)
    /// Never on the wire: a close frame without a code was received.
    package static let noStatus = Self(rawValue: 1005)
    /// Never on the wire: the connection ended without a close frame.
    package static let abnormal = Self(rawValue: 1006)
    /// Text that is not UTF-8.
    package static let invalidPayload = Self(rawValue: 1007)
    /// A rule of the endpoint's own was broken.
    package static let policyViolation = Self(rawValue: 1008)
    /// A message past the size limit.
    package static let messageTooBig = Self(rawValue: 1009)
    /// The server met something unexpected.
    package static let internalError = Self(rawValue: 1011)

    /// Whether a peer may send this code: those of sections 7.4.1 and 7.4.2 that are
    /// assigned, and the ranges for libraries and applications.
    var isAllowedOnWire: Bool {
        switch rawValue {
        case 1000...1003, 1007...1014, 3000...4999: true
        default: false
        }
    }
}
