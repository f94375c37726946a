internal import ChatWire

/// What an event says of a part of a message: its reactions, its thread, its poll.
enum PartChange: Hashable {
    case reaction(ReactionChange, seq: Int64)
    case thread(ThreadChange, seq: Int64)
    case vote(PollVote, seq: Int64)
    case poll(PollUpdate, seq: Int64)
    /// What the current user chose. It has no number: it goes with the counts of whatever vote was told.
    case ownVote(OwnPollVote)

    var messageID: Int64 {
        switch self {
        case .reaction(let change, _): change.messageID
        case .thread(let change, _): change.messageID
        case .vote(let vote, _): vote.messageID
        case .poll(let update, _): update.messageID
        case .ownVote(let vote): vote.messageID
        }
    }

    /// When the message was sent, where the event says it.
    var createdAt: Int64? {
        switch self {
        case .reaction(let change, _): change.createdAt
        case .thread(let change, _): change.createdAt
        case .vote, .poll, .ownVote: nil
        }
    }

    /// Applies the change; a message that knows of it already stays as it is.
    func apply(to message: inout WireMessage, of userID: String) {
        switch self {
        case .reaction(let change, let seq):
            let wasOwn = message.reactions.first { $0.key == change.reaction.key }?.userIDs.contains(userID) ?? false
            message.apply(change, seq: seq)
            keepOwn(wasOwn, change, in: &message, of: userID)
        case .thread(let change, let seq): message.apply(change, seq: seq)
        case .vote(let vote, let seq): message.apply(vote, seq: seq)
        case .poll(let update, let seq): message.apply(update, seq: seq)
        case .ownVote(let vote):
            guard message.messageID == vote.messageID, message.poll?.id == vote.pollID else { return }
            message.poll?.votedOptionIDs = vote.optionIDs
        }
    }

    /// An event names the earliest of those who reacted; the reader is named whoever else is.
    private func keepOwn(
        _ wasOwn: Bool, _ change: ReactionChange, in message: inout WireMessage, of userID: String
    ) {
        let isOwn = change.userID == userID ? change.operation == .add : wasOwn
        guard isOwn, let place = message.reactions.firstIndex(where: { $0.key == change.reaction.key }) else { return }
        if !message.reactions[place].userIDs.contains(userID) { message.reactions[place].userIDs.append(userID) }
    }
}

extension WireMessage {
    /// Takes over the counts after a vote; nothing where the message knows of it already.
    mutating func apply(_ vote: PollVote, seq: Int64) {
        guard vote.messageID == messageID, seq > self.seq else { return }
        self.seq = seq
        poll?.apply(vote)
    }

    /// Takes over the state of the poll; nothing where the message knows of it already.
    mutating func apply(_ update: PollUpdate, seq: Int64) {
        guard update.messageID == messageID, seq > self.seq else { return }
        self.seq = seq
        poll = update.poll.withVotes(of: poll)
    }
}

extension WirePoll {
    /// Takes over the counts after a vote.
    mutating func apply(_ vote: PollVote) {
        guard vote.pollID == id else { return }
        for count in vote.counts {
            guard let place = options.firstIndex(where: { $0.id == count.optionID }) else { continue }
            options[place].voteCount = count.voteCount
            options[place].lastVotedAt = max(options[place].lastVotedAt, vote.at)
        }
        voterCount = vote.voterCount
    }

    /// The poll with what the reader chose, as far as it still stands, where it does not say so itself.
    func withVotes(of known: WirePoll?) -> WirePoll {
        guard votedOptionIDs == nil, let known, known.id == id, let votes = known.votedOptionIDs else { return self }
        var poll = self
        let standing = Set(options.map(\.id))
        poll.votedOptionIDs = votes.filter { standing.contains($0) }
        return poll
    }
}
