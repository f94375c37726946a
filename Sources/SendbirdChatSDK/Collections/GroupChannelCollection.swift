internal import ChatWire

/// A list of the current user's channels that is kept live: it changes with
/// every event, and catches up after a break.
///
/// Nothing is reported before the first ``loadMore(completionHandler:)``. With
/// local caching the first page comes from the cache at once where there is
/// one, and the server's answer is told as changes.
// Unchecked: the state is a value behind a lock.
open class GroupChannelCollection: BaseCollection, @unchecked Sendable {
    /// The list's query.
    public let query: GroupChannelListQuery

    private struct State {
        var channels: [GroupChannel] = []
        var hasNext = true
        var isDisposed = false
        weak var delegate: (any GroupChannelCollectionDelegate)?
    }

    private let state = Locked(State())

    init(query: GroupChannelListQuery, client: Client) {
        self.query = query
        super.init(client: client)
        client.openCollection(self)
    }

    deinit {
        client.closeCollection(collectionID)
    }

    /// Who hears of changes; held weakly.
    public weak var delegate: (any GroupChannelCollectionDelegate)? {
        get { state.withLock { $0.delegate } }
        set { state.withLock { $0.delegate = newValue } }
    }

    /// The channels that are loaded, in the query's order.
    open var channelList: [GroupChannel] { state.withLock { $0.channels } }

    /// Whether another page follows.
    open var hasNext: Bool { state.withLock { $0.hasNext } }

    /// Loads the next page; its channels come to the handler and into ``channelList``.
    ///
    /// Called while a page is loading it fails with 800170, after ``dispose()`` with 800600.
    public func loadMore(completionHandler: @escaping GroupChannelListHandler) {
        guard !state.withLock({ $0.isDisposed }) else {
            client.fail(completionHandler, .collectionDisposed)
            return
        }
        // The collection lives until the handler is called, whoever else keeps it.
        client.post(.loadMoreChannels(collectionID), completionHandler) { outcome, faces in
            withExtendedLifetime(self) { outcome.channels(faces) }
        }
    }

    /// Loads the next page.
    @discardableResult
    nonisolated(nonsending) public func loadMore() async throws -> [GroupChannel] {
        try await awaiting { loadMore(completionHandler: $0) }
    }

    /// Ends the collection: nothing is reported any more.
    public func dispose() {
        let wasLive = state.withLock { state in
            defer { state = State(channels: [], hasNext: false, isDisposed: true) }
            return !state.isDisposed
        }
        if wasLive { client.closeCollection(collectionID) }
    }

    /// Takes a change: first the list, then the delegate, so that both agree.
    @MainActor
    func apply(_ change: ChannelListChange, faces: Faces) {
        var added: [GroupChannel] = []
        var updated: [GroupChannel] = []
        let delegate = state.withLock { state -> (any GroupChannelCollectionDelegate)? in
            guard !state.isDisposed else { return nil }
            for step in change.steps {
                switch step {
                case .remove(let index): state.channels.remove(at: index)
                case .insert(let channel, let index): state.channels.insert(faces.groupChannel(channel), at: index)
                }
            }
            state.hasNext = change.hasNext
            added = change.added.map { faces.groupChannel($0) }
            updated = change.updated.map { faces.groupChannel($0) }
            return state.delegate
        }
        guard let delegate, let source = change.source else { return }
        report(added, updated, change.deleted, ChannelContext(source: source), to: delegate)
    }

    @MainActor
    private func report(
        _ added: [GroupChannel], _ updated: [GroupChannel], _ deleted: [String], _ context: ChannelContext,
        to delegate: any GroupChannelCollectionDelegate
    ) {
        let isLive = { !self.state.withLock { $0.isDisposed } }
        if !added.isEmpty, isLive() {
            delegate.channelCollection(self, context: context, addedChannels: added)
        }
        if !updated.isEmpty, isLive() {
            delegate.channelCollection(self, context: context, updatedChannels: updated)
        }
        if !deleted.isEmpty, isLive() {
            delegate.channelCollection(self, context: context, deletedChannelURLs: deleted)
        }
    }
}
