internal import ChatTransport
internal import Dispatch
internal import Synchronization

/// Does things a while later, by one timer for all of them.
final class OutboundDelays: Sendable {
    private struct State {
        var waiting: [(due: Int64, body: @Sendable () -> Void)] = []
        var isClosed = false
    }

    private let state = Mutex(State())
    // Unsafe: sources of Dispatch may be used from any thread, but are not marked so.
    private nonisolated(unsafe) let timer: any DispatchSourceTimer

    init() {
        timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "outbound.delays"))
        timer.setEventHandler { [weak self] in self?.run() }
        timer.activate()
    }

    /// Does something after so many milliseconds; never once this was closed.
    func add(after milliseconds: Int64, _ body: @escaping @Sendable () -> Void) {
        let now = now
        state.withLock { state in
            guard !state.isClosed else { return }
            state.waiting.append((now + milliseconds, body))
            schedule(state, now: now)
        }
    }

    /// Forgets what waits.
    func close() {
        state.withLock { state in
            state.isClosed = true
            state.waiting = []
        }
        timer.cancel()
    }

    private var now: Int64 { Int64(LoopClock.monotonic.now().nanoseconds / 1_000_000) }

    private func run() {
        let now = now
        let due = state.withLock { state in
            let due = state.waiting.filter { $0.due <= now }
            state.waiting.removeAll { $0.due <= now }
            schedule(state, now: now)
            return due
        }
        for one in due { one.body() }
    }

    private func schedule(_ state: State, now: Int64) {
        guard let next = state.waiting.map(\.due).min() else { return }
        timer.schedule(deadline: .now() + .milliseconds(Int(max(1, next - now))))
    }
}
