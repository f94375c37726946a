internal import CLinux

/// The signals that ask a process to stop: SIGTERM and SIGINT, taken by waiting rather than by a handler.
package enum StopSignal {
    /// Keeps the signals from ending the process. To be called before any thread is started,
    /// so that all of them inherit it. Also makes writing to a closed pipe an error instead of the end.
    package static func block() {
        let result = clinux_block_stop_signals()
        precondition(result == 0, "Signals cannot be blocked.")
    }

    /// Waits until one comes and returns its number.
    package static func wait() -> Int32 { clinux_wait_for_stop_signal() }
}
