internal import ChatTransport
internal import Synchronization

/// Tells the log when the server stops being ready and when it is again, and the service manager that it is alive.
final class ReadinessLog: Sendable {
    private struct State {
        var reason: String?
        var ticks: Int64 = 0
    }

    private let log: ServerLog
    private let notice: ServiceNotice
    private let state = Mutex(State())

    init(log: ServerLog, notice: ServiceNotice) {
        self.log = log
        self.notice = notice
    }

    /// Notes how it is; once a second. A stalled server does not feed the watchdog: the manager starts it anew.
    func note(_ reason: String?) {
        let (before, ticks) = state.withLock { state in
            defer { state.reason = reason }
            state.ticks += 1
            return (state.reason, state.ticks)
        }
        if reason != before {
            if let reason {
                log(.error, "server.unready", ["reason": .text(reason)])
            } else {
                log(.info, "server.ready")
            }
        }
        guard let interval = notice.watchdogInterval, reason != "stalled" else { return }
        if ticks % max(1, interval.components.seconds) == 0 { notice.send("WATCHDOG=1") }
    }
}
