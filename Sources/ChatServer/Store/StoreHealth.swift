internal import ChatTransport
internal import SQLite
internal import Synchronization

/// How the writer fares: what it counts, whether it stands still, and whether the disk refuses.
final class StoreHealth: Sendable {
    /// All that is known at a moment.
    struct State: Sendable {
        /// How many writes each commit held.
        var sizes = SizeHistogram()
        /// How long each batch took, from its first write to its commit.
        var batches = LatencyHistogram()
        /// Batches that failed as a whole.
        var failures = 0
        /// When the batch at hand began; nil between two.
        var began: LoopInstant?
        /// What the disk refused last; nil once it took a write again.
        var failure: Failure?
    }

    /// Why a batch failed.
    enum Failure: String, Sendable {
        /// There is no room on the disk.
        case diskFull = "disk full"
        /// Anything else: the disk refuses, or the file is damaged.
        case refused = "disk failing"

        init(_ error: any Error) {
            self = (error as? SQLiteError)?.code == .full ? .diskFull : .refused
        }
    }

    private let state = Mutex(State())
    private let clock: LoopClock

    init(clock: LoopClock) { self.clock = clock }

    /// What is known now.
    var current: State { state.withLock { $0 } }

    /// Whether the batch at hand takes longer than it may.
    func isStalled(after timeout: Duration) -> Bool {
        let now = clock.now()
        return state.withLock { state in state.began.map { now.duration(since: $0) > timeout } ?? false }
    }

    /// A batch begins.
    func begin() {
        let now = clock.now()
        state.withLock { $0.began = now }
    }

    /// The batch is on the disk, but for a job that the disk refused, if there is a refusal.
    func commit(jobs: Int, refusal: SQLiteError? = nil) {
        let now = clock.now()
        state.withLock { state in
            if let began = state.began { state.batches.add(now.duration(since: began)) }
            state.sizes.add(jobs)
            state.began = nil
            if let refusal { state.failure = Failure(refusal) }
        }
    }

    /// The disk took a write that it had to write: a batch that changed nothing says nothing of it.
    func recover() { state.withLock { $0.failure = nil } }

    /// The batch failed.
    func fail(_ error: any Error) {
        state.withLock { state in
            state.failures += 1
            state.began = nil
            state.failure = Failure(error)
        }
    }
}
