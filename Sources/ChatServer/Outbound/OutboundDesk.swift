internal import Synchronization

/// What the writer shares with those who call others: its limits, its figures, and where it leaves the news of a
/// commit. Without a taker news are dropped: the queues themselves are on the disk.
final class OutboundDesk: Sendable {
    /// A closure in a struct: one held by a generic type directly gains a thunk with each access.
    private struct State {
        var take: (@Sendable ([OutboundNews]) -> Void)?
    }

    let settings: OutboundSettings
    let figures = OutboundFigures()
    private let state = Mutex(State())

    init(_ settings: OutboundSettings) { self.settings = settings }

    /// Installs the taker; nil for none.
    func setTaker(_ take: (@Sendable ([OutboundNews]) -> Void)?) { state.withLock { $0.take = take } }

    /// Called on the writer's thread after a commit.
    func tell(_ news: [OutboundNews]) {
        // Called outside of the lock: the taker takes locks of its own.
        let state = state.withLock { $0 }
        state.take?(news)
    }
}
