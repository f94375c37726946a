internal import ChatTransport

/// What every connection of the edge shares. Immutable, or behind locks of its own.
final class EdgeContext: Sendable {
    let configuration: EdgeConfiguration
    let service: EdgeService
    let log: ServerLog
    let clock: LoopClock
    let failures: FailureThrottle
    let users = UserSockets()
    let clientAddress: ClientAddress
    let crossOrigin: CrossOrigin

    init(configuration: EdgeConfiguration, service: EdgeService, log: ServerLog, clock: LoopClock) {
        self.configuration = configuration
        self.service = service
        self.log = log
        self.clock = clock
        clientAddress = ClientAddress(configuration)
        crossOrigin = CrossOrigin(configuration.corsOrigins)
        failures = FailureThrottle(failuresMax: configuration.failuresPerMinuteMax)
    }
}
