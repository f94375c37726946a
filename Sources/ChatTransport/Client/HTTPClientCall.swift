internal import Synchronization

/// A request under way.
package final class HTTPClientCall: Sendable {
    private static let lastID = Atomic<UInt64>(0)

    let id: UInt64
    private let loop: EventLoop
    private let pool: LoopBound<HTTPClientPool>

    init(loop: EventLoop, pool: LoopBound<HTTPClientPool>) {
        id = Self.lastID.wrappingAdd(1, ordering: .relaxed).newValue
        self.loop = loop
        self.pool = pool
    }

    /// Cancels the request. Does nothing once its completion was called. From any thread.
    package func cancel() {
        loop.execute { [pool, id] in pool.value.cancel(id) }
    }
}
