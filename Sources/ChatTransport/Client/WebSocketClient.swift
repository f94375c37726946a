/// A WebSocket connection from the client's end: one attempt, one life.
///
/// Calls return at once and may come from any thread; they take effect in the
/// order they were made. Events come on the loop's thread, in order, with no
/// lock held. To connect again, make another client.
///
/// ```swift
/// let client = WebSocketClient(configuration, loop: loop) { event in
///     mailbox.post(event)
/// }
/// client.connect()
/// client.send(#"{"id":1,"method":"ping","params":{}}"#)
/// ```
package final class WebSocketClient: Sendable {
    private let loop: EventLoop
    private let session: LoopBound<WebSocketClientSession>

    /// A client that does nothing until ``connect()``.
    ///
    /// - Parameters:
    ///   - loop: The loop that does the work. It must be running, and outlive the connection.
    ///   - random: Where masking keys come from.
    ///   - onEvent: Called on the loop's thread. It must not block.
    package init(
        _ configuration: WebSocketClientConfiguration, loop: EventLoop, random: RandomBytes = .system,
        onEvent: @escaping @Sendable (WebSocketClientEvent) -> Void
    ) {
        self.loop = loop
        session = LoopBound(
            giving: WebSocketClientSession(configuration, loop: loop, random: random, onEvent: onEvent), to: loop)
    }

    /// Begins to connect. Only the first call does anything.
    package func connect() {
        loop.execute { [session] in session.value.connect() }
    }

    /// Sends a text message. Before the connection is up it waits; after the end it is dropped.
    package func send(_ text: String) { send(Array(text.utf8)) }

    /// Sends a text message given as UTF-8.
    package func send(_ text: [UInt8]) {
        loop.execute { [session] in session.value.send(text) }
    }

    /// Closes properly: what was sent leaves first, then the server's answer is awaited for a
    /// bounded time. `closed(.local)` follows, or the reason that came before.
    package func close(_ code: WebSocketCloseCode = .normal, reason: String = "") {
        loop.execute { [session] in session.value.close(code, reason: reason) }
    }

    /// Drops the connection or the attempt at once. `closed(.local)` follows.
    package func cancel() {
        loop.execute { [session] in session.value.cancel() }
    }
}
