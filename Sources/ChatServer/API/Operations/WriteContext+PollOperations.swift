internal import ChatDomain
internal import ChatWire
internal import SQLite

/// Operations on polls.
extension WriteContext {
    /// A poll, where it stands, and the caller.
    private func pollAccess(_ id: Int64, _ caller: Caller) throws -> (subject: PollRules.Subject, actor: Actor) {
        let actor = try actor(caller)
        var subject = try pollSubject(id, caller)
        if case .user(let user) = actor, let channel = subject.channel {
            subject.membership = try standing(of: user.key, in: channelState(key: channel.key))
        }
        return (subject, actor)
    }

    func pollSubject(_ id: Int64, _ caller: Caller) throws -> PollRules.Subject {
        guard let poll = try queries.poll(id: id, applicationKey: caller.applicationKey) else {
            throw PollRules.missing
        }
        guard poll.channelKey != 0 else { return PollRules.Subject(poll: poll) }
        guard let state = try knownChannelState(key: poll.channelKey), !state.channel.isRemoved else {
            throw PollRules.missing
        }
        return PollRules.Subject(poll: poll, channel: state.channel)
    }

    /// Makes a poll, to be sent afterwards. The application may name whose it is.
    func createPoll(_ draft: PollRules.Draft, by caller: Caller, creatorID: String?) throws -> WirePoll {
        var creator: User?
        if caller.userKey != 0 || creatorID != nil { creator = try subject(caller, userID: creatorID) }
        let poll = try PollRules.make(
            draft, by: creator, applicationKey: caller.applicationKey, now: environment.now(), limits: limits)
        return try insert(poll).wire
    }

    /// Changes a poll.
    func updatePoll(_ id: Int64, _ edit: PollRules.Edit, by caller: Caller) throws -> WirePoll {
        try changePoll(id, by: caller) { subject, actor, turn in
            try PollRules.update(edit, subject, by: actor, turn: &turn)
        }
    }

    /// Closes a poll.
    func closePoll(_ id: Int64, by caller: Caller) throws -> WirePoll {
        try changePoll(id, by: caller) { subject, actor, turn in
            try PollRules.close(subject, by: actor, turn: &turn)
        }
    }

    /// Deletes a poll; its message stays.
    func deletePoll(_ id: Int64, by caller: Caller) throws {
        _ = try changePoll(id, by: caller) { subject, actor, turn in
            try PollRules.delete(subject, by: actor, turn: &turn)
        }
    }

    /// Puts an option into a poll. The application may name whose it is.
    func addPollOption(_ text: String, to id: Int64, by caller: Caller, creatorID: String?) throws -> WirePoll {
        var creator: User?
        if caller.userKey != 0 || creatorID != nil { creator = try subject(caller, userID: creatorID) }
        return try changePoll(id, by: caller) { subject, actor, turn in
            try PollRules.addOption(text, to: subject, by: actor, creator: creator, turn: &turn)
        }
    }

    /// Changes what an option says.
    func updatePollOption(_ option: Int64, of id: Int64, text: String, by caller: Caller) throws -> WirePoll {
        try changePoll(id, by: caller) { subject, actor, turn in
            try PollRules.updateOption(option, text: text, of: subject, by: actor, turn: &turn)
        }
    }

    /// Takes an option out of a poll, with its votes.
    func deletePollOption(_ option: Int64, of id: Int64, by caller: Caller) throws {
        let sole = try queries.soleVoters(ofOption: option, inPoll: id)
        _ = try changePoll(id, by: caller) { subject, actor, turn in
            try PollRules.deleteOption(option, of: subject, soleVoters: sole, by: actor, turn: &turn)
        }
    }

    private func changePoll(
        _ id: Int64, by caller: Caller,
        _ rule: (PollRules.Subject, Actor, inout Turn) throws -> Decision<Poll>
    ) throws -> WirePoll {
        let (subject, actor) = try pollAccess(id, caller)
        let poll = try decide(applicationKey: caller.applicationKey) { turn in try rule(subject, actor, &turn) }
        return try queries.seen(poll.wire, by: actor)
    }

    /// Takes a user's vote: all that is chosen from now on. The application names the voter.
    func vote(_ optionIDs: [Int64], inPoll id: Int64, by caller: Caller, voterID: String?) throws -> WirePoll {
        let voter = try subject(caller, userID: voterID)
        var place = try pollSubject(id, caller)
        if let channel = place.channel {
            place.membership = try standing(of: voter.key, in: channelState(key: channel.key))
            // Whom the application lets speak in an open channel need not be in it.
            if case .application = caller, channel.isOpen { place.membership?.state = .joined }
        }
        let current = try queries.votes(of: voter.key, inPoll: id)
        let poll = try decide(applicationKey: caller.applicationKey) { turn in
            try PollRules.vote(optionIDs, by: voter, in: place, current: current, turn: &turn)
        }
        return try queries.seen(poll.wire, by: .user(voter))
    }

    /// Closes polls whose time has come, and tells so.
    ///
    /// - Returns: Whether more may wait.
    func closeDuePolls(limit: Int) throws -> Bool {
        let due = try connection.query(
            "SELECT id, application FROM poll WHERE state = 0 AND close_at >= 0 AND close_at <= ? ORDER BY close_at LIMIT ?",
            environment.now(), limit
        ) { (id: $0.integer(at: 0), applicationKey: $0.integer(at: 1)) }
        for poll in due {
            do {
                _ = try closePoll(poll.id, by: .application(poll.applicationKey))
            } catch is WireError {
                // Its message is gone: so is the poll.
                try connection.run("UPDATE poll SET state = 2 WHERE id = ?", poll.id)
            }
        }
        return due.count == limit
    }

    // MARK: - In messages

    /// The poll that a message is about to carry.
    /// - Throws: What ``PollRules/checkMaySend(_:by:now:)`` does.
    func pollToSend(_ id: Int64?, in channel: Channel, by caller: Caller) throws -> Poll? {
        guard let id else { return nil }
        guard !channel.isEphemeral else {
            throw WireError(.invalidParameterValue, "'poll_id': an ephemeral channel keeps no polls.")
        }
        guard let poll = try queries.poll(id: id, applicationKey: caller.applicationKey) else {
            throw PollRules.missing
        }
        try PollRules.checkMaySend(poll, by: try actor(caller), now: environment.now())
        return poll
    }

    /// Ties a poll to the message that carries it.
    func tie(_ poll: Poll?, to message: Message) throws {
        guard var poll, message.wire.poll != nil else { return }
        poll.channelKey = message.channelKey
        poll.messageID = message.wire.messageID
        poll.sentAt = message.wire.createdAt
        poll.seq = message.wire.seq
        try put(poll)
        try connection.run("UPDATE message SET poll = ? WHERE id = ?", poll.wire.id, poll.messageID)
    }
}
