import Dispatch

/// Waits on a thread of its own for what blocks, so that the few threads of the tests' tasks go on with others.
enum Blocking {
    static func run<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue(label: "blocking").async { continuation.resume(with: Result { try body() }) }
        }
    }
}
