/// What the edge asks of the service behind it, as functions: the edge knows connections and no rules.
///
/// Replies may come before the call returns or later, from any thread.
package struct EdgeService: Sendable {
    /// Answers a REST request.
    package var rest: @Sendable (APIRequest, @escaping @Sendable (APIResponse) -> Void) -> Void
    /// Takes the body of a request piece by piece, where it is one that brings a file; nil for every other request.
    package var upload: @Sendable (APIRequest) -> UploadAdmission?
    /// Answers a text frame of a socket, which speaks for a session or for nobody yet, and has a number.
    package var frame: @Sendable ([UInt8], Session?, UInt64, @escaping @Sendable (SocketReply) -> Void) -> Void
    /// A socket with a session is gone.
    package var closed: @Sendable (UInt64) -> Void
    /// Milliseconds since 1970.
    package var now: @Sendable () -> Int64

    /// Hears that a socket logged in (true), and that one that was logged in is gone (false). From any loop.
    package var presence: @Sendable (Session, Bool) -> Void = { _, _ in }

    /// Why no further work should be sent here, in a word or two; nil when it is ready. From any loop.
    package var unreadiness: @Sendable () -> String? = { nil }
    /// Appends the service's own figures. From any loop.
    package var figures: @Sendable (inout PrometheusText) -> Void = { _ in }

    /// A service by its functions.
    package init(
        rest: @escaping @Sendable (APIRequest, @escaping @Sendable (APIResponse) -> Void) -> Void,
        upload: @escaping @Sendable (APIRequest) -> UploadAdmission? = { _ in nil },
        frame: @escaping @Sendable ([UInt8], Session?, UInt64, @escaping @Sendable (SocketReply) -> Void) -> Void,
        closed: @escaping @Sendable (UInt64) -> Void,
        now: @escaping @Sendable () -> Int64
    ) {
        self.rest = rest
        self.upload = upload
        self.frame = frame
        self.closed = closed
        self.now = now
    }
}
