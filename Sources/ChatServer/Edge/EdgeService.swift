/// What the edge asks of the service behind it, as functions: the edge knows connections and no rules.
///
/// Replies may come before the call returns or later, from any thread.
package struct EdgeService: Sendable {
    /// Answers a REST request.
    package var rest: @Sendable (APIRequest, @escaping @Sendable (APIResponse) -> Void) -> Void
    /// Answers a text frame of a socket, which speaks for a session or for nobody yet.
    package var frame: @Sendable ([UInt8], Session?, @escaping @Sendable (SocketReply) -> Void) -> Void
    /// Milliseconds since 1970.
    package var now: @Sendable () -> Int64

    /// Hears that a socket logged in (true), and that one that was logged in is gone (false). From any loop.
    package var presence: @Sendable (Session, Bool) -> Void = { _, _ in }

    /// A service by its functions.
    package init(
        rest: @escaping @Sendable (APIRequest, @escaping @Sendable (APIResponse) -> Void) -> Void,
        frame: @escaping @Sendable ([UInt8], Session?, @escaping @Sendable (SocketReply) -> Void) -> Void,
        now: @escaping @Sendable () -> Int64
    ) {
        self.rest = rest
        self.frame = frame
        self.now = now
    }
}
