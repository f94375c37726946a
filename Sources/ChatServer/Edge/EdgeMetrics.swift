internal import ChatTransport
internal import Foundation
internal import Synchronization

/// Gathers the figures of all loops into one page for Prometheus.
final class EdgeMetrics: Sendable {
    /// Counted where events come in, before they reach any loop.
    let events = Atomic<Int>(0)
    let messages = Atomic<Int>(0)
    private let shards: [LoopBound<EdgeShard>]
    private let loops: [EventLoop]

    private struct Gathering {
        var sum = EdgeMeasures()
        var missing: Int
    }

    /// Appends the figures of what is behind the edge.
    private let further: @Sendable (inout PrometheusText) -> Void

    init(
        shards: [LoopBound<EdgeShard>], loops: [EventLoop], further: @escaping @Sendable (inout PrometheusText) -> Void
    ) {
        self.shards = shards
        self.loops = loops
        self.further = further
    }

    /// Asks every loop and gives the page to `completion`, on whichever loop answers last.
    func gather(_ completion: @escaping @Sendable (String) -> Void) {
        let gathering = GatheringBox(missing: loops.count)
        for (loop, shard) in zip(loops, shards) {
            loop.execute { [self] in
                let sum = gathering.add(shard.value.currentMeasures())
                if let sum { completion(page(sum)) }
            }
        }
    }

    /// The sum so far, behind a lock.
    private final class GatheringBox: Sendable {
        private let state: Mutex<Gathering>

        init(missing: Int) { state = Mutex(Gathering(missing: missing)) }

        /// Adds one loop's figures; gives the sum to the one who was last.
        func add(_ measures: EdgeMeasures) -> EdgeMeasures? {
            state.withLock { state in
                state.sum.add(measures)
                state.missing -= 1
                return state.missing == 0 ? state.sum : nil
            }
        }
    }

    private func page(_ sum: EdgeMeasures) -> String {
        var page = PrometheusText()
        page.counter("roost_connections_accepted_total", "Connections taken since the start.", sum.accepted)
        page.gauge("roost_http_connections", "HTTP connections open.", sum.httpConnections)
        page.gauge("roost_sockets", "WebSockets open.", sum.sockets)
        page.gauge("roost_sessions", "WebSockets logged in.", sum.sessions)
        page.counter("roost_logins_total", "Logins that went well.", sum.logins)
        page.counter("roost_failed_logins_total", "Logins and keys refused.", sum.failedLogins)
        page.counter("roost_throttled_total", "Requests refused for too many failures before.", sum.throttled)
        page.counter("roost_socket_requests_total", "Requests answered over WebSockets.", sum.socketRequests)
        page.counters(
            "roost_http_responses_total", "HTTP answers by status.", label: "status",
            sum.restRequests.sorted { $0.key < $1.key }.map { (String($0.key), $0.value) })
        page.counter("roost_bad_frames_total", "WebSockets closed for breaking the protocol.", sum.badFrames)
        page.counter("roost_bad_requests_total", "HTTP requests that could not be read.", sum.badRequests)
        page.counter("roost_events_total", "Events given out by the store.", events.load(ordering: .relaxed))
        page.counter("roost_messages_total", "New messages among them.", messages.load(ordering: .relaxed))
        page.counter("roost_deliveries_total", "Events queued to receivers.", sum.deliveries)
        page.gauge("roost_outgoing_bytes", "Bytes waiting for receivers.", sum.outgoingBytes)
        page.counter("roost_too_slow_total", "WebSockets closed for not reading.", sum.tooSlow)
        page.counters(
            "roost_closes_total", "WebSockets closed by the server, by code.", label: "code",
            sum.closes.sorted { $0.key < $1.key }.map { (String($0.key), $0.value) })
        page.histogram("roost_request_seconds", "From a request's arrival to its answer.", sum.latency)
        page.histograms(
            "roost_http_request_seconds", "The same by route.", label: "route", sum.routes)
        page.histograms(
            "roost_socket_request_seconds", "The same by method of the socket.", label: "method", sum.methods)
        further(&page)
        page.gauge("process_resident_memory_bytes", "Memory of the process.", Self.residentBytes())
        return page.text
    }

    /// The second number of `/proc/self/statm`, in pages.
    private static func residentBytes() -> Int {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
        let parts = text.split(separator: " ")
        return (parts.count > 1 ? Int(parts[1]) ?? 0 : 0) * 4096
    }
}
