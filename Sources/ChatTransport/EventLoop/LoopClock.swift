internal import CLinux

/// Where a loop reads the time. Tests pass one that stands still until told.
package struct LoopClock: Sendable {
    /// The present moment. Never goes back.
    package let now: @Sendable () -> LoopInstant

    /// A clock that asks a function.
    package init(now: @escaping @Sendable () -> LoopInstant) { self.now = now }

    /// The system's monotonic clock.
    package static let monotonic = LoopClock {
        LoopInstant(nanoseconds: clinux_monotonic_nanoseconds())
    }
}
