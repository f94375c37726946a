/// Delegates under identifiers, held weakly, in the order in which they were added. Safe to use from any thread.
final class DelegateRegistry: Sendable {
    private struct Entry {
        let identifier: String
        let ticket: Int
        weak var delegate: AnyObject?
    }

    private struct State {
        var entries: [Entry] = []
        var lastTicket = 0
    }

    private let state = Locked(State())

    /// Registers a delegate; one that was under the identifier before is replaced, and keeps its place.
    func add(_ delegate: AnyObject, identifier: String) {
        state.withLock { state in
            state.lastTicket += 1
            let entry = Entry(identifier: identifier, ticket: state.lastTicket, delegate: delegate)
            if let index = state.entries.firstIndex(where: { $0.identifier == identifier }) {
                state.entries[index] = entry
            } else {
                // Those that are gone leave here too: where nothing is told, nobody else would take them out.
                state.entries.removeAll { $0.delegate == nil }
                state.entries.append(entry)
            }
        }
    }

    func remove(identifier: String) {
        state.withLock { $0.entries.removeAll { $0.identifier == identifier } }
    }

    func removeAll() {
        state.withLock { $0.entries = [] }
    }

    func delegate(identifier: String) -> AnyObject? {
        state.withLock { state in state.entries.first { $0.identifier == identifier }?.delegate }
    }

    /// Calls those that are registered now. One that is removed meanwhile, by
    /// another's callback or another thread, is not called any more.
    @MainActor
    func forEach(_ body: @MainActor (AnyObject) -> Void) {
        let tickets = state.withLock { state -> [Int] in
            state.entries.removeAll { $0.delegate == nil }
            return state.entries.map(\.ticket)
        }
        for ticket in tickets {
            let delegate = state.withLock { state in state.entries.first { $0.ticket == ticket }?.delegate }
            if let delegate { body(delegate) }
        }
    }
}
