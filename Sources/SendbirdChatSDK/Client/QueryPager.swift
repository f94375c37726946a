/// Where a paged query stands: one page at a time, and nothing behind the last.
final class QueryPager: Sendable {
    private struct State {
        var isLoading = false
        var hasNext = true
        var token: String?
    }

    private let state = Locked(State())

    var hasNext: Bool { state.withLock { $0.hasNext } }
    var isLoading: Bool { state.withLock { $0.isLoading } }

    /// Loads the next page through the client.
    func load<Item: Sendable>(
        client: Client?, command: (_ token: String?) -> Command,
        _ completionHandler: @escaping ([Item]?, SBError?) -> Void,
        convert: @escaping @MainActor @Sendable (Outcome, Faces) -> [Item]?
    ) {
        guard let client else {
            Client.failUninitialised(completionHandler)
            return
        }
        let (isBusy, isAtEnd, token) = state.withLock { state in
            let busy = state.isLoading
            if !busy, state.hasNext { state.isLoading = true }
            return (busy, !state.hasNext, state.token)
        }
        if isBusy {
            client.fail(completionHandler, .queryInProgress)
        } else if isAtEnd {
            client.succeed(completionHandler, [])
        } else {
            client.post(command(token), completionHandler) { outcome, faces in
                self.settle(outcome)
                return convert(outcome, faces)
            }
        }
    }

    /// Before the handler is called, so that it may load the next page.
    private func settle(_ outcome: Outcome) {
        state.withLock { state in
            state.isLoading = false
            guard let next = outcome.nextToken else { return }
            state.token = next
            state.hasNext = !next.isEmpty
        }
    }
}
