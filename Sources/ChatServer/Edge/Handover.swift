internal import Dispatch
internal import Synchronization

/// Hands one value from a loop to a thread that waits for it.
final class Handover<Value: Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)
    private let given = DispatchSemaphore(value: 0)

    /// Gives the value. Once.
    func give(_ value: Value) {
        self.value.withLock { $0 = value }
        given.signal()
    }

    /// Waits for the value and takes it. Once.
    func take() -> Value {
        given.wait()
        guard let value = value.withLock({ $0.take() }) else { preconditionFailure("The value was taken before.") }
        return value
    }
}
