internal import ChatDomain
internal import ChatOutbound
internal import ChatWire
internal import Synchronization

/// Notifies members who have no connection of new messages, message by message as they were kept.
///
/// A message is taken out of the queue once every push service has answered for it: a server that is killed in
/// between notifies again, and the second notification replaces the first on the device by its collapse id.
final class PushSender: Sendable {
    private struct State {
        var lastID: Int64 = 0
        var underWay = 0
        var isReading = false
        var hasMore = true
        var isClosed = false
    }

    private struct KnownService {
        let provider: PushProvider
        let service: any PushService
    }

    private let store: Store
    private let client: OutboundClient
    private let settings: OutboundSettings
    private let environment: ServiceEnvironment
    private let presence: Presence
    private let figures: OutboundFigures
    private let removals: OutboundRemovals
    private let delays = OutboundDelays()
    private let state = Mutex(State())
    private let services = Mutex<[String: KnownService]>([:])

    init(_ service: ChatService, client: OutboundClient) {
        store = service.store
        self.client = client
        settings = service.outboundDesk.settings
        environment = service.environment
        presence = service.presence
        figures = service.outboundDesk.figures
        removals = OutboundRemovals(store: service.store) { try $0.removePushJobs($1) }
    }

    /// Begins with what waits on the disk.
    func start() { serve() }

    /// Begins nothing new. Calls under way end with their client.
    func close() {
        state.withLock { $0.isClosed = true }
        delays.close()
    }

    /// Messages were kept.
    func added() {
        state.withLock { $0.hasMore = true }
        serve()
    }

    // MARK: - Messages

    private func serve() {
        let order = state.withLock { state -> (after: Int64, limit: Int)? in
            let room = settings.pushMessagesMost - state.underWay
            guard !state.isClosed, !state.isReading, state.hasMore, room > 0 else { return nil }
            (state.isReading, state.hasMore) = (true, false)
            return (state.lastID, room)
        }
        guard let order else { return }
        store.read {
            try $0.pushJobs(after: order.after, limit: order.limit)
        } completion: { [self] result in
            guard let jobs = try? result.get() else {
                // The store is busy, or closed: then this is asked for in vain.
                state.withLock { ($0.isReading, $0.hasMore) = (false, true) }
                return delays.add(after: settings.retryMilliseconds) { [self] in serve() }
            }
            state.withLock { state in
                state.isReading = false
                state.underWay += jobs.count
                if let last = jobs.last { state.lastID = last.id }
                if jobs.count == order.limit { state.hasMore = true }
            }
            for job in jobs { begin(job) }
            if !jobs.isEmpty { serve() }
        }
    }

    private func begin(_ job: StoreQueries.PushJob) {
        guard isNews(job) else {
            figures.pushesDropped.add(1, ordering: .relaxed)
            return finish(job)
        }
        plan(job, after: 0)
    }

    private func isNews(_ job: StoreQueries.PushJob) -> Bool {
        job.createdAt >= environment.now() - settings.pushKeptMilliseconds
    }

    private func plan(_ job: StoreQueries.PushJob, after userKey: Int64) {
        let now = environment.now()
        store.read { [presence] queries in
            try PushPlan.make(job, after: userKey, now: now, queries) {
                presence.isConnected($0.userID, applicationKey: $0.applicationKey)
            }
        } completion: { [self] result in
            guard let plan = try? result.get() else {
                // As above: it stays in the queue.
                return delays.add(after: settings.retryMilliseconds) { [self] in self.plan(job, after: userKey) }
            }
            let rest = Countdown(plan.items.count + 1) { [self] in
                if let next = plan.next { self.plan(job, after: next) } else { finish(job) }
            }
            for item in plan.items {
                let providers = plan.providers.filter { $0.serves(item.token.type) }[...]
                send(Sending(item: item, job: job, providers: providers) { rest.count() })
            }
            rest.count()
        }
    }

    private func finish(_ job: StoreQueries.PushJob) {
        removals.add(job.id)
        state.withLock { $0.underWay -= 1 }
        serve()
    }

    /// Calls something once it was counted down.
    private final class Countdown: Sendable {
        private let left: Atomic<Int>
        private let end: @Sendable () -> Void

        init(_ count: Int, _ end: @escaping @Sendable () -> Void) {
            left = Atomic(count)
            self.end = end
        }

        func count() {
            if left.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { end() }
        }
    }

    // MARK: - Devices

    /// A notification on its way to one device.
    private struct Sending: Sendable {
        let item: PushPlan.Item
        let job: StoreQueries.PushJob
        /// Those that may know the device; the first is asked.
        var providers: ArraySlice<PushProvider>
        /// How often it was tried.
        var tries = 0
        /// How often a service put it off. One that is not reached has not refused.
        var refusals = 0
        /// Called once it is known what became of it; not when it was called off.
        let then: @Sendable () -> Void
    }

    /// Sends by the first service that knows the device; the device goes when none does.
    private func send(_ sending: Sending) {
        guard let provider = sending.providers.first, let service = service(of: provider) else {
            return sending.then()
        }
        service.send(sending.item.notification, to: sending.item.token.token) { [self] outcome in
            var sending = sending
            switch outcome {
            case .delivered:
                figures.pushesDelivered.add(1, ordering: .relaxed)
                sending.then()
            case .unregistered(let since):
                sending.providers.removeFirst()
                guard sending.providers.isEmpty else { return send(sending) }
                remove(sending.item.token, since: since)
                sending.then()
            case .later(let seconds):
                sending.refusals += 1
                again(sending, notBefore: (seconds ?? 0) * 1_000)
            case .unreached: again(sending, notBefore: 0)
            case .failed:
                figures.pushesFailed.add(1, ordering: .relaxed)
                sending.then()
            case .cancelled: break
            }
        }
    }

    /// Tries again after a while, unless the service has put it off too often, or it is old news by now.
    private func again(_ sending: Sending, notBefore least: Int64) {
        guard sending.refusals < settings.pushAttemptsMost, isNews(sending.job) else {
            figures.pushesFailed.add(1, ordering: .relaxed)
            return sending.then()
        }
        figures.pushesRetried.add(1, ordering: .relaxed)
        let growing = settings.retryMilliseconds << Int64(min(sending.tries, 20))
        var next = sending
        next.tries += 1
        delays.add(after: min(settings.retryMostMilliseconds, max(growing, least))) { [self, next] in send(next) }
    }

    /// A device that was registered again after the service lost it stays.
    private func remove(_ token: PushToken, since: Int64?) {
        guard since.map({ token.createdAt < $0 }) ?? true else { return }
        figures.pushTokensRemoved.add(1, ordering: .relaxed)
        store.write {
            try $0.removePushToken(token.token, type: token.type, applicationKey: token.applicationKey)
        } completion: { _ in
        }
    }

    private func service(of provider: PushProvider) -> (any PushService)? {
        services.withLock { services in
            if let known = services[provider.id], known.provider == provider { return known.service }
            guard let service = make(provider) else { return nil }
            services[provider.id] = KnownService(provider: provider, service: service)
            return service
        }
    }

    private func make(_ provider: PushProvider) -> (any PushService)? {
        switch provider.service {
        case .apns(let apns):
            let base = apns.isProduction ? settings.apnsProductionURL : settings.apnsDevelopmentURL
            return APNsService(apns, base: base, client: client, now: environment.now)
        case .fcm(let fcm):
            return FCMService(fcm, base: settings.fcmURL, client: client, now: environment.now)
        }
    }
}

extension PushProvider {
    /// Whether it serves devices of a type.
    fileprivate func serves(_ type: PushTokenType) -> Bool {
        switch service {
        case .apns: type == .apns
        case .fcm: type == .gcm
        }
    }
}
