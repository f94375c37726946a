internal import ChatWire

/// The messages of a channel around a starting point, kept live.
///
/// ``startCollection(initPolicy:cacheResultHandler:apiResultHandler:)`` comes
/// first. Messages that are sent from here stand in ``pendingMessages`` until
/// the server has them.
// Unchecked: the state is a value behind a lock.
open class MessageCollection: BaseCollection, @unchecked Sendable {
    /// The collection's channel.
    public let channel: GroupChannel
    /// The time around which it starts, in milliseconds since 1970; `Int64.max` for the newest messages.
    public let startingPoint: Int64

    let filter: MessageFilter
    private let state: Locked<MessageListState>

    init(channel: GroupChannel, startingPoint: Int64, params: MessageListParams, client: Client) {
        self.channel = channel
        self.startingPoint = startingPoint
        filter = params.filter
        state = Locked(MessageListState())
        super.init(client: client)
        client.openCollection(self)
    }

    deinit {
        client.closeCollection(collectionID)
    }

    /// Who hears of changes; held weakly.
    public weak var delegate: (any MessageCollectionDelegate)? {
        get { state.withLock { $0.delegate } }
        set { state.withLock { $0.delegate = newValue } }
    }

    /// The messages that the server has, by time: oldest first, or newest first when the parameters say `reverse`.
    open var succeededMessages: [BaseMessage] { ordered { $0.succeeded } }

    /// The messages that are on their way or wait for a connection, in the order of sending.
    open var pendingMessages: [BaseMessage] { ordered { $0.pending } }

    /// The messages that were not sent and are not retried by themselves.
    open var failedMessages: [BaseMessage] { ordered { $0.failed } }

    /// Whether older messages stand before the collection.
    open var hasPrevious: Bool { state.withLock { $0.hasPrevious } }

    /// Whether newer messages stand after the collection.
    open var hasNext: Bool { state.withLock { $0.hasNext } }

    /// Starts the collection around the starting point.
    ///
    /// - Parameters:
    ///   - cacheResultHandler: Called once, with the cached page.
    ///   - apiResultHandler: Called once, with the server's page, which has replaced the cached one; or with the error
    ///     when the server cannot be asked. Then the cached page stays, and is brought up to date on reconnect.
    public func startCollection(
        initPolicy: MessageCollectionInitPolicy, cacheResultHandler: MessageListHandler? = nil,
        apiResultHandler: MessageListHandler? = nil
    ) {
        guard !isDisposed else {
            client.fail(cacheResultHandler, .collectionDisposed)
            client.fail(apiResultHandler, .collectionDisposed)
            return
        }
        // The collection lives until the handlers are called, whoever else keeps it.
        let cache = client.register(cacheResultHandler) { outcome, _ in outcome.baseMessages }
        let api = client.register(apiResultHandler) { outcome, _ in
            withExtendedLifetime(self) { outcome.baseMessages }
        }
        client.post(.startMessages(collectionID, cache: cache, api: api))
    }

    /// Starts the collection, and waits for the server's page.
    nonisolated(nonsending) public func startCollection(
        initPolicy: MessageCollectionInitPolicy
    ) async throws -> [BaseMessage] {
        try await awaiting { startCollection(initPolicy: initPolicy, apiResultHandler: $0) }
    }

    /// Loads older messages; they come to the handler and into the collection, and to no delegate.
    public func loadPrevious(completionHandler: MessageListHandler?) {
        load(.previous, completionHandler)
    }

    /// Loads older messages.
    @discardableResult
    nonisolated(nonsending) public func loadPrevious() async throws -> [BaseMessage] {
        try await awaiting { loadPrevious(completionHandler: $0) }
    }

    /// Loads newer messages; they come to the handler and into the collection, and to no delegate.
    public func loadNext(completionHandler: MessageListHandler?) {
        load(.next, completionHandler)
    }

    /// Loads newer messages.
    @discardableResult
    nonisolated(nonsending) public func loadNext() async throws -> [BaseMessage] {
        try await awaiting { loadNext(completionHandler: $0) }
    }

    /// Drops failed messages; the handler gets the request ids of those that were dropped.
    public func removeFailed(messages: [BaseMessage], completionHandler: MessageRequestIdsHandler? = nil) {
        guard !isDisposed else {
            client.fail(completionHandler, .collectionDisposed)
            return
        }
        let ids = messages.filter { $0.channelURL == channel.channelURL && $0.messageId == 0 }.map(\.requestId)
        client.post(
            .removeUnsent(channelURL: channel.channelURL, requestIDs: ids, onlyFailed: true), completionHandler
        ) { $0.requestIDs }
    }

    /// The later name of ``removeFailed(messages:completionHandler:)``.
    public func removeFailedMessages(
        _ messages: [BaseMessage], completionHandler: MessageRequestIdsHandler? = nil
    ) {
        removeFailed(messages: messages, completionHandler: completionHandler)
    }

    /// Drops all failed messages of the channel.
    public func removeAllFailed(completionHandler: SBErrorHandler? = nil) {
        guard !isDisposed else {
            client.failEnd(completionHandler, .collectionDisposed)
            return
        }
        client.postEnd(
            .removeUnsent(channelURL: channel.channelURL, requestIDs: nil, onlyFailed: true), completionHandler)
    }

    /// The later name of ``removeAllFailed(completionHandler:)``.
    public func removeAllFailedMessages(completionHandler: SBErrorHandler? = nil) {
        removeAllFailed(completionHandler: completionHandler)
    }

    /// Ends the collection: nothing is reported any more.
    public func dispose() {
        let wasLive = state.withLock { state in
            defer { state = MessageListState(isDisposed: true) }
            return !state.isDisposed
        }
        if wasLive { client.closeCollection(collectionID) }
    }

    private var isDisposed: Bool { state.withLock { $0.isDisposed } }

    private func load(_ direction: PageDirection, _ completionHandler: MessageListHandler?) {
        guard !isDisposed else {
            client.fail(completionHandler, .collectionDisposed)
            return
        }
        client.post(.loadMessages(collectionID, direction), completionHandler) { outcome in
            withExtendedLifetime(self) { outcome.baseMessages }
        }
    }

    private func ordered(_ list: (MessageListState) -> [BaseMessage]) -> [BaseMessage] {
        let messages = state.withLock { list($0) }
        return filter.isReversed ? messages.reversed() : messages
    }

    /// Takes a change: first the lists, then the delegate, so that both agree.
    @MainActor
    func apply(_ change: MessageListChange) {
        var report = MessageListReport()
        let delegate = state.withLock { state -> (any MessageCollectionDelegate)? in
            guard !state.isDisposed else { return nil }
            report = state.apply(change)
            return state.delegate
        }
        guard let delegate, let source = change.source else { return }
        let context = MessageContext(source: source, sendingStatus: change.sendingStatus)
        if !report.added.isEmpty, !isDisposed {
            delegate.messageCollection(self, context: context, channel: channel, addedMessages: report.added)
        }
        if !report.updated.isEmpty, !isDisposed {
            delegate.messageCollection(self, context: context, channel: channel, updatedMessages: report.updated)
        }
        if !report.deleted.isEmpty, !isDisposed {
            delegate.messageCollection(self, context: context, channel: channel, deletedMessages: report.deleted)
        }
    }

    /// Tells the delegate of something about the collection as a whole.
    @MainActor
    func apply(_ notice: MessageCollectionNotice) {
        guard let delegate = state.withLock({ $0.isDisposed ? nil : $0.delegate }) else { return }
        switch notice {
        case .channelUpdated(let source):
            let context = ChannelContext(source: source)
            delegate.messageCollection(self, channelContext: context, updatedChannel: channel)
        case .channelDeleted(let source):
            let context = ChannelContext(source: source)
            delegate.messageCollection(self, channelContext: context, deletedChannel: channel.channelURL)
        case .hugeGap:
            delegate.didDetectHugeGap(self)
        }
    }
}
