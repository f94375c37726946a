internal import ChatTransport

/// What every connection of the edge shares. Immutable, or behind locks of its own.
final class EdgeContext: Sendable {
    let configuration: EdgeConfiguration
    let service: EdgeService
    let log: ServerLog
    let clock: LoopClock
    let failures: FailureThrottle
    let users = UserSockets()

    init(configuration: EdgeConfiguration, service: EdgeService, log: ServerLog, clock: LoopClock) {
        self.configuration = configuration
        self.service = service
        self.log = log
        self.clock = clock
        failures = FailureThrottle(failuresMax: configuration.failuresPerMinuteMax)
    }
}
