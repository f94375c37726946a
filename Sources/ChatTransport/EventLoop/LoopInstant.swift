/// A moment on a loop's clock. Only differences mean anything.
package struct LoopInstant: Comparable, Hashable, Sendable {
    /// Nanoseconds since the clock's own beginning.
    package let nanoseconds: UInt64

    /// The moment this many nanoseconds after the clock's beginning.
    package init(nanoseconds: UInt64) { self.nanoseconds = nanoseconds }

    /// The earlier of two is the lesser.
    package static func < (left: LoopInstant, right: LoopInstant) -> Bool { left.nanoseconds < right.nanoseconds }

    /// The moment `duration` later. Negative durations count as zero.
    package static func + (instant: LoopInstant, duration: Duration) -> LoopInstant {
        let (seconds, attoseconds) = duration.components
        let nanoseconds = max(0, seconds) * 1_000_000_000 + max(0, attoseconds) / 1_000_000_000
        return LoopInstant(nanoseconds: instant.nanoseconds + UInt64(nanoseconds))
    }

    /// How long after `earlier` this moment is; zero when it is not after it.
    package func duration(since earlier: LoopInstant) -> Duration {
        .nanoseconds(nanoseconds > earlier.nanoseconds ? Int64(nanoseconds - earlier.nanoseconds) : 0)
    }
}
