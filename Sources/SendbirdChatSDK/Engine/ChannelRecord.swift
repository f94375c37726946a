internal import ChatWire

/// A channel as the engine knows it. Touched by the engine's executor only.
final class ChannelRecord {
    /// The cache's number of the channel.
    let id: Int64
    /// The channel as it is known; its `seq` is the version of these fields.
    private(set) var channel: WireChannel
    /// Every change up to here was applied, to the messages too.
    var logSeq: Int64
    /// Every cached message is at least as new as here: it was read later than ``logSeq`` says where this is greater.
    var spansSeq: Int64
    /// The unread count that the cache's row holds.
    var storedUnread: Int64
    /// The cached stretches, by of which messages they are whole; missing until they are asked for.
    var spans: [SpanKind: SpanSet] = [:]
    /// When the polls that were heard of were sent, by id: so that a vote is not looked for among all messages.
    var pollTimes: [Int64: Int64] = [:]
    /// When the current user voted last in the polls of which that was told, by id.
    var ownVotes: [Int64: Int64] = [:]
    /// Up to where messages were taken out because the user does not see them any more.
    var forgottenUpTo: Int64
    /// Whether the cache's row is behind ``channel``.
    var isDirty = false
    /// Whether the members changed since the cache's row was written.
    var hasNewMembers = false

    /// Events that wait until what is missing before them was fetched.
    var parked: [WireEvent] = []
    /// What is being fetched; nil where nothing is.
    var catchUp: CatchUp?

    /// Who is typing, by user id.
    var typing: [String: Typist] = [:]
    /// Calls for pages of messages that are under way; their answers may be older than what events said meanwhile.
    var pagesInFlight = 0
    /// What events said of messages while pages were under way, by message id; nil for a deleted one.
    var overlay: [Int64: WireMessage?] = [:]
    /// What events said meanwhile of parts of messages that are not here, by message id, in their order.
    var partsOverlay: [Int64: [PartChange]] = [:]

    private var cachedNameKey: (name: String, key: [UInt8])?

    /// What is being fetched of a channel whose changes have a gap.
    struct CatchUp {
        /// Changes that were fetched and are not applied yet: nothing is delivered in part.
        var changes: [WireEvent] = []
        /// How many of them are new messages.
        var newMessages = 0
        /// Whether the channel is read anew, because its changes are too old or too many.
        var isReload = false
    }

    /// A member who is typing.
    struct Typist {
        var user: WireUser
        /// When the sign was given, by the server's clock.
        var at: Int64
        /// When it runs out, by uptime.
        var deadline: Int64
    }

    init(id: Int64, channel: WireChannel, logSeq: Int64, spansSeq: Int64, storedUnread: Int64) {
        self.id = id
        self.channel = channel
        self.logSeq = logSeq
        self.spansSeq = spansSeq
        self.storedUnread = storedUnread
        forgottenUpTo = channel.my?.historyOffset ?? 0
    }

    var url: String { channel.channelURL }

    /// From where changes are fetched.
    var changesSince: Int64 { max(logSeq, spansSeq) }

    var isParked: Bool { catchUp != nil }

    /// The key by which the name is ordered.
    var nameKey: [UInt8] {
        if let cachedNameKey, cachedNameKey.name == channel.name { return cachedNameKey.key }
        let key = NameOrderKey.bytes(of: channel.name)
        cachedNameKey = (channel.name, key)
        return key
    }

    /// Changes the fields.
    func update(_ body: (inout WireChannel) -> Void) {
        body(&channel)
        isDirty = true
    }

    /// Changes one member; false when there is none with the id.
    @discardableResult
    func updateMember(_ userID: String, _ body: (inout WireMember) -> Void) -> Bool {
        guard let index = channel.members?.firstIndex(where: { $0.user.userID == userID }) else { return false }
        guard var member = channel.members?[index] else { return false }
        let before = member
        body(&member)
        guard member != before else { return false }
        channel.members?[index] = member
        isDirty = true
        hasNewMembers = true
        return true
    }

    /// A user became an operator of an open channel, or is one no longer.
    func takeOperator(_ member: WireMember) {
        update { channel in
            channel.operators?.removeAll { $0.userID == member.user.userID }
            if member.role == .operator { channel.operators = (channel.operators ?? []) + [member.user] }
        }
    }

    /// Takes a whole picture of the channel, as a page or a call gave it. Older parts of it are passed over, so that a
    /// late answer never undoes what an event said.
    ///
    /// - Returns: Whether anything changed.
    @discardableResult
    func merge(_ row: WireChannel) -> Bool {
        let before = channel
        if row.seq >= channel.seq { takeShared(row) }
        if let rowMy = row.my { takeOwn(rowMy, isCurrent: row.seq >= before.seq) }
        guard channel != before else { return false }
        isDirty = true
        if channel.members != before.members { hasNewMembers = true }
        return true
    }

    private func takeShared(_ row: WireChannel) {
        let (members, metadata, my, number) = (channel.members, channel.metadata, channel.my, channel.messageNumber)
        let open = channel
        channel = row
        channel.my = my
        channel.messageNumber = max(number, row.messageNumber)
        channel.metadata = row.metadata ?? metadata
        channel.metaCounters = row.metaCounters ?? open.metaCounters
        channel.participantCount = row.participantCount ?? open.participantCount
        channel.operators = row.operators ?? open.operators
        channel.participantsMayChange = row.participantsMayChange ?? open.participantsMayChange
        guard let rowMembers = row.members else {
            channel.members = members
            return
        }
        let known = Dictionary((members ?? []).map { ($0.user.userID, $0) }, uniquingKeysWith: { $1 })
        channel.members = rowMembers.map { member in
            var member = member
            if let known = known[member.user.userID] {
                member.readAt = max(member.readAt, known.readAt)
                member.deliveredAt = max(member.deliveredAt, known.deliveredAt)
                member.isBlockedByMe = member.isBlockedByMe ?? known.isBlockedByMe
            }
            return member
        }
    }

    /// Counts a message as one that mentions the user, or as one that does not any more.
    func noteMention(in message: WireMessage, of userID: String) {
        // A silent message counts for nobody; its number is that of the message before it, which may mention the user.
        guard !message.isSilent, message.standsInChannel, let my = channel.my else { return }
        let counts = message.number > my.readNumber && message.mentions?.includes(userID) ?? false
        guard counts != my.unreadMentions.contains(message.number) else { return }
        update { channel in
            if counts {
                channel.my?.unreadMentions.append(message.number)
                channel.my?.unreadMentions.sort()
            } else {
                channel.my?.unreadMentions.removeAll { $0 == message.number }
            }
        }
    }

    private func takeOwn(_ new: WireMembership, isCurrent: Bool) {
        guard let old = channel.my else {
            channel.my = new
            return
        }
        guard new.userSeq > old.userSeq || (new.userSeq == old.userSeq && isCurrent) else { return }
        channel.my = new
        // The list of mentions is whole as of the picture: what events said since is kept.
        if !isCurrent { channel.my?.unreadMentions = old.unreadMentions }
        channel.my?.deliveredAt = max(old.deliveredAt, new.deliveredAt)
        if old.readNumber > new.readNumber {
            channel.my?.readNumber = old.readNumber
            channel.my?.readAt = max(old.readAt, new.readAt)
            channel.my?.deletedAfterRead = old.deletedAfterRead
        }
    }

    /// The current user has read up to a message.
    func markRead(at time: Int64, number: Int64) {
        guard let my = channel.my, number > my.readNumber || time > my.readAt else { return }
        update { channel in
            channel.my?.readAt = max(my.readAt, time)
            if number > my.readNumber {
                channel.my?.readNumber = number
                channel.my?.deletedAfterRead = 0
                channel.my?.unreadMentions.removeAll { $0 <= number }
            }
        }
    }
}
