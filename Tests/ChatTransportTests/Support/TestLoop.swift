import ChatTransport

/// A running loop that ends with the test.
final class TestLoop: Sendable {
    let loop: EventLoop

    init(clock: LoopClock = .monotonic) throws {
        loop = try EventLoop(name: "test", clock: clock)
        loop.start()
    }

    deinit { loop.stop() }

    /// Runs a task on the loop and returns what it gives.
    func run<Value: Sendable>(_ body: @escaping @Sendable (EventLoop) throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            loop.execute { [loop] in continuation.resume(with: Result { try body(loop) }) }
        }
    }
}
