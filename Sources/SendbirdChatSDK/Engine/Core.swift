internal import ChatWire

/// The engine: everything that the SDK knows and decides, as a state machine.
///
/// Inputs go in with the time, effects and deliveries come out; there is no
/// clock, no chance and no network in it. The cache is part of its state: calls
/// on it are synchronous and give the same answers each time, in a file as in
/// memory. Each turn is one transaction of the cache, and nothing of a turn is
/// seen outside before it is committed.
///
/// Touched by one serial executor only.
final class Core {
    let configuration: ClientConfiguration
    let log: ClientLog
    private let random: @Sendable () -> UInt64
    var times = ClientTimes()

    var now = Moment(uptime: 0, wall: 0)
    private var result = TurnResult()

    var connection: ConnectionMachine
    var credentials: Credentials?
    var session: Session?
    var user: WireUser?
    /// The completion handlers of connect calls that wait.
    var connectWaiters: [CompletionID] = []
    /// Whether the app was told that a reconnection is going on.
    var isReconnectionTold = false

    var cache: Cache?
    private var cacheFailure: (any Error)?
    var records: [String: ChannelRecord] = [:]
    var totalUnread: Int64 = 0
    private var toldUnread: Int64?

    /// How far the application's log was taken in, and how far it was seen while something was still being fetched.
    var position: Int64?
    var seenPosition: Int64 = 0
    /// Whether something on this connection could not be fetched: the next login asks for it again.
    var holdsPosition = false
    var userSeq: Int64 = 0
    /// Which history of the server the numbers belong to; nil where none was told.
    var epoch: String?
    /// The user's own number when a channel ceased to be the user's, by address: rows that are not newer are old news.
    var departures: [String: Int64] = [:]
    /// Where the application's log stood at the last login.
    var loginPosition: Int64 = 0
    /// Whether channels are being caught up after a login.
    var isCatchingUp = false

    private var lastRequestID: Int64 = 0
    var socketCalls: [Int64: SocketCall] = [:]
    private var lastCallID: CallID = 0
    var queryCalls: [CallID: QueryCall] = [:]
    /// Calls that were asked for before the login.
    var waitingCalls: [QueryCall] = []
    /// Events of channels that nobody knows yet, by address.
    var unknownChannels: [String: [WireEvent]] = [:]

    /// The open channels that the app is in, or was before the connection broke and will be again.
    var enteredChannels: Set<String> = []

    /// What the user has half typed, by the channel's address.
    var drafts: [String: MessageDraft] = [:]
    var outbox = Outbox()
    /// The files of unsent messages.
    var shelf = FileShelf(folder: nil)
    var uploads: [CallID: Upload] = [:]
    var fileAccess = FileAccess()
    var typingSent: [String: Int64] = [:]
    /// The channels where someone types.
    var typingChannels: Set<String> = []
    var reading: [String: ReadingMark] = [:]
    var deliveries = DeliveryMarks()
    var channelLists: [CollectionID: ChannelWindow] = [:]
    var messageLists: [CollectionID: MessageWindow] = [:]

    init(configuration: ClientConfiguration, random: @escaping @Sendable () -> UInt64, log: ClientLog) {
        self.configuration = configuration
        self.random = random
        self.log = log
        connection = ConnectionMachine(times: times)
        openCache(path: nil)
    }

    // MARK: - A turn

    /// Handles inputs in their order, in one transaction.
    func turn(_ inputs: [Input], now: Moment) -> TurnResult {
        self.now = now
        result = TurnResult()
        stored { try $0.begin() }
        for input in inputs { handle(input) }
        handleDeadlines()
        flush()
        stored { try $0.commit() }
        if cacheFailure != nil { replaceCache() }
        result.wakeAt = nextDeadline()
        return result
    }

    private func handle(_ input: Input) {
        switch input {
        case .command(let command, let completion): handle(command, completion)
        case .socket(let socket, let event): handle(event, on: socket)
        case .answer(let id, let answer): handle(answer, of: id)
        case .uploadProgress(let id, let sent, let total): uploadProgressed(id, sent: sent, total: total)
        case .tick: break
        }
    }

    private func handleDeadlines() {
        perform(connection.tick(now: now.uptime, random: random()))
        expireSocketCalls()
        expireTyping()
        sendDueDeliveries()
        resumeSending()
    }

    private func nextDeadline() -> Int64? {
        var deadlines = [connection.deadline, outbox.deadline, deliveries.deadline].compactMap { $0 }
        deadlines += socketCalls.values.lazy.map(\.deadline)
        for record in typingRecords() { deadlines += record.typing.values.lazy.map(\.deadline) }
        return deadlines.min()
    }

    var jitter: UInt64 { random() }

    // MARK: - What comes out

    func act(_ effect: Effect) { result.effects.append(effect) }

    func deliver(_ delivery: Delivery) { result.deliveries.append(delivery) }

    func complete(_ id: CompletionID?, _ outcome: Outcome) {
        if let id { deliver(.complete(id, outcome)) }
    }

    func fail(_ id: CompletionID?, _ code: ErrorCode, _ message: String) {
        complete(id, .failure(code, message))
    }

    // MARK: - Numbers

    func makeRequestNumber() -> Int64 {
        lastRequestID += 1
        return lastRequestID
    }

    func makeCallNumber() -> CallID {
        lastCallID += 1
        return lastCallID
    }

    // MARK: - The cache

    var cacheSize: Int { stored { try $0.size() } ?? 0 }

    /// Asks the cache; nil when it failed, and then it is replaced at the end of the turn.
    @discardableResult
    func stored<Value>(_ body: (Cache) throws -> Value) -> Value? {
        guard let cache, cacheFailure == nil else { return nil }
        do {
            return try body(cache)
        } catch {
            cacheFailure = error
            log.log(.error, "The cache failed: \(error)")
            return nil
        }
    }

    /// Opens the cache in a file, or in memory.
    func openCache(path: String?) {
        records = [:]
        cacheFailure = nil
        do {
            cache = try Cache(path: path)
        } catch {
            log.log(.error, "The cache cannot be opened: \(error)")
            deliver(.caching(false))
            // One in memory fails only where there is no memory.
            cache = try? Cache(path: nil)
        }
    }

    /// Goes on in memory after the file failed (a full disk, a torn file): what the records hold is kept.
    private func replaceCache() {
        cache?.rollback()
        let known = records
        openCache(path: nil)
        deliver(.caching(false))
        stored { cache in
            for record in known.values {
                guard !record.channel.isOpen else {
                    records[record.url] = record
                    continue
                }
                let copy = try cache.insert(record.channel, logSeq: record.channel.seq)
                (copy.isDirty, copy.hasNewMembers) = (true, true)
                try cache.save(copy)
                records[copy.url] = copy
            }
            for entry in outbox.all { try cache.save(unsent: entry.message) }
            for (url, draft) in drafts { try cache.save(draft: draft, of: url) }
        }
    }

    /// Writes what the turn changed, and tells the sum of unread if it is another.
    private func flush() {
        for record in records.values where record.isDirty {
            // Open channels are known while one is in them, and not kept.
            guard !record.channel.isOpen else {
                (record.isDirty, record.hasNewMembers) = (false, false)
                continue
            }
            totalUnread += record.channel.unreadMessageCount - record.storedUnread
            stored { try $0.save(record) }
            (record.isDirty, record.hasNewMembers) = (false, false)
        }
        keepPosition()
        guard toldUnread != totalUnread else { return }
        if toldUnread != nil || totalUnread != 0 {
            let byType = stored { try $0.unreadByCustomType() } ?? [:]
            deliver(.totalUnread(Int(totalUnread), byCustomType: byType))
        }
        toldUnread = totalUnread
    }

    /// The position is kept only when nothing before it is still being fetched.
    private func keepPosition() {
        guard !isCatchingUp, !holdsPosition, session != nil, unknownChannels.isEmpty, seenPosition > position ?? -1,
            !records.values.contains(where: \.isParked)
        else { return }
        position = seenPosition
        let (position, userSeq) = (position, userSeq)
        stored { cache in
            try cache.setFact(.position, to: position)
            try cache.setFact(.userSeq, to: userSeq)
        }
    }

    /// A channel that is known, from memory or the cache.
    func record(_ url: String) -> ChannelRecord? {
        if let record = records[url] { return record }
        guard let record = stored({ try $0.channel(url) }) ?? nil else { return nil }
        records[url] = record
        return record
    }

    func spans(_ kind: SpanKind = .standing, of record: ChannelRecord) -> SpanSet {
        if let spans = record.spans[kind] { return spans }
        let spans = stored { try $0.spans(kind, of: record) } ?? SpanSet()
        record.spans[kind] = spans
        return spans
    }

    func setSpans(_ spans: SpanSet, _ kind: SpanKind = .standing, of record: ChannelRecord) {
        guard spans != record.spans[kind] else { return }
        record.spans[kind] = spans
        stored { try $0.save(spans, kind, of: record) }
    }

    /// Whether the cache claims to know nothing of a channel's messages.
    func hasNoSpans(_ record: ChannelRecord) -> Bool {
        SpanKind.allCases.allSatisfy { spans($0, of: record).isEmpty }
    }
}
