/// Completion handlers that wait for their outcome; each is called exactly once, on the main actor.
final class CompletionLedger: Sendable {
    typealias Completion = @MainActor @Sendable (Outcome, Faces) -> Void

    private struct State {
        var lastID: CompletionID = 0
        var waiting: [CompletionID: Completion] = [:]
    }

    private let state = Locked(State())

    func register(_ completion: @escaping Completion) -> CompletionID {
        state.withLock { state in
            state.lastID += 1
            state.waiting[state.lastID] = completion
            return state.lastID
        }
    }

    @MainActor
    func complete(_ id: CompletionID, _ outcome: Outcome, _ faces: Faces) {
        let completion = state.withLock { $0.waiting.removeValue(forKey: id) }
        completion?(outcome, faces)
    }

    /// Forgets all: nobody is left to be told.
    func removeAll() { state.withLock { $0.waiting = [:] } }

    /// How many wait.
    var count: Int { state.withLock { $0.waiting.count } }
}
