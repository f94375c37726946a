internal import ChatDomain
internal import ChatWire
internal import Foundation
internal import SQLite

/// Polls, their pages and their voters.
extension StoreQueries {
    /// Columns of a poll `p` with what is known of its message `m`.
    private static let pollColumns = """
        p.id, p.application, p.creator, p.channel, p.message, p.seq, p.next_option, p.body, m.created_at, m.is_removed
        """

    /// A poll of an application by its id; one whose message was deleted counts as deleted.
    func poll(id: Int64, applicationKey: Int64) throws -> Poll? {
        let poll = try connection.queryFirst(
            "SELECT \(Self.pollColumns) FROM poll p LEFT JOIN message m ON m.id = p.message WHERE p.id = ?", id,
            row: Self.poll)
        return poll?.applicationKey == applicationKey ? poll : nil
    }

    private static func poll(_ row: Statement) throws -> Poll {
        let wire = try JSONDecoder().decode(WirePoll.self, from: Data(row.text(at: 7).utf8))
        var poll = Poll(wire: wire, applicationKey: row.integer(at: 1), creatorKey: row.integer(at: 2))
        poll.wire.id = row.integer(at: 0)
        poll.channelKey = row.integer(at: 3)
        poll.messageID = row.integer(at: 4)
        poll.seq = row.integer(at: 5)
        poll.nextOptionID = row.integer(at: 6)
        poll.sentAt = row.integer(at: 8)
        if row.bool(at: 9) { poll.wire.status = .removed }
        return poll
    }

    /// A poll, where it stands, and the caller.
    func pollAccess(_ id: Int64, _ caller: Caller) throws -> (subject: PollRules.Subject, actor: Actor) {
        guard let poll = try poll(id: id, applicationKey: caller.applicationKey) else { throw PollRules.missing }
        let actor = try actor(caller)
        guard poll.channelKey != 0 else { return (PollRules.Subject(poll: poll), actor) }
        guard let channel = try channel(key: poll.channelKey), !channel.isRemoved else { throw PollRules.missing }
        var row: Membership?
        if case .user(let user) = actor {
            row = standing(
                try membership(of: user.key, in: channel), of: user.key, in: channel)
        }
        return (PollRules.Subject(poll: poll, channel: channel, membership: row), actor)
    }

    // MARK: - Pages

    /// A page of an application's polls, or of a channel's, newest first.
    ///
    /// - Parameter historyOffset: Polls whose message is at or before this time are withheld.
    func polls(
        applicationKey: Int64, channel: Channel?, historyOffset: Int64, limit: Int, token: String?
    ) throws -> PollPage {
        var conditions = SQLConditions()
        if let channel {
            conditions.add("p.channel = ?", channel.key)
            conditions.add("m.created_at > ?", historyOffset)
        } else {
            conditions.add("p.application = ?", applicationKey)
        }
        conditions.add("p.state <> 2")
        conditions.add("m.is_removed IS NOT 1")
        if let token {
            var token = try PageToken(token, kind: "o")
            conditions.add("p.id < ?", try token.number())
        }
        let found = try connection.query(
            """
            SELECT \(Self.pollColumns) FROM poll p LEFT JOIN message m ON m.id = p.message
            WHERE \(conditions.text) ORDER BY p.id DESC LIMIT ?
            """, arguments: conditions.arguments + [limit + 1], row: Self.poll)
        let page = found.prefix(limit).map(\.wire)
        return PollPage(polls: page, next: Self.token("o", behind: page.last?.id, isMore: found.count > limit))
    }

    /// The polls of a channel that changed, or that somebody voted in, after a number of the channel; and those that
    /// were deleted.
    func pollChanges(
        in channel: Channel, sinceSeq: Int64, sinceTime: Int64, historyOffset: Int64, limit: Int
    ) throws -> PollChanges {
        // A deleted message changed after its poll did.
        let found = try connection.query(
            """
            SELECT \(Self.pollColumns), max(p.seq, CASE WHEN m.is_removed = 1 THEN m.seq ELSE 0 END) AS changed
            FROM poll p JOIN message m ON m.id = p.message
            WHERE p.channel = ? AND changed > ? AND max(p.updated_at, m.updated_at) >= ? AND m.created_at > ?
            ORDER BY changed LIMIT ?
            """, channel.key, sinceSeq, sinceTime, historyOffset, limit + 1
        ) { (poll: try Self.poll($0), seq: $0.integer(at: 10)) }
        let page = found.prefix(limit)
        let isMore = found.count > limit
        var token = PageToken(kind: "pc")
        token.add(isMore ? page.last?.seq ?? channel.seq : channel.seq)
        let polls = page.map(\.poll.wire)
        return PollChanges(
            updated: polls.filter { $0.status != .removed }, deleted: polls.filter { $0.status == .removed }.map(\.id),
            token: token.text, hasMore: isMore)
    }

    /// A page of those who chose an option, by user.
    func voters(of option: WirePollOption, limit: Int, token: String?) throws -> VoterPage {
        var last: Int64 = 0
        if let token {
            var token = try PageToken(token, kind: "v")
            last = try token.number()
        }
        let found = try connection.query(
            """
            SELECT \(StoreRows.columns(StoreRows.userColumns, of: "u")) FROM poll_vote v JOIN user u ON u.id = v.user
            WHERE v.poll = ? AND v.option = ? AND v.user > ? ORDER BY v.user LIMIT ?
            """, option.pollID, option.id, last, limit + 1
        ) { StoreRows.user($0) }
        let page = found.prefix(limit)
        return VoterPage(
            voteCount: option.voteCount, voters: page.map(\.wire),
            next: Self.token("v", behind: page.last?.key, isMore: found.count > limit))
    }

    /// The token behind the last of a page; empty where nothing follows.
    static func token(_ kind: String, behind last: Int64?, isMore: Bool) -> String {
        guard isMore, let last else { return "" }
        var token = PageToken(kind: kind)
        token.add(last)
        return token.text
    }

    // MARK: - Votes

    /// What a user chose in a poll.
    func votes(of userKey: Int64, inPoll id: Int64) throws -> Set<Int64> {
        Set(
            try connection.query("SELECT option FROM poll_vote WHERE poll = ? AND user = ?", id, userKey) {
                $0.integer(at: 0)
            })
    }

    /// How many users chose an option and no other of its poll.
    func soleVoters(ofOption option: Int64, inPoll id: Int64) throws -> Int64 {
        try connection.queryFirst(
            """
            SELECT count(*) FROM poll_vote v WHERE v.poll = ?1 AND v.option = ?2 AND NOT EXISTS (
                SELECT 1 FROM poll_vote o WHERE o.poll = ?1 AND o.user = v.user AND o.option <> ?2)
            """, id, option
        ) { $0.integer(at: 0) } ?? 0
    }

    /// A poll as a reader sees it: with the own votes, and some of the others' where asked for.
    func seen(_ poll: WirePoll, by actor: Actor, showsVoters: Bool = false) throws -> WirePoll {
        var poll = poll
        if case .user(let user) = actor { poll.votedOptionIDs = try votes(of: user.key, inPoll: poll.id).sorted() }
        guard showsVoters, !poll.isAnonymous else { return poll }
        for index in poll.options.indices {
            poll.options[index].partialVoters = try voters(
                of: poll.options[index], limit: Self.partialVotersMost, token: nil
            ).voters
        }
        return poll
    }

    /// How many voters an option shows beside its text.
    private static let partialVotersMost = 5

    /// Events as a caller sees them: polls in messages carry the own votes.
    func seen(_ events: [WireEvent], by caller: Caller) throws -> [WireEvent] {
        try events.map { event in
            var event = event
            switch event.body {
            case .messageNew(let message) where message.poll != nil:
                event.body = .messageNew(try seen([message], by: caller).first ?? message)
            case .messageUpdated(let message) where message.poll != nil:
                event.body = .messageUpdated(try seen([message], by: caller).first ?? message)
            default: break
            }
            return event
        }
    }

    /// Messages as a caller sees them: polls carry the own votes.
    func seen(_ messages: [WireMessage], by caller: Caller) throws -> [WireMessage] {
        guard case .user(let userKey, _) = caller, messages.contains(where: { $0.poll != nil }) else { return messages }
        return try messages.map { message in
            guard let poll = message.poll else { return message }
            var message = message
            message.poll?.votedOptionIDs = try votes(of: userKey, inPoll: poll.id).sorted()
            return message
        }
    }
}
