public import ChatWire

extension PollRules {
    /// Decides on a vote: all that the user chooses from now on, in place of what was chosen before. Nothing takes the
    /// vote back; the same again changes nothing.
    ///
    /// - Parameter current: What the user chose before.
    /// - Throws: 900020 for who is no member, 900041 for who is muted, 900050 in a frozen channel for all but operators,
    ///   400111 for a poll that is closed or was not sent, and for several options where one may be chosen, 400201 for
    ///   an option that is not there.
    public static func vote(
        _ optionIDs: [Int64], by user: User, in subject: Subject, current: Set<Int64>, turn: inout Turn
    ) throws(WireError) -> Decision<Poll> {
        let poll = subject.poll
        guard poll.wire.status != .removed else { throw missing }
        guard let channel = subject.channel else {
            throw WireError(.invalidParameterValue, "The poll was not sent yet.")
        }
        _ = try checkMaySpeak(in: channel, user: user, membership: subject.membership)
        try checkReadable(subject, by: .user(user))
        let chosen = Set(optionIDs)
        for id in chosen.sorted() { _ = try option(id, of: poll) }
        guard chosen != current else { return Decision(poll) }
        try checkOpen(poll, now: turn.now)
        guard chosen.count <= 1 || poll.wire.allowsMultipleVotes else {
            throw WireError(.invalidParameterValue, "'option_ids' must name one option: the poll takes one vote.")
        }
        return set(chosen, by: user, in: poll, channel: channel, current: current, turn: &turn)
    }

    /// Decides on what becomes of the vote of a user who was deleted: it is taken back.
    public static func withdraw(
        of user: User, in poll: Poll, channel: Channel, current: Set<Int64>, turn: inout Turn
    ) -> Decision<Poll> {
        set([], by: user, in: poll, channel: channel, current: current, turn: &turn)
    }

    private static func set(
        _ chosen: Set<Int64>, by user: User, in given: Poll, channel: Channel, current: Set<Int64>, turn: inout Turn
    ) -> Decision<Poll> {
        var (poll, channel) = (given, channel)
        var counts: [PollVote.Count] = []
        for index in poll.wire.options.indices {
            let id = poll.wire.options[index].id
            guard chosen.contains(id) != current.contains(id) else { continue }
            poll.wire.options[index].voteCount += chosen.contains(id) ? 1 : -1
            poll.wire.options[index].lastVotedAt = turn.now
            counts.append(PollVote.Count(optionID: id, voteCount: poll.wire.options[index].voteCount))
        }
        poll.wire.voterCount += (chosen.isEmpty ? 0 : 1) - (current.isEmpty ? 0 : 1)
        turn.advance(&channel)
        poll.seq = channel.seq
        let vote = PollVote(
            pollID: poll.wire.id, messageID: poll.messageID, counts: counts, voterCount: poll.wire.voterCount,
            at: turn.now)
        let own = OwnPollVote(
            pollID: poll.wire.id, messageID: poll.messageID, optionIDs: chosen.sorted(), at: turn.now)
        return Decision(
            poll,
            writes: [
                .putPoll(poll), .updateChannel(channel),
                .setVotes(
                    pollID: poll.wire.id, userKey: user.key, added: chosen.subtracting(current).sorted(),
                    removed: current.subtracting(chosen).sorted(), at: turn.now),
            ],
            announcements: [
                MessageRules.announcement(.pollVoted(vote), in: channel),
                .user(userKey: user.key, event: WireEvent(channelURL: channel.url, body: .myPoll(own))),
            ])
    }

    /// Refuses who asks for the voters of an option: of an anonymous poll nobody is told, whoever asks.
    public static func checkMaySeeVoters(_ subject: Subject, by actor: Actor) throws(WireError) {
        try checkReadable(subject, by: actor)
        guard !subject.poll.wire.isAnonymous else {
            throw WireError(.nonAuthorized, "The poll is anonymous.")
        }
    }
}
