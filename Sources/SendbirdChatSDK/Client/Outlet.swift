/// Hands over to the main actor what the engine tells it, in order.
///
/// Whatever has come by the time a hop runs is taken with it. So the further
/// the main actor is behind, the more it takes at once, and the fewer hops,
/// calls of delegates and passes of the screens a message costs.
// Unchecked: what waits is behind a lock.
final class Outlet: @unchecked Sendable {
    private enum Item: Sendable {
        case deliveries([Delivery])
        case work(@MainActor @Sendable () -> Void)
    }

    private struct Waiting {
        var items: [Item] = []
        var isScheduled = false
    }

    private let schedule: @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void
    private let waiting = Locked(Waiting())
    private let take: Locked<@MainActor @Sendable ([Delivery]) -> Void> = Locked { _ in }

    /// - Parameter schedule: Runs a hop on the main actor, in the order of the calls.
    init(schedule: @escaping @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void) {
        self.schedule = schedule
    }

    /// Says who takes the deliveries; before the first of them.
    func start(take: @escaping @MainActor @Sendable ([Delivery]) -> Void) {
        self.take.withLock { $0 = take }
    }

    /// Hands over a batch. From any thread.
    func post(_ deliveries: [Delivery]) { post(.deliveries(deliveries)) }

    /// Runs work after everything that was handed over before. From any thread.
    func post(_ work: @escaping @MainActor @Sendable () -> Void) { post(.work(work)) }

    private func post(_ item: Item) {
        let mustSchedule = waiting.withLock { waiting in
            waiting.items.append(item)
            defer { waiting.isScheduled = true }
            return !waiting.isScheduled
        }
        if mustSchedule { schedule { self.hop() } }
    }

    @MainActor
    private func hop() {
        let items = waiting.withLock { waiting in
            defer { waiting = Waiting() }
            return waiting.items
        }
        let take = take.value
        var deliveries: [Delivery] = []
        for item in items {
            switch item {
            case .deliveries(let batch): deliveries += batch
            case .work(let work):
                if !deliveries.isEmpty { take(Delivery.merging(deliveries)) }
                deliveries = []
                work()
            }
        }
        if !deliveries.isEmpty { take(Delivery.merging(deliveries)) }
    }
}
