internal import CLinux

/// Tells a service manager how its service is, by the protocol of sd_notify(3).
package struct ServiceNotice: Sendable {
    private let path: String?
    /// How often the manager wants to hear that the service is alive; nil for never.
    package let watchdogInterval: Duration?

    /// Takes from the environment whom to tell. Without `NOTIFY_SOCKET` nobody is told.
    package init(environment: [String: String]) {
        path = environment["NOTIFY_SOCKET"].flatMap { $0.isEmpty ? nil : $0 }
        // Twice as often as asked, as sd_watchdog_enabled(3) advises.
        watchdogInterval = environment["WATCHDOG_USEC"].flatMap { Int64($0) }.map { .microseconds($0 / 2) }
    }

    /// Tells; whether anyone heard it changes nothing.
    package func send(_ text: String) {
        guard let path else { return }
        _ = clinux_notify(path, text)
    }
}
