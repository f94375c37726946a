internal import CLinux
internal import Glibc

/// The signals that a server listens to, taken by waiting rather than by a handler.
package enum StopSignal: Sendable {
    /// SIGTERM or SIGINT: stop.
    case stop
    /// SIGHUP: read anew what may have changed.
    case reload

    /// Keeps the signals from ending the process. To be called before any thread is started,
    /// so that all of them inherit it. Also makes writing to a closed pipe an error instead of the end.
    package static func block() {
        let result = clinux_block_stop_signals()
        precondition(result == 0, "Signals cannot be blocked.")
    }

    /// Waits until one comes.
    package static func wait() -> StopSignal { clinux_wait_for_stop_signal() == SIGHUP ? .reload : .stop }
}
