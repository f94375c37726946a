import ChatTransport
import Synchronization

/// A loop's clock that moves when it is told.
final class HandClock: Sendable {
    private let nanoseconds = Atomic<UInt64>(1_000_000_000)

    var clock: LoopClock { LoopClock { [self] in LoopInstant(nanoseconds: nanoseconds.load(ordering: .acquiring)) } }

    /// Milliseconds since 1970, as if the clock had been started there.
    var milliseconds: Int64 { Int64(nanoseconds.load(ordering: .acquiring) / 1_000_000) }

    /// Moves the clock and makes the loops look at it.
    func advance(by duration: Duration, waking loops: [EventLoop]) {
        let moved = LoopInstant(nanoseconds: nanoseconds.load(ordering: .acquiring)) + duration
        nanoseconds.store(moved.nanoseconds, ordering: .releasing)
        for loop in loops { loop.wake() }
    }
}
