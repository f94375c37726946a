internal import ChatTransport
internal import ChatWire

/// One loop's part of the edge: its connections, and who of them gets which event. On its loop only.
final class EdgeShard {
    let loop: EventLoop
    let context: EdgeContext
    private(set) var measures = EdgeMeasures()
    private var pages: [ObjectIdentifier: EdgeHTTPConnection] = [:]
    private var sockets: [UInt64: EdgeSocket] = [:]
    private var socketsByUser: [Int64: [EdgeSocket]] = [:]
    private var resolved: [ObjectIdentifier: Resolved] = [:]
    /// Changes whenever a socket comes or goes, which makes what was resolved before stale.
    private var generation: UInt64 = 0
    private var nextNumber: UInt64 = 0
    /// The loop's place among the edge's loops: part of a socket's number, which is unique in the process.
    private var loopNumber: UInt8 = 0
    private var metrics: EdgeMetrics?
    private var requestNumbers: RequestNumber
    private(set) var isStopping = false
    private var onEmpty: (() -> Void)?

    /// The sockets on this loop that a list names.
    private struct Resolved {
        /// Kept, so that its identity is not given to another list.
        let list: AnyObject
        let generation: UInt64
        let sockets: [EdgeSocket]
    }

    /// Lists whose sockets are remembered at the most.
    private static let resolvedMax = 2048

    init(loop: EventLoop, context: EdgeContext) {
        self.loop = loop
        self.context = context
        requestNumbers = RequestNumber(startedAt: context.service.now(), loop: 0)
    }

    /// Tells the shard its place. Before the first connection.
    func begin(loopNumber: UInt8, metrics: EdgeMetrics) {
        self.loopNumber = loopNumber
        requestNumbers = RequestNumber(startedAt: context.service.now(), loop: loopNumber)
        self.metrics = metrics
    }

    /// Notes a refused login or key. The log hears of it when the address has to wait, once.
    func noteFailure(of address: String) {
        measures.failedLogins += 1
        guard let block = context.failures.failed(address, at: loop.now) else { return }
        context.log(
            .warning, "login.throttled",
            ["address": .text(block.address), "seconds": .number(block.duration.components.seconds)])
    }

    /// A name for a request.
    func nextRequestNumber() -> String { requestNumbers.next() }

    /// Gives the page of all loops' figures to `completion`, on some loop.
    func gatherMetrics(_ completion: @escaping @Sendable (String) -> Void) {
        metrics?.gather(completion)
    }

    /// A new connection.
    func accept(_ connection: Connection) {
        guard !isStopping, connectionCount < context.configuration.connectionsMax / context.configuration.loopCount
        else { return connection.close() }
        measures.accepted += 1
        let page = EdgeHTTPConnection(connection, shard: self)
        pages[ObjectIdentifier(page)] = page
        connection.setHandler(page)
    }

    /// A connection that became a socket; it brings bytes that came after the upgrade.
    func upgrade(
        _ page: EdgeHTTPConnection, _ connection: Connection, clientAddress: String, remainder: [UInt8]
    ) {
        pages[ObjectIdentifier(page)] = nil
        nextNumber += 1
        let socket = EdgeSocket(
            connection, shard: self, number: nextNumber << 8 | UInt64(loopNumber),
            clientAddress: clientAddress)
        sockets[socket.number] = socket
        connection.setHandler(socket)
        remainder.withUnsafeBytes { socket.received($0, on: connection) }
    }

    var connectionCount: Int { pages.count + sockets.count }

    /// Forgets a connection that is gone.
    func forget(_ page: EdgeHTTPConnection) {
        pages[ObjectIdentifier(page)] = nil
        tellWhenEmpty()
    }

    /// Forgets a socket that is gone.
    func forget(_ socket: EdgeSocket) {
        sockets[socket.number] = nil
        tellWhenEmpty()
    }

    /// Changes the loop's own figures.
    func measure(_ change: (inout EdgeMeasures) -> Void) { change(&measures) }

    /// The figures with those that are counted on asking.
    func currentMeasures() -> EdgeMeasures {
        var current = measures
        current.httpConnections = pages.count
        current.sockets = sockets.count
        current.sessions = socketsByUser.values.reduce(0) { $0 + $1.count }
        current.outgoingBytes = sockets.values.reduce(0) { $0 + $1.outgoingBytes }
        return current
    }
}

// MARK: - Events

extension EdgeShard {
    /// A delivery whose frame is encoded: the same bytes for every loop and receiver.
    struct Parcel: Sendable {
        let recipients: Delivery.Recipients
        let frame: SharedBytes
        /// Why the receivers are closed instead; only for one user's.
        var close: CloseCode?
    }

    /// A socket speaks for a user from now on.
    func register(_ socket: EdgeSocket, session: Session) {
        let userKey = session.userKey
        generation += 1
        socketsByUser[userKey, default: []].append(socket)
        let reference = UserSockets.Reference(
            number: socket.number, loop: loop, socket: LoopBound(ownedBy: loop, socket))
        let most = context.configuration.socketsPerUserMax
        context.service.presence(session, true)
        for surplus in context.users.add(reference, userKey: userKey, most: most) {
            surplus.loop.execute { surplus.socket.value.leave(.tooManyConnections) }
        }
    }

    /// A socket speaks for nobody any more.
    func unregister(_ socket: EdgeSocket, session: Session) {
        let userKey = session.userKey
        generation += 1
        socketsByUser[userKey]?.removeAll { $0 === socket }
        if socketsByUser[userKey]?.isEmpty ?? false { socketsByUser[userKey] = nil }
        context.users.remove(number: socket.number, userKey: userKey)
        context.service.presence(session, false)
    }

    /// Gives each delivery to its receivers on this loop, in order.
    func deliver(_ parcels: [Parcel]) {
        for parcel in parcels {
            switch parcel.recipients {
            case .user(let key):
                guard let own = socketsByUser[key] else { continue }
                if let close = parcel.close {
                    for socket in own { socket.leave(close) }
                } else {
                    send(parcel.frame, to: own)
                }
            case .connections(let list): send(parcel.frame, to: sockets(of: list))
            case .members(let list, exceptUserKeys: let except):
                let sockets = sockets(of: list)
                send(
                    parcel.frame,
                    to: except.isEmpty
                        ? sockets : sockets.filter { $0.userKey.map { !except.contains($0) } ?? false })
            }
        }
    }

    private func send(_ frame: SharedBytes, to sockets: [EdgeSocket]) {
        for socket in sockets { socket.deliver(frame) }
        measures.deliveries += sockets.count
    }

    /// Looking a thousand members up costs more than queueing to them, so the answer is kept until a socket
    /// comes or goes or the list is another.
    private func sockets(of list: MemberList) -> [EdgeSocket] {
        resolve(list) { list.userKeys.flatMap { socketsByUser[$0] ?? [] } }
    }

    /// Those of the list that are here, and speak for somebody still.
    private func sockets(of list: ConnectionList) -> [EdgeSocket] {
        resolve(list) { list.numbers.compactMap { sockets[$0] }.filter { $0.userKey != nil } }
    }

    private func resolve(_ list: AnyObject, _ find: () -> [EdgeSocket]) -> [EdgeSocket] {
        let identity = ObjectIdentifier(list)
        if let known = resolved[identity], known.generation == generation { return known.sockets }
        let found = find()
        if resolved.count >= Self.resolvedMax { resolved.removeAll(keepingCapacity: true) }
        resolved[identity] = Resolved(list: list, generation: generation, sockets: found)
        return found
    }
}

// MARK: - Stopping

extension EdgeShard {
    /// Lets every connection finish what is under way and go; calls `onEmpty` when none is left.
    func stop(onEmpty: @escaping () -> Void) {
        isStopping = true
        self.onEmpty = onEmpty
        for page in pages.values { page.drain() }
        for socket in sockets.values { socket.drain() }
        tellWhenEmpty()
    }

    private func tellWhenEmpty() {
        guard isStopping, connectionCount == 0, let onEmpty else { return }
        self.onEmpty = nil
        onEmpty()
    }
}
