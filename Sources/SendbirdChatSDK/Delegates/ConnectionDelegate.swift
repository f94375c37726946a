/// Hears of the connection; called on the main actor. Every method is optional.
///
/// After a break: `didStartReconnection`, then `didSucceedReconnection` or `didFailReconnection`.
@preconcurrency @MainActor
public protocol ConnectionDelegate: AnyObject {
    /// The connection was lost, and is being made again.
    func didStartReconnection()
    /// The connection is back, and channels have been caught up.
    func didSucceedReconnection()
    /// The connection will not come back by itself.
    func didFailReconnection()
    /// The server is busy: the connection is tried again after a time, in seconds.
    func didDelayConnection(retryAfter: UInt)
    /// A call to connect succeeded.
    func didConnect(userId: String)
    /// The connection was closed for good, by a call or by the server.
    func didDisconnect(userId: String)
}

extension ConnectionDelegate {
    /// Does nothing.
    public func didStartReconnection() {}
    /// Does nothing.
    public func didSucceedReconnection() {}
    /// Does nothing.
    public func didFailReconnection() {}
    /// Does nothing.
    public func didDelayConnection(retryAfter: UInt) {}
    /// Does nothing.
    public func didConnect(userId: String) {}
    /// Does nothing.
    public func didDisconnect(userId: String) {}
}
