internal import Synchronization

/// Takes what was done out of a queue on the disk, as much at once as has come together meanwhile.
final class OutboundRemovals: Sendable {
    private struct State {
        var done: [Int64] = []
        var unremoved: Set<Int64> = []
        var isRemoving = false
    }

    private let state = Mutex(State())
    private let store: Store
    private let remove: @Sendable (WriteContext, [Int64]) throws -> Void

    /// - Parameter remove: Deletes the rows of these numbers.
    init(store: Store, remove: @escaping @Sendable (WriteContext, [Int64]) throws -> Void) {
        self.store = store
        self.remove = remove
    }

    /// What was done and is not known to be removed: who reads the queue anew must pass it over. To be asked before
    /// the snapshot is taken.
    var unremoved: Set<Int64> { state.withLock { $0.unremoved } }

    /// Removes a row.
    func add(_ id: Int64) {
        let begins = state.withLock { state in
            state.done.append(id)
            state.unremoved.insert(id)
            defer { state.isRemoving = true }
            return !state.isRemoving
        }
        if begins { removeDone() }
    }

    private func removeDone() {
        let ids = state.withLock { state -> [Int64] in
            defer { state.done = [] }
            if state.done.isEmpty { state.isRemoving = false }
            return state.done
        }
        guard !ids.isEmpty else { return }
        store.write { [remove] context in
            try remove(context, ids)
        } completion: { [self] result in
            if case .failure = result {
                // The store is closed or busy. What stays there is done again after the next start.
                return state.withLock { $0.isRemoving = false }
            }
            state.withLock { $0.unremoved.subtract(ids) }
            removeDone()
        }
    }
}
