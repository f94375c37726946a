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
            let jobs = (try? result.get()) ?? []
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
        guard job.createdAt >= environment.now() - settings.pushKeptMilliseconds else {
            figures.pushesDropped.add(1, ordering: .relaxed)
            return finish(job)
        }
        plan(job, after: 0)
    }

    private func plan(_ job: StoreQueries.PushJob, after userKey: Int64) {
        let now = environment.now()
        store.read { [presence] queries in
            try PushPlan.make(job, after: userKey, now: now, queries) {
                presence.isConnected($0.userID, applicationKey: $0.applicationKey)
            }
        } completion: { [self] result in
            guard let plan = try? result.get() else { return finish(job) }
            let rest = Countdown(plan.items.count + 1) { [self] in
                if let next = plan.next { self.plan(job, after: next) } else { finish(job) }
            }
            for item in plan.items {
                send(item, by: plan.providers.filter { $0.serves(item.token.type) }[...], attempt: 1) { rest.count() }
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

    /// Sends by the first service that knows the device; the device goes when none does.
    private func send(
        _ item: PushPlan.Item, by providers: ArraySlice<PushProvider>, attempt: Int,
        then: @escaping @Sendable () -> Void
    ) {
        guard let provider = providers.first, let service = service(of: provider) else { return then() }
        service.send(item.notification, to: item.token.token) { [self] outcome in
            switch outcome {
            case .delivered:
                figures.pushesDelivered.add(1, ordering: .relaxed)
                then()
            case .unregistered(let since):
                let others = providers.dropFirst()
                guard others.isEmpty else { return send(item, by: others, attempt: attempt, then: then) }
                remove(item.token, since: since)
                then()
            case .later(let seconds):
                guard attempt < settings.pushAttemptsMost else {
                    figures.pushesFailed.add(1, ordering: .relaxed)
                    return then()
                }
                figures.pushesRetried.add(1, ordering: .relaxed)
                let wait = min(
                    settings.retryMostMilliseconds,
                    max(settings.retryMilliseconds << Int64(min(attempt - 1, 20)), (seconds ?? 0) * 1_000))
                delays.add(after: wait) { [self] in send(item, by: providers, attempt: attempt + 1, then: then) }
            case .failed:
                figures.pushesFailed.add(1, ordering: .relaxed)
                then()
            }
        }
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
