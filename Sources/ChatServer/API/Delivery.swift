package import ChatWire

/// An event on its way: its bytes, encoded once, and who gets them.
package struct Delivery: Sendable {
    /// Who gets an event.
    package enum Recipients: Sendable {
        /// The joined members of a channel, except those named. Those without a connection here are passed over.
        case members(MemberList, exceptUserKeys: [Int64])
        /// The connections that are in an open channel. Those that are not here are passed over.
        case connections(ConnectionList)
        /// All connections of one user.
        case user(Int64)
    }

    /// Who gets it.
    package let recipients: Recipients
    /// The text frame's payload; nothing is sent where it is empty.
    package let bytes: [UInt8]
    /// Why the receivers' connections are closed after it; nil to go on.
    package var close: CloseCode?
}
