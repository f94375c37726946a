/// What a connection's owner is told, always on the connection's loop.
package protocol ConnectionHandler: AnyObject {
    /// Bytes came. They are valid during the call only.
    func received(_ bytes: UnsafeRawBufferPointer, on connection: Connection)
    /// More waits to be written than the connection's limit allows. Called once;
    /// what was queued before the call is there still, what is sent after it is dropped
    /// unless the handler calls ``Connection/dropUnsent()`` first.
    func overflowed(_ connection: Connection)
    /// Everything that was sent has been taken by the system: more can be sent. Nothing by default.
    func drained(_ connection: Connection)
    /// The connection is gone. Called exactly once, and last. Nil when this end closed it.
    func closed(_ connection: Connection, error: TransportError?)
}

extension ConnectionHandler {
    /// Does nothing: who sends whole messages need not know.
    package func drained(_ connection: Connection) {}
}
