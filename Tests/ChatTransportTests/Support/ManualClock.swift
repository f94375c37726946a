import ChatTransport
import Synchronization

/// A clock that stands still until it is moved.
final class ManualClock: Sendable {
    private let nanoseconds = Atomic<UInt64>(1_000_000_000)

    /// For a loop.
    var clock: LoopClock { LoopClock { [self] in LoopInstant(nanoseconds: nanoseconds.load(ordering: .acquiring)) } }

    /// Moves the clock, and makes the loop look at it.
    func advance(by duration: Duration, waking loop: EventLoop) {
        let moved = LoopInstant(nanoseconds: nanoseconds.load(ordering: .acquiring)) + duration
        nanoseconds.store(moved.nanoseconds, ordering: .releasing)
        loop.wake()
    }
}
