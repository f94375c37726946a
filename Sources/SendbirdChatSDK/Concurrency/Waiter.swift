/// A continuation that is resumed exactly once, by the answer or by the cancellation, whichever is first.
final class Waiter<Value: Sendable>: Sendable {
    private enum State {
        case idle
        case waiting(CheckedContinuation<Value, any Error>)
        case ended
    }

    private let state = Locked(State.idle)

    /// Takes the continuation; false (and resumed) when the wait was cancelled before it began.
    func begin(_ continuation: CheckedContinuation<Value, any Error>) -> Bool {
        let begins = state.withLock { state in
            guard case .idle = state else { return false }
            state = .waiting(continuation)
            return true
        }
        if !begins { continuation.resume(throwing: CancellationError()) }
        return begins
    }

    /// Resumes the continuation if nobody did before.
    func end(_ result: Result<Value, any Error>) {
        let continuation = state.withLock { state -> CheckedContinuation<Value, any Error>? in
            defer { state = .ended }
            guard case .waiting(let continuation) = state else { return nil }
            return continuation
        }
        continuation?.resume(with: result)
    }
}
