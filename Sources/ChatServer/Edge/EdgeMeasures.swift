/// What one loop of the edge has counted. Plain numbers: each loop has its own, and asking adds them up.
struct EdgeMeasures: Sendable {
    var accepted = 0
    var httpConnections = 0
    var sockets = 0
    var sessions = 0
    var logins = 0
    var failedLogins = 0
    var throttled = 0
    var socketRequests = 0
    /// Answers by HTTP status.
    var restRequests: [Int: Int] = [:]
    var badFrames = 0
    var badRequests = 0
    var deliveries = 0
    var tooSlow = 0
    var outgoingBytes = 0
    /// Sockets closed by this end, by close code.
    var closes: [UInt16: Int] = [:]
    var latency = LatencyHistogram()
    /// Latencies by route, and by method of the socket.
    var routes: [String: LatencyHistogram] = [:]
    var methods: [String: LatencyHistogram] = [:]

    /// Adds another loop's.
    mutating func add(_ other: EdgeMeasures) {
        accepted += other.accepted
        httpConnections += other.httpConnections
        sockets += other.sockets
        sessions += other.sessions
        logins += other.logins
        failedLogins += other.failedLogins
        throttled += other.throttled
        socketRequests += other.socketRequests
        restRequests.merge(other.restRequests, uniquingKeysWith: +)
        badFrames += other.badFrames
        badRequests += other.badRequests
        deliveries += other.deliveries
        tooSlow += other.tooSlow
        outgoingBytes += other.outgoingBytes
        closes.merge(other.closes, uniquingKeysWith: +)
        latency.add(other.latency)
        for (route, latency) in other.routes { routes[route, default: LatencyHistogram()].add(latency) }
        for (method, latency) in other.methods { methods[method, default: LatencyHistogram()].add(latency) }
    }
}
