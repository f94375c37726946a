internal import ChatDomain
internal import ChatWire
internal import SQLite

/// The state that writes are decided against: the rows in memory, and the
/// database behind them. Belongs to the writer's thread.
///
/// Rows that change in place (channels, members, users, log positions) are
/// written to the database once a batch, however often they changed in it:
/// fifty messages to one channel are fifty inserts and one update. `flush()`
/// does it, before each query that could see such rows, and before the commit.
final class WriteContext {
    /// A channel's rows in memory.
    final class ChannelState {
        var channel: Channel
        /// Rows by user; a user who was looked for and has none stands with nil.
        var memberships: [Int64: Membership?] = [:]
        /// The joined members; nil until somebody needs them, and after somebody came or went.
        var members: MemberList?
        /// When the newest announcement was sent there; 0 for none, nil until somebody needs it.
        var lastAnnouncementAt: Int64?

        init(_ channel: Channel) { self.channel = channel }
    }

    struct Name: Hashable {
        let applicationKey: Int64
        let text: String
    }

    struct MemberKey: Hashable {
        let channelKey: Int64
        let userKey: Int64
    }

    let connection: Connection
    let queries: StoreQueries
    let sql: WriteStatements
    let environment: ServiceEnvironment
    let limits: Limits
    let outbound: OutboundDesk

    var channels: [Int64: ChannelState] = [:]
    var channelKeys: [Name: Int64] = [:]
    var users: [Int64: User] = [:]
    var userKeys: [Name: Int64] = [:]
    var positions: [Int64: Int64] = [:]
    /// Who blocks a user, by the user's key, for those who were asked for.
    var blockers: [Int64: Set<Int64>] = [:]
    /// Whether anybody blocks anybody: where nobody does, nothing is looked up.
    var hasBlocks = false
    /// Whether anything holds for anybody in all channels of a custom type: where nothing does, nothing is looked up.
    var hasTypeStandings = false
    /// What is to be done in memory once the batch is on disk, before it is answered.
    var commitActions: [() -> Void] = []
    var lastMessageID: Int64 = 0

    var changedChannels: Set<Int64> = []
    var changedMembers: Set<MemberKey> = []
    var changedUsers: Set<Int64> = []
    var changedPositions: Set<Int64> = []

    /// What the job at hand changed in memory, to be put back should it fail.
    var undo: [() -> Void] = []
    /// What the batch changed of who is in open channels, to be put back should it, or one of its jobs, fail.
    var presenceUndo: [() -> Void] = []
    /// The members of one channel as JSON, and the state that they belong to.
    var membersJSON: (channelKey: Int64, seq: Int64, json: [UInt8])?
    /// Whether the writer is to finish a checkpoint after the batch.
    var checkpointIsDue = false
    /// Deliveries of the batch, in order.
    var deliveries: [Delivery] = []
    /// What of the batch concerns others outside, in order.
    var outboundNews: [OutboundNews] = []
    /// The settings of webhooks by application.
    var webhooks: [Int64: WebhookSettings] = [:]
    /// How many events of webhooks are kept.
    var webhookEventCount = 0
    /// Which applications notify of messages.
    var pushes: [Int64: Bool] = [:]
    /// Which applications look at linked pages.
    var linkPreviews: [Int64: Bool] = [:]
    /// Of which events applications want messages.
    var eventMessages: [Int64: EventMessages] = [:]
    /// Why members come or go in the operation at hand; nil for no reason that matters.
    var eventCause: EventMessageRules.Cause?
    /// Whether any announcement was sent: where none was, nothing is looked up.
    var hasAnnouncements = false
    /// What is counted.
    var figures = Figures()
    /// How many messages wait to be notified of.
    var pushJobCount = 0

    /// How many channels and users stay in memory; past it all are dropped between two batches and read anew.
    private let cachedMost: Int

    /// Who is in which open channel.
    var participants: Participants { queries.participants }

    init(
        connection: Connection, participants: Participants, environment: ServiceEnvironment, limits: Limits,
        cachedMost: Int = 50_000, outbound: OutboundDesk
    ) throws {
        self.cachedMost = cachedMost
        self.connection = connection
        self.environment = environment
        self.limits = limits
        self.outbound = outbound
        queries = try StoreQueries(
            connection: connection, participants: participants, reactionUsersMost: limits.reactionUsers)
        sql = try WriteStatements(connection: connection)
        try reset()
    }

    // MARK: - A job

    /// Runs a job in a savepoint; when it throws, the rows and the memory are as before it.
    func attempt<Value>(_ body: (WriteContext) throws -> Value) throws -> Value {
        undo.removeAll(keepingCapacity: true)
        let deliveryCount = deliveries.count
        let newsCount = outboundNews.count
        let presenceCount = presenceUndo.count
        let actionCount = commitActions.count
        do {
            return try connection.savepoint { try body(self) }
        } catch {
            for step in undo.reversed() { step() }
            undoPresence(to: presenceCount)
            deliveries.removeLast(deliveries.count - deliveryCount)
            outboundNews.removeLast(outboundNews.count - newsCount)
            commitActions.removeLast(commitActions.count - actionCount)
            // Another job may come to the same number with other members.
            membersJSON = nil
            throw error
        }
    }

    /// Puts back who was in open channels before the steps after so many.
    func undoPresence(to count: Int) {
        for step in presenceUndo[count...].reversed() { step() }
        presenceUndo.removeLast(presenceUndo.count - count)
    }

    /// Lets a rule decide, writes what follows, and queues what is to be told.
    func decide<Result>(
        applicationKey: Int64, tellsWebhooks: Bool = true, _ rule: (inout Turn) throws -> Decision<Result>
    ) throws -> Result {
        var turn = Turn(
            now: environment.now(), limits: limits, position: try position(applicationKey: applicationKey),
            lastMessageID: lastMessageID)
        let decision = try rule(&turn)
        let before = tellsWebhooks ? try webhookBefore(decision.writes, applicationKey: applicationKey) : nil
        for write in decision.writes { try apply(write) }
        if turn.lastMessageID != lastMessageID { lastMessageID = turn.lastMessageID }
        setPosition(turn.position, applicationKey: applicationKey)
        for announcement in decision.announcements {
            try announce(announcement)
            if let before { try tellWebhook(announcement, before: before, applicationKey: applicationKey) }
        }
        try follow(decision.writes, now: turn.now)
        try tellEvents(decision.announcements, applicationKey: applicationKey)
        return decision.result
    }

    // MARK: - Life of the memory

    /// Forgets everything: after a batch that failed, memory and database may differ.
    func reset() throws {
        channels.removeAll()
        channelKeys.removeAll()
        users.removeAll()
        userKeys.removeAll()
        positions.removeAll()
        changedChannels.removeAll()
        changedMembers.removeAll()
        changedUsers.removeAll()
        changedPositions.removeAll()
        undo.removeAll()
        membersJSON = nil
        deliveries.removeAll()
        outboundNews.removeAll()
        webhooks.removeAll()
        webhookEventCount = try queries.webhookEventCount()
        pushes.removeAll()
        linkPreviews.removeAll()
        eventMessages.removeAll()
        figures = Figures()
        pushJobCount = try queries.pushJobCount()
        commitActions.removeAll()
        blockers.removeAll()
        hasBlocks = try connection.queryFirst("SELECT EXISTS (SELECT 1 FROM block)") { $0.bool(at: 0) } ?? false
        hasAnnouncements =
            try connection.queryFirst("SELECT EXISTS (SELECT 1 FROM announcement_sent)") { $0.bool(at: 0) } ?? false
        hasTypeStandings =
            try connection.queryFirst("SELECT EXISTS (SELECT 1 FROM type_standing)") { $0.bool(at: 0) } ?? false
        lastMessageID =
            try connection.queryFirst(
                "SELECT \(StoredTable.Entity.message.highestKey)"
            ) { $0.integer(at: 0) } ?? 0
    }

    /// Keeps the memory bounded. To be called between two batches.
    func trim() throws {
        guard channels.count > cachedMost || users.count > cachedMost || blockers.count > cachedMost else { return }
        try reset()
    }
}
