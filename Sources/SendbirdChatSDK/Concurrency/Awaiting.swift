/// The `async` form of a call with a completion handler.
///
/// Cancelling the task stops the waiting with `CancellationError`; what was
/// asked of the server goes on.
nonisolated(nonsending) func awaiting<Value: Sendable>(
    _ call: (@escaping (Value?, SBError?) -> Void) -> Void
) async throws -> Value {
    let waiter = Waiter<Value>()
    return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
            guard waiter.begin(continuation) else { return }
            call { value, error in
                if let value {
                    waiter.end(.success(value))
                } else {
                    waiter.end(.failure(error ?? ChatError.unknownError.asSBError))
                }
            }
        }
    } onCancel: {
        waiter.end(.failure(CancellationError()))
    }
}

/// The `async` form of a call that reports nothing but an error.
nonisolated(nonsending) func awaitingEnd(
    _ call: (@escaping SBErrorHandler) -> Void
) async throws {
    let _: Bool = try await awaiting { done in
        call { error in done(error == nil ? true : nil, error) }
    }
}

/// The `async` form of a call that reports a count, which is no count with an error.
nonisolated(nonsending) func awaitingCount(_ call: (@escaping CountHandler) -> Void) async throws -> UInt {
    try await awaiting { (done: @escaping (UInt?, SBError?) -> Void) in
        call { count, error in done(error == nil ? count : nil, error) }
    }
}
