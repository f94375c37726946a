internal import ChatDomain
internal import ChatOutbound
internal import ChatTransport
internal import ChatWire
internal import Dispatch
internal import Synchronization

/// Tells applications' back ends what happened: each event at least once, those of a channel in their order.
///
/// It follows the queue on the disk, which the changes themselves wrote. What was taken is removed after it was
/// taken: a server that is killed in between tells it again, under the same number, by which a receiver knows.
final class WebhookSender: Sendable {
    /// How many events of a lane are read at once.
    private static let readMost = 50
    /// How often events that are too old are looked for.
    private static let sweepSeconds = 60

    private struct State {
        var schedule: WebhookSchedule
        var isClosed = false
    }

    /// What one turn of a lane works through.
    private struct Turn: Sendable {
        let lane: WebhookLane
        let settings: WebhookSettings
        var events: ArraySlice<WebhookEvent>
        var lastID: Int64
        let members: [UInt8]?
    }

    private let store: Store
    private let client: OutboundClient
    private let settings: OutboundSettings
    private let environment: ServiceEnvironment
    private let figures: OutboundFigures
    private let removals: OutboundRemovals
    private let state: Mutex<State>
    private let queue = DispatchQueue(label: "webhooks")
    // Unsafe: sources of Dispatch may be used from any thread, but are not marked so.
    private nonisolated(unsafe) let timer: any DispatchSourceTimer
    // Unsafe: as the timer.
    private nonisolated(unsafe) let sweeper: any DispatchSourceTimer

    init(
        store: Store, client: OutboundClient, settings: OutboundSettings, environment: ServiceEnvironment,
        figures: OutboundFigures
    ) {
        self.store = store
        self.client = client
        self.settings = settings
        self.environment = environment
        self.figures = figures
        removals = OutboundRemovals(store: store) { try $0.removeWebhookEvents($1) }
        state = Mutex(
            State(
                schedule: WebhookSchedule(
                    callsMost: settings.webhookCallsMost, retry: settings.retryMilliseconds,
                    retryMost: settings.retryMostMilliseconds)))
        timer = DispatchSource.makeTimerSource(queue: queue)
        sweeper = DispatchSource.makeTimerSource(queue: queue)
    }

    /// Begins with what waits on the disk.
    func start() {
        timer.setEventHandler { [weak self] in self?.serve() }
        timer.activate()
        sweeper.schedule(deadline: .now(), repeating: .seconds(Self.sweepSeconds))
        sweeper.setEventHandler { [weak self] in self?.sweep() }
        sweeper.activate()
        store.read {
            try $0.webhookLanes()
        } completion: { [self] result in
            if let lanes = try? result.get() { added(lanes) }
        }
    }

    /// Begins nothing new. Calls under way end with their client.
    func close() {
        state.withLock { $0.isClosed = true }
        timer.cancel()
        sweeper.cancel()
        queue.sync {}
    }

    /// Events came into lanes.
    func added(_ lanes: [WebhookLane]) {
        state.withLock { state in
            for lane in lanes { state.schedule.added(lane) }
        }
        queue.async { [self] in serve() }
    }

    private var now: Int64 { Int64(LoopClock.monotonic.now().nanoseconds / 1_000_000) }

    // MARK: - Lanes

    /// Begins what may begin, and has itself called again when something is due.
    private func serve() {
        let now = now
        let lanes = state.withLock { state -> [WebhookLane] in
            guard !state.isClosed else { return [] }
            var lanes: [WebhookLane] = []
            while let lane = state.schedule.next(now: now) { lanes.append(lane) }
            if let due = state.schedule.due() {
                timer.schedule(deadline: .now() + .milliseconds(Int(max(1, due - now))))
            }
            return lanes
        }
        for lane in lanes { read(lane, after: 0) }
    }

    private func read(_ lane: WebhookLane, after id: Int64) {
        // Taken before the snapshot: what a lane tells after that, it alone tells.
        let unremoved = removals.unremoved
        store.read { queries -> Turn in
            let settings = try queries.webhook(applicationKey: lane.applicationKey)
            guard settings.isEnabled else {
                return Turn(lane: lane, settings: settings, events: [], lastID: id, members: nil)
            }
            let read = try queries.webhookEvents(in: lane, after: id, limit: Self.readMost)
            let events = read.filter { !unremoved.contains($0.id) }
            let members = settings.includesMembers ? try Self.members(of: lane, queries) : nil
            return Turn(
                lane: lane, settings: settings, events: events[...], lastID: read.last?.id ?? id, members: members)
        } completion: { [self] result in
            switch result {
            case .success(let turn) where turn.events.isEmpty && turn.lastID > id: read(lane, after: turn.lastID)
            case .success(let turn) where turn.events.isEmpty:
                state.withLock { $0.schedule.emptied(lane) }
                queue.async { [self] in serve() }
            case .success(let turn): tell(turn)
            // The store is busy or closed: the lane comes again.
            case .failure: finish(lane, .unreached)
            }
        }
    }

    private static func members(of lane: WebhookLane, _ queries: StoreQueries) throws -> [UInt8]? {
        guard lane.channelKey != 0, let channel = try queries.channel(key: lane.channelKey), !channel.isOpen else {
            return nil
        }
        var json = JSONWriter()
        json.beginArray()
        for member in try queries.firstMembers(of: channel) { member.write(to: &json) }
        json.endArray()
        return json.finish()
    }

    /// Tells the turn's first event; the others follow one by one.
    private func tell(_ turn: Turn) {
        var turn = turn
        guard let event = turn.events.popFirst() else { return read(turn.lane, after: turn.lastID) }
        guard let url = OutboundURL(turn.settings.url) else {
            return refused(event, "the address cannot be read")
        }
        let rest = turn
        client.send(call(event, url, rest)) { [self] result in
            switch result {
            case .success(let response) where (200..<300).contains(response.status):
                figures.webhooksDelivered.add(1, ordering: .relaxed)
                removals.add(event.id)
                let goesOn = state.withLock { $0.schedule.told(rest.lane, .delivered, now: now) && !$0.isClosed }
                if goesOn { tell(rest) }
            case .success(let response): refused(event, "status \(response.status)")
            case .failure(.cancelled): break
            case .failure(let error) where error.isUnreached:
                figures.webhooksUnreached.add(1, ordering: .relaxed)
                note(event, attempts: event.attempts, reason: "\(error)", isAside: false) { [self] in
                    finish(rest.lane, .unreached)
                }
            case .failure(let error): refused(event, "\(error)")
            }
        }
    }

    private func call(_ event: WebhookEvent, _ url: OutboundURL, _ turn: Turn) -> OutboundRequest {
        var body = Array(event.body.utf8)
        if let members = turn.members, body.last == UInt8(ascii: "}") {
            // Before the end of the event's object, which is never empty.
            body.removeLast()
            body += Array(#","members":"#.utf8) + members + [UInt8(ascii: "}")]
        }
        var request = OutboundRequest(
            "POST", url,
            headers: [
                ("Content-Type", "application/json; charset=utf-8"),
                (WebhookSignature.header, WebhookSignature.of(body, secret: turn.settings.secret)),
                ("x-roost-delivery", "\(event.id)"), ("x-roost-attempt", "\(event.attempts + 1)"),
            ], body: body)
        request.timeoutMilliseconds = settings.webhookTimeoutMilliseconds
        request.bodyLimit = .cut(1_024)
        return request
    }

    private func refused(_ event: WebhookEvent, _ reason: String) {
        let attempts = event.attempts + 1
        let isAside = attempts >= settings.webhookAttemptsMost
        figures.webhooksRefused.add(1, ordering: .relaxed)
        if isAside { figures.webhooksSetAside.add(1, ordering: .relaxed) }
        note(event, attempts: attempts, reason: reason, isAside: isAside) { [self] in
            // What was set aside keeps nobody waiting.
            finish(event.lane, isAside ? .delivered : .refused(attempts: attempts))
            if isAside { read(event.lane, after: event.id) }
        }
    }

    private func note(
        _ event: WebhookEvent, attempts: Int, reason: String, isAside: Bool, then: @escaping @Sendable () -> Void
    ) {
        guard attempts != event.attempts || reason != event.reason || isAside else { return then() }
        store.write {
            try $0.noteWebhookRefusal(event.id, attempts: attempts, reason: reason, isAside: isAside)
        } completion: { _ in
            // Where it could not be written the event is told once more often, and not lost.
            then()
        }
    }

    private func finish(_ lane: WebhookLane, _ outcome: WebhookSchedule.Outcome) {
        _ = state.withLock { $0.schedule.told(lane, outcome, now: now) }
        queue.async { [self] in serve() }
    }

    private func sweep() {
        let time = environment.now() - settings.webhookKeptMilliseconds
        store.write {
            try $0.forgetWebhookEvents(before: time)
        } completion: { [figures] result in
            if let count = try? result.get() { figures.webhooksDropped.add(count, ordering: .relaxed) }
        }
    }
}
