import Synchronization

/// A clock that stands until it is moved.
final class TestClock: Sendable {
    private let milliseconds: Mutex<Int64>

    init(_ start: Int64 = 1_700_000_000_000) { milliseconds = Mutex(start) }

    var now: Int64 { milliseconds.withLock { $0 } }

    func advance(_ by: Int64) { milliseconds.withLock { $0 += by } }
}
