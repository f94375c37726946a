/// A value behind a lock: short, synchronous access from any thread, and no
/// call out while it is held.
///
/// `Synchronization.Mutex` would need iOS 18; this stands on `NSLock`.
// Unchecked: the value is reached under the lock only.
final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value

    init(_ value: Value) {
        stored = value
    }

    /// A copy of the value.
    var value: Value {
        lock.lock()
        defer { lock.unlock() }
        return stored
    }

    /// Reads or changes the value. The body must not call out.
    @discardableResult
    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&stored)
    }
}
