/// A small HTTP/1.1 client that keeps connections alive.
///
/// Calls return at once and may come from any thread. Each completion is
/// called exactly once, on the loop's thread, with no lock held.
package final class HTTPClient: Sendable {
    private let loop: EventLoop
    private let pool: LoopBound<HTTPClientPool>

    /// A client without connections.
    ///
    /// - Parameter loop: The loop that does the work. It must be running, and outlive the client.
    package init(loop: EventLoop, configuration: HTTPClientConfiguration = HTTPClientConfiguration()) {
        self.loop = loop
        pool = LoopBound(giving: HTTPClientPool(loop: loop, configuration: configuration), to: loop)
    }

    /// Sends a request.
    ///
    /// A kept connection that turns out to be closed before any of the response
    /// came is replaced once without telling, where sending twice does no harm
    /// (RFC 9110 section 9.2.2).
    ///
    /// - Returns: what cancels the request; its completion is then called with `cancelled`.
    @discardableResult
    package func send(
        _ request: HTTPClientRequest,
        completion: @escaping @Sendable (Result<HTTPClientResponse, TransportError>) -> Void
    ) -> HTTPClientCall {
        let call = HTTPClientCall(loop: loop, pool: pool)
        let isTaken = loop.execute { [pool] in pool.value.start(request, id: call.id, completion: completion) }
        if !isTaken { completion(.failure(.cancelled)) }
        return call
    }

    /// Cancels what runs and closes every connection.
    package func close() {
        loop.execute { [pool] in pool.value.close() }
    }
}
