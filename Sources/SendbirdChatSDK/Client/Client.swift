internal import ChatWire

/// One application on this device: the engine, and the objects and handlers on the main actor's side of it.
// Unchecked: constants, values behind locks, and objects of the main actor.
final class Client: @unchecked Sendable {
    private struct State {
        var userID: String?
        var currentUser: User?
        var connection = WebSocketConnectionState.closed
        var lastConnectedAt: Int64 = 0
        var isCaching: Bool
        var lastCollectionID: CollectionID = 0
        /// The time of the message that was written last.
        var lastWrittenAt: Int64 = 0
        var collections: [CollectionID: WeakCollection] = [:]
        var drafts = Drafts()
        var toldUnread = ToldUnread()
    }

    /// The sums of unread messages as they were told last.
    struct ToldUnread {
        var total = 0
        var byCustomType: [String: Int] = [:]
    }

    private struct WeakCollection {
        weak var collection: BaseCollection?
    }

    let configuration: ClientConfiguration
    let log: ClientLog
    let faces = Faces()
    private let surroundings: Surroundings
    private let completions = CompletionLedger()
    private let state: Locked<State>
    /// How this client reaches files.
    let fileAccess = Locked(FileAccess())
    /// Who is told of uploads, by request id; each until its upload has ended.
    private let progressHandlers = Locked<[String: Handed<MultiProgressHandler>]>([:])
    /// Who is told of the files of messages with several, by request id.
    private let fileWatchers = Locked<[String: FileWatcher]>([:])
    private let pipeline: Pipeline
    private let outlet: Outlet

    init(_ configuration: ClientConfiguration, surroundings: Surroundings, delegates: DelegateSet = .shared) {
        self.configuration = configuration
        self.surroundings = surroundings
        self.delegates = delegates
        log = ClientLog(level: configuration.logLevel)
        state = Locked(State(isCaching: configuration.isCachingEnabled))
        pipeline = Pipeline(configuration: configuration, surroundings: surroundings, log: log)
        outlet = Outlet(schedule: surroundings.deliver)
        outlet.start { [weak self] batch in self?.take(batch) }
        pipeline.start { [outlet] batch in outlet.post(batch) }
        surroundings.watchReturns { [weak self] in
            guard Returns.isHeeded.value else { return }
            // Waiting for the next attempt ends, and a connection that seems to stand is asked whether it does.
            self?.post(.reconnect)
        }
    }

    let delegates: DelegateSet

    // MARK: - What the main actor shows

    var currentUserID: String? { state.withLock { $0.userID } }
    var currentUser: User? { state.withLock { $0.currentUser } }
    var connectionState: WebSocketConnectionState { state.withLock { $0.connection } }
    var toldUnread: ToldUnread { state.withLock { $0.toldUnread } }
    var lastConnectedAt: Int64 { state.withLock { $0.lastConnectedAt } }
    var isCaching: Bool { state.withLock { $0.isCaching } }

    func cacheSize() -> Int { pipeline.cacheSize() }

    // MARK: - Commands

    func post(_ command: Command, completion: CompletionID? = nil) {
        pipeline.post(.command(command, completion))
    }

    func connect(
        userID: String, token: String?, apiHost: String?, wsHost: String?, _ handler: UserHandler?
    ) {
        guard !userID.isEmpty else {
            fail(handler, .invalidParameter, "The user id is empty.")
            return
        }
        guard let hosts = configuration.hosts(api: apiHost, socket: wsHost) else {
            fail(handler, .invalidParameter, "Give apiHost when connecting, or in InitParams.")
            return
        }
        state.withLock { state in
            state.userID = userID
            state.drafts.belong(to: userID)
        }
        let handed = handler.map { Handed($0) }
        let id = completions.register { outcome, _ in
            switch outcome {
            case .user: handed?.closure(self.currentUser, nil)
            case .failure(let error, let user): handed?.closure(user.map(User.init), SBError(error))
            default: handed?.closure(nil, ChatError.unknownError.asSBError)
            }
        }
        post(.connect(Credentials(userID: userID, token: token, hosts: hosts)), completion: id)
    }

    /// Keeps a handler for an outcome; nil where there is none.
    func register<Value>(
        _ handler: ((Value?, SBError?) -> Void)?,
        convert: @escaping @MainActor @Sendable (Outcome, Faces) -> Value?
    ) -> CompletionID? {
        guard let handler else { return nil }
        let handed = Handed(handler)
        return completions.register { outcome, faces in
            let value = convert(outcome, faces)
            let error = outcome.error ?? (value == nil ? ChatError.malformedData.asSBError : nil)
            handed.closure(error == nil ? value : nil, error)
        }
    }

    func post<Value>(
        _ command: Command, _ handler: ((Value?, SBError?) -> Void)?,
        _ convert: @escaping @MainActor @Sendable (Outcome, Faces) -> Value?
    ) {
        post(command, completion: register(handler, convert: convert))
    }

    func post<Value>(
        _ command: Command, _ handler: ((Value?, SBError?) -> Void)?,
        _ convert: @escaping @MainActor @Sendable (Outcome) -> Value?
    ) {
        post(command, completion: register(handler) { outcome, _ in convert(outcome) })
    }

    /// Posts a command that reports nothing but its end.
    func postEnd(_ command: Command, _ handler: SBErrorHandler?) {
        let handed = handler.map { Handed($0) }
        let id = handed.map { handed in completions.register { outcome, _ in handed.closure(outcome.error) } }
        post(command, completion: id)
    }

    /// Reports a failure without asking the engine.
    func fail<Value>(_ handler: ((Value?, SBError?) -> Void)?, _ error: ChatError, _ message: String? = nil) {
        guard let handler else { return }
        let handed = Handed(handler)
        outlet.post { handed.closure(nil, error.asSBError(message: message ?? error.message)) }
    }

    func failEnd(_ handler: SBErrorHandler?, _ error: ChatError) {
        guard let handler else { return }
        let handed = Handed(handler)
        outlet.post { handed.closure(error.asSBError) }
    }

    /// Reports a value without asking the engine.
    func succeed<Value: Sendable>(_ handler: @escaping (Value?, SBError?) -> Void, _ value: Value) {
        let handed = Handed(handler)
        outlet.post { handed.closure(value, nil) }
    }

    /// Tells of the progress of an upload from now until its end.
    func watchProgress(of id: String, _ handler: MultiProgressHandler?) {
        guard let handler else { return }
        let handed = Handed(handler)
        progressHandlers.withLock { $0[id] = handed }
    }

    /// Tells of each file of a message with several, once it is uploaded or cannot be.
    func watchFiles(of id: String, _ infos: [UploadableFileInfo], _ handler: FileUploadHandler?) {
        guard let handler else { return }
        let watcher = FileWatcher(handler: Handed(handler), infos: infos)
        fileWatchers.withLock { $0[id] = watcher }
    }

    /// An id for an upload that belongs to no message, watched where someone wants to know.
    func makeUploadID(_ handler: ProgressHandler?) -> String {
        let id = surroundings.makeRequestID()
        if let handler { watchProgress(of: id) { handler($1, $2, $3) } }
        return id
    }

    /// A message of the current user that is about to be sent.
    func makePending(
        for channel: BaseChannel, text: String, file: WireFile? = nil, files: [WireFile] = [],
        params: BaseMessageCreateParams, template: String? = nil
    ) -> LocalMessage {
        let user = currentUser?.picture.value
        let sender = WireSender(
            userID: user?.userID ?? currentUserID ?? "", nickname: user?.nickname ?? "",
            profileURL: user?.profileURL ?? "", role: channel.myRoleOnWire)
        var pending = params.sample
        pending.status = .pending
        pending.wire.type = file == nil && files.isEmpty ? .user : .file
        pending.wire.requestID = surroundings.makeRequestID()
        pending.wire.channelURL = channel.channelURL
        pending.wire.sender = sender
        pending.wire.message = text
        (pending.wire.file, pending.wire.files) = (file, files)
        pending.wire.createdAt = timeOfWriting()
        pending.wire.isOperatorMessage = channel.myRoleOnWire == .operator
        pending.wire.mentions = channel.mentions(of: params, template: template)
        pending.wire.channelType = channel.channelType == .open ? .open : nil
        return pending
    }

    /// The time of a message that is being written: the device's, but later than the one before, as the clock may
    /// be set back in between. What waits stands in the order in which it was written.
    private func timeOfWriting() -> Int64 {
        let wall = surroundings.now().wall
        return state.withLock { state in
            state.lastWrittenAt = max(wall, state.lastWrittenAt + 1)
            return state.lastWrittenAt
        }
    }

    /// Forgets who waits, as the end of the process does: handlers may hold the client that holds them.
    func forgetWaiters() {
        completions.removeAll()
        progressHandlers.withLock { $0 = [:] }
    }

    // MARK: - Drafts

    func draft(of channelURL: String) -> MessageDraft? { state.withLock { $0.drafts[channelURL] } }

    /// Keeps a draft under the time of now; nothing happens where it says what the one before says.
    func setDraft(_ draft: MessageDraft?, of channelURL: String) {
        var new = draft?.isBlank == false ? draft : nil
        new?.updatedAt = surroundings.now().wall
        let isNews = state.withLock { state in
            // Whoever has logged out leaves nothing behind.
            guard state.userID != nil else { return false }
            let old = state.drafts[channelURL]
            guard new.map({ !$0.saysTheSame(as: old) }) ?? (old != nil) else { return false }
            state.drafts[channelURL] = new
            return true
        }
        if isNews { post(.setDraft(channelURL: channelURL, new)) }
    }

    /// Forgets all drafts that are known here, as clearing the cache does.
    func forgetDrafts() { state.withLock { $0.drafts.removeAll() } }

    // MARK: - Collections

    func makeCollectionID() -> CollectionID {
        state.withLock { state in
            state.lastCollectionID += 1
            return state.lastCollectionID
        }
    }

    func openCollection(_ collection: GroupChannelCollection) {
        remember(collection)
        post(.openChannelCollection(collection.collectionID, collection.query.listing))
    }

    func openCollection(_ collection: MessageCollection) {
        remember(collection)
        post(
            .openMessageCollection(
                collection.collectionID, channelURL: collection.channel.channelURL,
                startingPoint: collection.startingPoint, filter: collection.filter))
    }

    func closeCollection(_ id: CollectionID) {
        let wasOpen = state.withLock { $0.collections.removeValue(forKey: id) != nil }
        if wasOpen { post(.closeCollection(id)) }
    }

    private func remember(_ collection: BaseCollection) {
        state.withLock { $0.collections[collection.collectionID] = WeakCollection(collection: collection) }
    }

    // MARK: - Deliveries

    @MainActor
    private func take(_ batch: [Delivery]) {
        faces.attach(to: self)
        for delivery in batch { take(delivery) }
    }

    @MainActor
    private func take(_ delivery: Delivery) {
        switch delivery {
        case .complete(let id, let outcome): completions.complete(id, outcome, faces)
        case .connectionState(let connection, let connectedAt):
            state.withLock { state in
                state.connection = connection
                if let connectedAt { state.lastConnectedAt = connectedAt }
            }
        case .connection(let notice): delegates.tell(notice)
        case .session(let notice): delegates.tell(notice, client: self)
        case .currentUser(let user): show(user)
        case .channel(let channel): faces.update(channel)
        case .typing(let url, let users): faces.setTyping(users, in: url)
        case .channelNotice(let channel, let notice): delegates.tell(notice, of: faces.channel(channel))
        case .channelDeleted(let url, let type): delegates.tellDeleted(url, type)
        case .channelList(let id, let change): (collection(id) as? GroupChannelCollection)?.apply(change, faces: faces)
        case .messageList(let id, let change): (collection(id) as? MessageCollection)?.apply(change)
        case .messageNotice(let id, let notice): (collection(id) as? MessageCollection)?.apply(notice)
        case .totalUnread(let count, let byCustomType):
            state.withLock { $0.toldUnread = ToldUnread(total: count, byCustomType: byCustomType) }
            delegates.tellUnread(count, byCustomType)
        case .fileAccess(let access):
            fileAccess.withLock { $0 = access }
            FileAccess.current.withLock { $0 = access }
        case .uploadProgress(let id, let sent, let total, let expected):
            let handler = progressHandlers.withLock { $0[id] }
            handler?.closure(id, sent, total, expected)
        case .uploadEnded(let id):
            progressHandlers.withLock { _ = $0.removeValue(forKey: id) }
            fileWatchers.withLock { _ = $0.removeValue(forKey: id) }
        case .fileUploaded(let id, let index, let error):
            guard let watcher = fileWatchers.withLock({ $0[id] }), watcher.infos.indices.contains(index) else { return }
            watcher.handler.closure(id, index, watcher.infos[index], error.map { SBError($0) })
        case .drafts(let kept, let userID): state.withLock { $0.drafts.load(kept, of: userID) }
        case .writtenUntil(let time): state.withLock { $0.lastWrittenAt = max($0.lastWrittenAt, time) }
        case .caching(let isOn): state.withLock { $0.isCaching = isOn }
        }
    }

    private func collection(_ id: CollectionID) -> BaseCollection? {
        state.withLock { $0.collections[id]?.collection }
    }

    @MainActor
    private func show(_ user: WireUser?) {
        guard let user else {
            state.withLock { state in
                // Another user may be about to connect already.
                if state.userID == state.currentUser?.userId {
                    state.userID = nil
                    state.drafts.belong(to: nil)
                }
                state.currentUser = nil
            }
            faces.forgetAll()
            return
        }
        let known = state.withLock { state -> User? in
            if let known = state.currentUser, known.userId == user.userID { return known }
            state.currentUser = User(user)
            return nil
        }
        known?.picture.withLock { $0 = user }
    }
}
