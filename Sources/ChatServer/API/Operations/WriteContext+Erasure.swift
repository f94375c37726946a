internal import ChatDomain
internal import ChatWire
internal import Foundation
internal import SQLite

/// What is left behind by users who were deleted is gone through step by step: what they said stays under no name, or
/// goes; reactions and votes are taken back; polls name nobody.
extension WriteContext {
    /// How many things of a deleted user are gone through in one step.
    static let erasedMost = 200
    /// How many messages, or polls, of anybody one step looks at.
    static let erasureStride: Int64 = 20_000

    /// What is gone through, in this order; the numbers are stored.
    private enum ErasurePart: Int64 {
        case messages, reactions, votes, polls
    }

    private struct Erasure {
        /// The user as far as anything is known any more.
        var user: User
        /// Whether what was said goes.
        var removes: Bool
        var part: ErasurePart
        /// Up to which message or poll it has come.
        var next: Int64
    }

    /// Notes that what a user has left behind is to be gone through.
    func beginErasure(of user: User, removesMessages: Bool) throws {
        try connection.run(
            "INSERT INTO erasure (user, application, removes, next, part, user_id) VALUES (?, ?, ?, 0, 0, ?)",
            user.key, user.applicationKey, removesMessages, user.userID)
    }

    /// Goes one step further through what deleted users have left behind. To be called every now and then.
    func continueErasures() throws {
        let erasure = try connection.queryFirst(
            "SELECT user, application, user_id, removes, part, next FROM erasure ORDER BY user LIMIT 1"
        ) { row in
            Erasure(
                user: User(
                    key: row.integer(at: 0), applicationKey: row.integer(at: 1), userID: row.text(at: 2), createdAt: 0),
                removes: row.bool(at: 3), part: ErasurePart(rawValue: row.integer(at: 4)) ?? .messages,
                next: row.integer(at: 5))
        }
        guard var erasure else { return }
        try flush()
        let isDone =
            switch erasure.part {
            case .messages: try eraseMessages(&erasure)
            case .reactions: try withdrawReactions(erasure)
            case .votes: try withdrawVotes(erasure)
            case .polls: try forgetMaker(&erasure)
            }
        if isDone {
            guard let part = ErasurePart(rawValue: erasure.part.rawValue + 1) else {
                try connection.run("DELETE FROM erasure WHERE user = ?", erasure.user.key)
                return
            }
            (erasure.part, erasure.next) = (part, 0)
        }
        try connection.run(
            "UPDATE erasure SET part = ?, next = ? WHERE user = ?", erasure.part.rawValue, erasure.next,
            erasure.user.key)
    }

    // MARK: - Messages

    private func eraseMessages(_ erasure: inout Erasure) throws -> Bool {
        let end = erasure.next + Self.erasureStride
        let found = try connection.query(
            """
            SELECT id, channel FROM message WHERE id > ? AND id <= ? AND sender = ? AND is_removed = 0
            ORDER BY id LIMIT ?
            """, erasure.next, end, erasure.user.key, Self.erasedMost
        ) { (id: $0.integer(at: 0), channelKey: $0.integer(at: 1)) }
        for message in found { try erase(message.id, in: message.channelKey, erasure) }
        let reached = found.count < Self.erasedMost ? end : found.last?.id ?? end
        try connection.run(
            "UPDATE message SET nickname = '', profile_url = '' WHERE id > ? AND id <= ? AND sender = ?", erasure.next,
            reached, erasure.user.key)
        erasure.next = reached
        return reached >= lastMessageID
    }

    private func erase(_ id: Int64, in channelKey: Int64, _ erasure: Erasure) throws {
        guard let state = try knownChannelState(key: channelKey), !state.channel.isRemoved else { return }
        try eraseReports(ofMessage: id, removes: erasure.removes)
        if erasure.removes {
            return try deleteMessage(id, in: state.channel.url, by: .application(erasure.user.applicationKey))
        }
        guard let message = try queries.message(id: id, in: state.channel) else { return }
        _ = try decide(applicationKey: erasure.user.applicationKey) { turn in
            UserRules.forgetSender(of: message, in: state.channel, turn: &turn)
        }
    }

    /// A report keeps a message as it was: without its sender, or not at all.
    private func eraseReports(ofMessage id: Int64, removes: Bool) throws {
        let reports = try connection.query("SELECT id, body FROM report WHERE message = ? AND message <> 0", id) {
            (id: $0.integer(at: 0), body: $0.text(at: 1))
        }
        for report in reports where !report.body.isEmpty {
            var body = ""
            if !removes, var message = try? JSONDecoder().decode(WireMessage.self, from: Data(report.body.utf8)) {
                message.sender = nil
                var json = JSONWriter()
                message.write(to: &json)
                body = String(decoding: json.finish(), as: UTF8.self)
            }
            try connection.run("UPDATE report SET body = ? WHERE id = ?", body, report.id)
        }
    }

    // MARK: - Reactions and votes

    private func withdrawReactions(_ erasure: Erasure) throws -> Bool {
        let found = try connection.query(
            """
            SELECT r.message, r.key, m.channel FROM reaction r LEFT JOIN message m ON m.id = r.message
            WHERE r.user = ? LIMIT ?
            """, erasure.user.key, Self.erasedMost
        ) { (id: $0.integer(at: 0), key: $0.text(at: 1), channelKey: $0.integer(at: 2)) }
        for reaction in found {
            // Read anew: what the one before changed counts.
            try flush()
            let state = try knownChannelState(key: reaction.channelKey)
            guard let state, !state.channel.isRemoved,
                let message = try queries.message(id: reaction.id, in: state.channel)
            else {
                try connection.run(
                    "DELETE FROM reaction WHERE message = ? AND key = ? AND user = ?", reaction.id, reaction.key,
                    erasure.user.key)
                continue
            }
            var reactions = try queries.reactionState(
                of: reaction.id, key: reaction.key, userKey: erasure.user.key, limit: limits.reactionUsers + 1)
            reactions.isOwn = true
            _ = try decide(applicationKey: erasure.user.applicationKey) { turn in
                ReactionRules.withdraw(
                    key: reaction.key, state: reactions, message: message, of: erasure.user, in: state.channel,
                    turn: &turn)
            }
        }
        return found.count < Self.erasedMost
    }

    /// Votes in polls that are closed stay counted, for nobody, unless all that was said goes.
    private func withdrawVotes(_ erasure: Erasure) throws -> Bool {
        let found = try connection.query(
            """
            SELECT DISTINCT v.poll FROM poll_vote v JOIN poll p ON p.id = v.poll
            WHERE v.user = ? AND (p.state = 0 OR ?) LIMIT ?
            """, erasure.user.key, erasure.removes, Self.erasedMost
        ) { $0.integer(at: 0) }
        for id in found {
            guard let subject = try? pollSubject(id, .application(erasure.user.applicationKey)),
                let channel = subject.channel, subject.poll.wire.status != .removed
            else {
                // The poll went with its message or its channel.
                try connection.run("DELETE FROM poll_vote WHERE poll = ? AND user = ?", id, erasure.user.key)
                continue
            }
            let current = try queries.votes(of: erasure.user.key, inPoll: id)
            _ = try decide(applicationKey: erasure.user.applicationKey) { turn in
                PollRules.withdraw(of: erasure.user, in: subject.poll, channel: channel, current: current, turn: &turn)
            }
        }
        return found.count < Self.erasedMost
    }

    // MARK: - Polls

    private func forgetMaker(_ erasure: inout Erasure) throws -> Bool {
        let end = erasure.next + Self.erasureStride
        // Options are known by their maker's id alone: where that was given again, they are the new user's too.
        let isGivenAgain = try user(applicationKey: erasure.user.applicationKey, userID: erasure.user.userID) != nil
        let found = try connection.query(
            """
            SELECT id FROM poll WHERE id > ?1 AND id <= ?2 AND application = ?3
                AND (creator = ?4 OR (?5 AND instr(body, ?6) > 0)) ORDER BY id LIMIT ?7
            """, erasure.next, end, erasure.user.applicationKey, erasure.user.key,
            !isGivenAgain && !erasure.user.userID.isEmpty, erasure.user.userID, Self.erasedMost
        ) { $0.integer(at: 0) }
        for id in found { try forgetMaker(ofPoll: id, erasure) }
        let reached = found.count < Self.erasedMost ? end : found.last ?? end
        erasure.next = reached
        let last = try connection.queryFirst("SELECT coalesce(max(id), 0) FROM poll") { $0.integer(at: 0) } ?? 0
        return reached >= last
    }

    private func forgetMaker(ofPoll id: Int64, _ erasure: Erasure) throws {
        guard let poll = try queries.poll(id: id, applicationKey: erasure.user.applicationKey) else { return }
        let isOwn = poll.creatorKey == erasure.user.key
        guard !(isOwn && (erasure.removes || poll.wire.status == .removed)) else { return try emptyPoll(poll) }
        guard let subject = try? pollSubject(id, .application(erasure.user.applicationKey)) else {
            return try emptyPoll(poll)
        }
        _ = try decide(applicationKey: erasure.user.applicationKey) { turn in
            PollRules.forget(erasure.user, in: subject, turn: &turn)
        }
    }

    /// Nothing of a poll is left but that there was one. Its message is gone, and with it who could be told.
    private func emptyPoll(_ given: Poll) throws {
        var wire = given.wire
        (wire.title, wire.options, wire.data, wire.createdBy) = ("", [], [:], nil)
        (wire.status, wire.voterCount) = (.removed, 0)
        var json = JSONWriter()
        wire.write(to: &json)
        try dropVotes(pollID: wire.id, optionID: nil)
        try connection.run(
            "UPDATE poll SET creator = 0, state = 2, body = ? WHERE id = ?",
            String(decoding: json.finish(), as: UTF8.self), wire.id)
    }
}
