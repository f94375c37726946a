public import ChatWire

extension PollRules {
    /// Decides on putting an option in: who may change the poll may, and where the poll allows it who may vote.
    ///
    /// - Parameter creator: Whose option it is; nil for the application's own.
    /// - Throws: 400108 where the poll allows no suggestions, 400203 for too many options, 400202 for one that is there.
    public static func addOption(
        _ text: String, to subject: Subject, by actor: Actor, creator: User?, turn: inout Turn
    ) throws(WireError) -> Decision<Poll> {
        if subject.poll.wire.allowsSuggestions, case .user(let user) = actor, let channel = subject.channel {
            try checkReadable(subject, by: actor)
            _ = try checkMaySpeak(in: channel, user: user, membership: subject.membership)
        } else {
            try checkMayChange(subject, by: actor)
        }
        try checkOpen(subject.poll, now: turn.now)
        try checkOption(text, among: subject.poll.wire.options, limits: turn.limits)
        var poll = subject.poll
        poll.wire.options.append(
            WirePollOption(
                id: poll.nextOptionID, pollID: poll.wire.id, text: text, createdBy: creator?.userID,
                createdAt: turn.now, updatedAt: turn.now))
        poll.nextOptionID += 1
        return changed(poll, in: subject.channel, turn: &turn)
    }

    /// Decides on changing what an option says: who put it in may, and who may change the poll. Votes stay.
    ///
    /// - Throws: 400201 for an option that is not there.
    public static func updateOption(
        _ id: Int64, text: String, of subject: Subject, by actor: Actor, turn: inout Turn
    ) throws(WireError) -> Decision<Poll> {
        let index = try changeable(id, of: subject, by: actor)
        try checkOpen(subject.poll, now: turn.now)
        var poll = subject.poll
        guard poll.wire.options[index].text != text else { return Decision(poll) }
        var others = poll.wire.options
        others.remove(at: index)
        try checkOption(text, among: others, limits: turn.limits)
        poll.wire.options[index].text = text
        poll.wire.options[index].updatedAt = turn.now
        return changed(poll, in: subject.channel, turn: &turn)
    }

    /// Decides on taking an option out with its votes: who put it in may, and who may change the poll.
    ///
    /// - Parameter soleVoters: How many chose this option and no other.
    /// - Throws: 400201 for an option that is not there, 400111 for the last one.
    public static func deleteOption(
        _ id: Int64, of subject: Subject, soleVoters: Int64, by actor: Actor, turn: inout Turn
    ) throws(WireError) -> Decision<Poll> {
        let index = try changeable(id, of: subject, by: actor)
        try checkOpen(subject.poll, now: turn.now)
        var poll = subject.poll
        guard poll.wire.options.count > 1 else {
            throw WireError(.invalidParameterValue, "A poll keeps at least one option.")
        }
        poll.wire.options.remove(at: index)
        poll.wire.voterCount -= soleVoters
        var decision = changed(poll, in: subject.channel, turn: &turn)
        decision.writes.append(.dropVotes(pollID: poll.wire.id, optionID: id))
        return decision
    }

    /// Finds an option of a poll.
    /// - Throws: 400201 where there is none.
    public static func option(_ id: Int64, of poll: Poll) throws(WireError) -> WirePollOption {
        guard let option = poll.wire.options.first(where: { $0.id == id }) else {
            throw WireError(.notFoundInDatabase, "The poll has no option \(id).")
        }
        return option
    }

    private static func changeable(_ id: Int64, of subject: Subject, by actor: Actor) throws(WireError) -> Int {
        try checkReadable(subject, by: actor)
        let isOwn: Bool
        if case .user(let user) = actor {
            isOwn = subject.poll.wire.options.contains { $0.id == id && $0.createdBy == user.userID }
            if isOwn, let channel = subject.channel {
                _ = try checkMaySpeak(in: channel, user: user, membership: subject.membership)
            }
        } else {
            isOwn = false
        }
        if !isOwn { try checkMayChange(subject, by: actor) }
        guard let index = subject.poll.wire.options.firstIndex(where: { $0.id == id }) else {
            throw WireError(.notFoundInDatabase, "The poll has no option \(id).")
        }
        return index
    }
}
