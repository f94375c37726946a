package import ChatTransport
internal import ChatWire
internal import Dispatch
internal import Synchronization

/// The server's edge: it listens, speaks HTTP and WebSocket, and brings events to whom they concern.
///
/// It knows connections and sessions; what a request means is the service's
/// part. Events handed to ``deliver(_:)`` leave in that order to every
/// receiver, each encoded once.
package final class Edge: Sendable {
    private let context: EdgeContext
    let loops: [EventLoop]
    private let shards: [LoopBound<EdgeShard>]
    private let metrics: EdgeMetrics
    private let listener = Mutex<LoopBound<Listener>?>(nil)

    /// An edge that does not listen yet.
    ///
    /// - Throws: `system` when the process has no descriptors left.
    package init(
        configuration: EdgeConfiguration, service: EdgeService, log: ServerLog, clock: LoopClock = .monotonic
    ) throws(TransportError) {
        precondition((1...64).contains(configuration.loopCount), "There are 1 to 64 loops.")
        context = EdgeContext(configuration: configuration, service: service, log: log, clock: clock)
        var loops: [EventLoop] = []
        var shards: [LoopBound<EdgeShard>] = []
        for number in 0..<configuration.loopCount {
            let loop = try EventLoop(name: "edge-\(number)", clock: clock)
            loops.append(loop)
            shards.append(LoopBound(giving: EdgeShard(loop: loop, context: context), to: loop))
        }
        self.loops = loops
        self.shards = shards
        metrics = EdgeMetrics(shards: shards, loops: loops) { service.figures(&$0) }
    }

    /// Starts to listen and returns the port.
    ///
    /// - Throws: `system` when the address is not free or not numeric.
    package func start() throws(TransportError) -> UInt16 {
        let metrics = metrics
        for (number, (loop, shard)) in zip(loops, shards).enumerated() {
            loop.start()
            loop.execute { shard.value.begin(loopNumber: UInt8(number), metrics: metrics) }
        }
        let places = Dictionary(uniqueKeysWithValues: zip(loops.map(ObjectIdentifier.init), shards))
        let outcome = Handover<Result<UInt16, TransportError>>()
        loops[0].execute { [self] in
            outcome.give(Result { () throws(TransportError) in try listen(places) })
        }
        return try outcome.take().get()
    }

    /// Serves new connections with another certificate; those that are open keep theirs. From any thread.
    package func setTLS(_ tls: TLSContext) {
        guard let listener = listener.withLock({ $0 }) else { return }
        loops[0].execute { listener.value.tls = tls }
    }

    /// Brings events to the sessions they concern. From any thread; calls must not overlap.
    package func deliver(_ deliveries: [Delivery]) {
        let messagePrefix = Array(#"{"event":"message.new""#.utf8)
        let parcels = deliveries.map { delivery in
            EdgeShard.Parcel(
                recipients: delivery.recipients,
                frame: SharedBytes(WebSocketEncoder.frame(.text, delivery.bytes)), close: delivery.close)
        }
        metrics.events.add(deliveries.count, ordering: .relaxed)
        metrics.messages.add(deliveries.count { $0.bytes.starts(with: messagePrefix) }, ordering: .relaxed)
        for (loop, shard) in zip(loops, shards) { loop.execute { shard.value.deliver(parcels) } }
    }

    /// Stops accepting, answers what is under way, tells every client to go, and waits for them a bounded time.
    ///
    /// Blocks; not from a loop. The service must still answer while it runs. Stopping again is harmless.
    package func stop() {
        if let listener = listener.withLock({ $0.take() }) {
            loops[0].execute { listener.value.close() }
        }
        let gone = DispatchGroup()
        for (loop, shard) in zip(loops, shards) {
            gone.enter()
            // A loop that has ended has no connections left.
            if !loop.execute({ shard.value.stop { gone.leave() } }) { gone.leave() }
        }
        let (seconds, attoseconds) = context.configuration.stopTimeout.components
        let wait = DispatchTimeInterval.milliseconds(Int(seconds * 1000 + attoseconds / 1_000_000_000_000_000))
        let isClean = gone.wait(wallTimeout: .now() + wait) == .success
        if !isClean { context.log(.info, "edge.clients_left_behind") }
        for loop in loops { loop.stop() }
    }

    private func listen(_ places: [ObjectIdentifier: LoopBound<EdgeShard>]) throws(TransportError) -> UInt16 {
        let configuration = context.configuration
        let made = try Listener(
            address: configuration.address, port: configuration.port, loop: loops[0], targets: loops,
            outgoingBytesMax: configuration.limits.outgoingBytes, tls: configuration.tls
        ) { connection in
            places[ObjectIdentifier(connection.loop)]?.value.accept(connection)
        }
        listener.withLock { $0 = LoopBound(ownedBy: loops[0], made) }
        return made.port
    }
}
