/// Hears of the session; called on the main actor.
@preconcurrency @MainActor
public protocol SessionDelegate: AnyObject {
    /// The session has expired: give a new token to `success` (nil ends the session), or call `fail`.
    ///
    /// Either may be called from any thread, once, within a minute. A new token leads to ``sessionWasRefreshed()``, nil
    /// to ``sessionWasClosed()``; `fail`, and nothing within the minute, to ``sessionDidHaveError(_:)`` with 800502; a
    /// token that the server does not take to the same with 800500. Nothing is asked a second time by itself.
    func sessionTokenDidRequire(
        successCompletion success: @escaping (String?) -> Void, failCompletion fail: @escaping () -> Void)
    /// The session is over: show the login.
    func sessionWasClosed()
    /// The session goes on with the new token.
    func sessionWasRefreshed()
    /// The session could not be refreshed.
    func sessionDidHaveError(_ error: SBError)
}

extension SessionDelegate {
    /// Does nothing.
    public func sessionWasRefreshed() {}
    /// Does nothing.
    public func sessionDidHaveError(_ error: SBError) {}
}
