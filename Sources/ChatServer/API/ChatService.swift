internal import ChatDomain
internal import ChatWire
internal import Synchronization

/// The server behind the edge: takes requests of both faces, answers them, and hands out what is to be told.
///
/// Both faces, REST and socket, end in the same operations. Any thread may
/// call; nothing blocks. An answer may come before the call returns or later
/// from another thread.
///
/// After each commit the writer's thread first gives the answers of the batch,
/// in order, then calls the sink once with the batch's deliveries, in the order
/// of the channels' numbers. So a connection that is registered for its user in
/// the turn of its login's answer misses nothing; it may get events from just
/// before its login, which their numbers tell.
package final class ChatService: Sendable {
    /// How it behaves.
    package let configuration: ServiceConfiguration

    let store: Store
    let sessions = SessionTable()
    let presence = Presence()
    let visitors = VisitorTable()
    let rates: RequestRates
    let environment: ServiceEnvironment
    let files: Files
    private let storedEpoch: Mutex<String>
    let dueWork = DueWorkGate()
    let exportWork = DueWorkGate()
    let accessWork = DueWorkGate()
    /// Where the writer leaves what concerns others outside.
    let outboundDesk: OutboundDesk
    private let outboundBox = OutboundBox()
    private let sink: Sink

    /// Takes deliveries before and after a sink is installed.
    private final class Sink: Sendable {
        /// A closure in a struct: one held by a generic type directly gains a thunk with each access.
        private struct State {
            var deliver: (@Sendable ([Delivery]) -> Void)?
        }

        private let state = Mutex(State())

        func set(_ deliver: @escaping @Sendable ([Delivery]) -> Void) { state.withLock { $0.deliver = deliver } }

        func deliver(_ deliveries: [Delivery]) {
            // Called outside of the lock: the sink is not ours.
            let state = state.withLock { $0 }
            state.deliver?(deliveries)
        }
    }

    /// Opens or makes the database at a path and starts the threads.
    ///
    /// - Parameter filesPath: The folder of uploaded files; beside the database when nil.
    /// - Throws: What SQLite says when the file cannot be opened or is damaged; an error that names both versions when
    ///   it was written by a newer server.
    package init(
        path: String, filesPath: String? = nil, configuration: ServiceConfiguration = ServiceConfiguration(),
        environment: ServiceEnvironment
    ) throws {
        self.configuration = configuration
        self.environment = environment
        rates = RequestRates(configuration.rates)
        let sink = Sink()
        self.sink = sink
        outboundDesk = OutboundDesk(configuration.outbound)
        store = try Store(
            path: path, configuration: configuration, environment: environment, outbound: outboundDesk
        ) { sink.deliver($0) }
        do {
            files = try Files(
                folder: filesPath ?? path + "-files", store: store, configuration: configuration,
                environment: environment)
        } catch {
            store.close()
            throw error
        }
        do {
            storedEpoch = Mutex(try store.waitToWrite { try $0.epoch() })
        } catch {
            files.close()
            store.close()
            throw error
        }
        do {
            try Administration(self).loadSecrets()
        } catch {
            store.close()
            throw error
        }
    }

    /// Which history the numbers of the store belong to.
    var epoch: String {
        get { storedEpoch.withLock { $0 } }
        set { storedEpoch.withLock { $0 = newValue } }
    }

    /// Installs what takes deliveries, in place of what was installed before. Without one they are dropped.
    ///
    /// - Parameter sink: Called on the writer's thread; it must not block.
    package func setDeliverySink(_ sink: @escaping @Sendable ([Delivery]) -> Void) {
        self.sink.set(sink)
    }

    /// Answers what waits, then closes the database. Later requests are refused with 503000, a second call does nothing.
    package func close() {
        outboundBox.value?.close()
        files.close()
        store.close()
    }

    /// Calls others from now on: webhooks, push services, linked pages. What waits from before is begun with.
    ///
    /// - Throws: What the settings say that cannot be read, in words.
    package func startOutbound() throws {
        let outbound = try Outbound(self)
        outboundBox.set(outbound)
        outbound.start()
    }

    /// What calls others; nil where nothing does.
    var outbound: Outbound? { outboundBox.value }

    /// The figures of calls to others.
    func appendOutboundFigures(to page: inout PrometheusText) { outboundDesk.figures.write(to: &page) }

    /// Holds what comes into being after the service.
    private final class OutboundBox: Sendable {
        private let stored = Mutex<Outbound?>(nil)

        var value: Outbound? { stored.withLock { $0 } }

        func set(_ outbound: Outbound) { stored.withLock { $0 = outbound } }
    }

    /// Lifts the mutes and bans whose time is over, and tells whom it concerns; goes on through the messages of deleted
    /// users; forgets what lists were ordered by long ago. To be called every now and then: a restriction ends at its
    /// time or at the next call after it.
    ///
    /// With it the search index follows what was written since.
    ///
    /// - Parameter completion: Called when it is on disk.
    package func liftRestrictions(completion: @escaping @Sendable () -> Void = {}) {
        store.followSearch()
        let (peaks, connected) = presence.takeFigures(now: environment.now())
        store.write {
            try $0.note(peaks, connected: connected)
            try $0.liftRestrictions()
            try $0.liftTypeRestrictions()
            try $0.continueErasures()
            try $0.forgetFormerKeys()
        } completion: { _ in
            completion()
        }
    }

    /// Notes that a socket of a session opened, or is gone. With the last one the user was last seen.
    package func noteSocket(of session: Session, isOpen: Bool) {
        let now = environment.now()
        guard presence.note(session, isOpen: isOpen, now: now) else { return }
        store.write { context in
            guard var user = try context.user(key: session.userKey) else { return }
            user.lastSeenAt = now
            try context.set(user)
        } completion: { _ in
        }
    }

    /// A page size that the caller gave in a parameter.
    func pageSize(_ limit: Int?, standard: Int) throws(WireError) -> Int {
        guard let limit else { return standard }
        guard (1...configuration.limits.pageItems).contains(limit) else {
            throw WireError(
                .invalidParameterValue, "'limit' must be between 1 and \(configuration.limits.pageItems).")
        }
        return limit
    }
}
