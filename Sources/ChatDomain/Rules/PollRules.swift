public import ChatWire

/// Making, changing, closing and reading polls. Options are in `PollRules+Options.swift`, votes in
/// `PollRules+Votes.swift`.
public enum PollRules {
    /// A poll, and where it stands.
    public struct Subject: Hashable, Sendable {
        /// The poll.
        public var poll: Poll
        /// The channel of its message; nil while it was not sent.
        public var channel: Channel?
        /// The caller's row in the channel.
        public var membership: Membership?

        /// Makes a subject.
        public init(poll: Poll, channel: Channel? = nil, membership: Membership? = nil) {
            self.poll = poll
            self.channel = channel
            self.membership = membership
        }
    }

    /// A poll to be made.
    public struct Draft: Hashable, Sendable {
        /// What is asked.
        public var title: String
        /// The answers.
        public var options: [String]
        /// When it closes, in milliseconds; nil for not by itself.
        public var closeAt: Int64?
        /// Whether those who may vote may put in options.
        public var allowsSuggestions: Bool
        /// Whether one user may choose several options.
        public var allowsMultipleVotes: Bool
        /// Whether nobody is told who chose what.
        public var isAnonymous: Bool
        /// The application's own data.
        public var data: [String: String]

        /// Makes a draft.
        public init(
            title: String, options: [String], closeAt: Int64? = nil, allowsSuggestions: Bool = false,
            allowsMultipleVotes: Bool = false, isAnonymous: Bool = false, data: [String: String] = [:]
        ) {
            self.title = title
            self.options = options
            self.closeAt = closeAt
            self.allowsSuggestions = allowsSuggestions
            self.allowsMultipleVotes = allowsMultipleVotes
            self.isAnonymous = isAnonymous
            self.data = data
        }
    }

    /// What an update changes; nil leaves a field as it is.
    public struct Edit: Hashable, Sendable {
        /// What is asked.
        public var title: String?
        /// When it closes, in milliseconds; -1 for not by itself.
        public var closeAt: Int64?
        /// Whether those who may vote may put in options.
        public var allowsSuggestions: Bool?
        /// Whether one user may choose several options.
        public var allowsMultipleVotes: Bool?
        /// The application's own data.
        public var data: [String: String]?

        /// Makes an edit.
        public init(
            title: String? = nil, closeAt: Int64? = nil, allowsSuggestions: Bool? = nil,
            allowsMultipleVotes: Bool? = nil, data: [String: String]? = nil
        ) {
            self.title = title
            self.closeAt = closeAt
            self.allowsSuggestions = allowsSuggestions
            self.allowsMultipleVotes = allowsMultipleVotes
            self.data = data
        }
    }

    /// A poll by its draft, without its id.
    ///
    /// - Parameter creator: Who makes it; nil for the application itself.
    /// - Throws: 400105 without a title or an option, 400203 for too many options, 400202 for the same option twice,
    ///   400111 for texts that are too long and for a time to close that is over.
    public static func make(
        _ draft: Draft, by creator: User?, applicationKey: Int64, now: Int64, limits: Limits
    ) throws(WireError) -> Poll {
        try checkTitle(draft.title, limits: limits)
        try checkData(draft.data, limits: limits)
        try checkCloseAt(draft.closeAt, now: now)
        guard !draft.options.isEmpty else {
            throw WireError(.invalidParameterValueRequired, "'options' must name at least one option.")
        }
        var wire = WirePoll(
            id: 0, title: draft.title, createdBy: creator?.userID, createdAt: now, updatedAt: now,
            closeAt: draft.closeAt ?? -1, allowsSuggestions: draft.allowsSuggestions,
            allowsMultipleVotes: draft.allowsMultipleVotes, isAnonymous: draft.isAnonymous, data: draft.data)
        for (index, text) in draft.options.enumerated() {
            try checkOption(text, among: wire.options, limits: limits)
            wire.options.append(
                WirePollOption(
                    id: Int64(index) + 1, pollID: 0, text: text, createdBy: creator?.userID, createdAt: now,
                    updatedAt: now))
        }
        return Poll(wire: wire, applicationKey: applicationKey, creatorKey: creator?.key ?? 0)
    }

    /// Decides on changing a poll: its maker may, operators of its channel and the application may.
    ///
    /// - Throws: 400105 when nothing is to be changed, 400111 for a poll that is closed and where several votes of one
    ///   user stand that would be none, and what making throws.
    public static func update(_ edit: Edit, _ subject: Subject, by actor: Actor, turn: inout Turn) throws(WireError)
        -> Decision<Poll>
    {
        try checkMayChange(subject, by: actor)
        guard
            edit.title != nil || edit.closeAt != nil || edit.allowsSuggestions != nil
                || edit.allowsMultipleVotes != nil || edit.data != nil
        else {
            throw WireError(.invalidParameterValueRequired, "'title', 'close_at', 'data' or a setting is required.")
        }
        try checkOpen(subject.poll, now: turn.now)
        if let title = edit.title { try checkTitle(title, limits: turn.limits) }
        if let data = edit.data { try checkData(data, limits: turn.limits) }
        if let closeAt = edit.closeAt, closeAt != -1 { try checkCloseAt(closeAt, now: turn.now) }
        var poll = subject.poll
        if edit.allowsMultipleVotes == false, poll.wire.allowsMultipleVotes {
            let votes = poll.wire.options.reduce(0) { $0 + $1.voteCount }
            guard votes == poll.wire.voterCount else {
                throw WireError(.invalidParameterValue, "'allow_multiple_votes': several votes of one user stand.")
            }
        }
        if let title = edit.title { poll.wire.title = title }
        if let closeAt = edit.closeAt { poll.wire.closeAt = closeAt }
        if let allows = edit.allowsSuggestions { poll.wire.allowsSuggestions = allows }
        if let allows = edit.allowsMultipleVotes { poll.wire.allowsMultipleVotes = allows }
        if let data = edit.data { poll.wire.data = data }
        return changed(poll, in: subject.channel, turn: &turn)
    }

    /// Decides on closing a poll: its maker may, operators of its channel and the application may. One that is closed
    /// stays as it is.
    public static func close(_ subject: Subject, by actor: Actor, turn: inout Turn) throws(WireError)
        -> Decision<Poll>
    {
        try checkMayChange(subject, by: actor)
        guard subject.poll.wire.status == .open else { return Decision(subject.poll) }
        var poll = subject.poll
        poll.wire.status = .closed
        // The time that it was to close at stands where that time has come.
        if poll.wire.closeAt < 0 || poll.wire.closeAt > turn.now { poll.wire.closeAt = turn.now }
        return changed(poll, in: subject.channel, turn: &turn)
    }

    /// Decides on deleting a poll: its maker may, operators of its channel and the application may. Its message stays
    /// as a text; votes and words of the poll are gone.
    public static func delete(_ subject: Subject, by actor: Actor, turn: inout Turn) throws(WireError)
        -> Decision<Poll>
    {
        try checkMayChange(subject, by: actor)
        var poll = subject.poll
        poll.wire.status = .removed
        poll.wire.title = ""
        poll.wire.options = []
        poll.wire.data = [:]
        poll.wire.voterCount = 0
        var decision = changed(poll, in: subject.channel, turn: &turn)
        decision.writes.append(.dropVotes(pollID: poll.wire.id, optionID: nil))
        return decision
    }

    /// Decides on what is told of a poll whose maker, or the maker of an option of it, was deleted: nobody is named.
    public static func forget(_ user: User, in subject: Subject, turn: inout Turn) -> Decision<Poll> {
        var poll = subject.poll
        if poll.creatorKey == user.key {
            poll.creatorKey = 0
            poll.wire.createdBy = nil
        }
        for index in poll.wire.options.indices where poll.wire.options[index].createdBy == user.userID {
            poll.wire.options[index].createdBy = nil
        }
        guard poll != subject.poll else { return Decision(poll) }
        return changed(poll, in: subject.channel, turn: &turn)
    }

    /// Refuses readers of a poll: who may read its message may read it; before it was sent, its maker and the
    /// application.
    ///
    /// - Throws: 900600 where it was deleted or is from before the reader's history, 400108 for who is no member.
    public static func checkReadable(_ subject: Subject, by actor: Actor) throws(WireError) {
        guard subject.poll.wire.status != .removed else { throw missing }
        guard case .user(let user) = actor else { return }
        guard let channel = subject.channel else {
            guard subject.poll.creatorKey == user.key else {
                throw WireError(.nonAuthorized, "The poll was not sent yet.")
            }
            return
        }
        try AccessRules.checkReadable(channel, by: actor, membership: subject.membership)
        guard subject.poll.sentAt > subject.membership?.historyOffset ?? 0 else { throw missing }
    }

    /// Refuses sending a poll: only its maker and the application may, once, while it is open.
    public static func checkMaySend(_ poll: Poll, by actor: Actor, now: Int64) throws(WireError) {
        guard poll.wire.status != .removed else { throw missing }
        guard actor == .application || poll.creatorKey == actor.userKey else {
            throw WireError(.nonAuthorized, "'poll_id': the poll is someone else's.")
        }
        guard poll.messageID == 0 else {
            throw WireError(.duplicatedData, "'poll_id': the poll was sent already.")
        }
        try checkOpen(poll, now: now)
    }

    /// The refusal of a poll that is not there.
    public static let missing = WireError(.socketPollNotFound, "The poll does not exist.")

    // MARK: - Shared

    /// Who may change a poll may also change its options.
    static func checkMayChange(_ subject: Subject, by actor: Actor) throws(WireError) {
        try checkReadable(subject, by: actor)
        guard case .user(let user) = actor, let channel = subject.channel else { return }
        let membership = try checkMaySpeak(in: channel, user: user, membership: subject.membership)
        guard subject.poll.creatorKey == user.key || membership.isOperator else {
            throw WireError(.nonAuthorized, "The poll is someone else's.")
        }
    }

    /// Refuses whom the channel does not let have a say: as for sending, but a broadcast channel takes votes.
    static func checkMaySpeak(in channel: Channel, user: User, membership: Membership?) throws(WireError)
        -> Membership
    {
        var channel = channel
        channel.isBroadcast = false
        return try AccessRules.checkMaySpeak(in: channel, user: user, membership: membership)
    }

    static func checkOpen(_ poll: Poll, now: Int64) throws(WireError) {
        guard poll.isOpen(at: now) else { throw WireError(.invalidParameterValue, "The poll is closed.") }
    }

    /// A change of the poll itself: its time, and where it was sent, its channel's next number and what is told.
    static func changed(_ poll: Poll, in channel: Channel?, turn: inout Turn) -> Decision<Poll> {
        var poll = poll
        poll.wire.updatedAt = max(turn.now, poll.wire.updatedAt + 1)
        guard var channel else { return Decision(poll, writes: [.putPoll(poll)]) }
        turn.advance(&channel)
        poll.seq = channel.seq
        let update = PollUpdate(messageID: poll.messageID, poll: poll.wire, at: turn.now)
        return Decision(
            poll, writes: [.putPoll(poll), .updateChannel(channel)],
            announcements: [MessageRules.announcement(.pollUpdated(update), in: channel)])
    }

    private static func checkTitle(_ title: String, limits: Limits) throws(WireError) {
        guard !title.isEmpty else { throw WireError(.invalidParameterValueRequired, "'title' is required.") }
        try FieldRules.check(title, "title", most: limits.pollTitleCharacters)
    }

    private static func checkData(_ data: [String: String], limits: Limits) throws(WireError) {
        let bytes = data.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
        guard bytes <= limits.dataBytes else {
            throw WireError(.invalidParameterValue, "'data' must have at most \(limits.dataBytes) bytes.")
        }
    }

    private static func checkCloseAt(_ closeAt: Int64?, now: Int64) throws(WireError) {
        guard let closeAt, closeAt <= now else { return }
        throw WireError(.invalidParameterValue, "'close_at' must be in the future.")
    }

    static func checkOption(_ text: String, among options: [WirePollOption], limits: Limits) throws(WireError) {
        guard !text.isEmpty else { throw WireError(.invalidParameterValueRequired, "'text' of an option is required.") }
        try FieldRules.check(text, "text", most: limits.pollOptionCharacters)
        guard options.count < limits.pollOptions else {
            throw WireError(.reachedMaxCount, "A poll has at most \(limits.pollOptions) options.")
        }
        guard !options.contains(where: { $0.text == text }) else {
            throw WireError(.duplicatedData, "The poll has this option already.")
        }
    }
}
