public import ChatWire

/// Making channels and changing their own fields. Members come and go in ``MemberRules``.
public enum ChannelRules {
    /// Checks what a new channel is to be, before any user is looked up.
    ///
    /// - Throws: 400110 for an address that is not well formed, 400111 for fields that are too long and for kinds that
    ///   exclude each other, 400203 for too many members.
    public static func check(_ params: CreateChannelParams, limits: Limits) throws(WireError) {
        if let url = params.channelURL, !ChannelURL.isValid(url) {
            throw WireError(.invalidChannelURL, "'channel_url' must have 4 to 100 letters, digits, '_' or '-'.")
        }
        try check(Changes(params), limits: limits)
        let isSuper = params.isSuper == true || params.isBroadcast == true || params.isExclusive == true
        if params.isBroadcast == true, params.isExclusive == true {
            throw WireError(.invalidParameterValue, "'is_exclusive' excludes broadcast channels.")
        }
        try FieldRules.check(params.accessCode, "access_code", most: limits.accessCodeCharacters)
        for (_, status) in params.invitationStatus ?? [:] {
            guard MemberRules.invitation(status) != nil else {
                throw WireError(
                    .invalidParameterValue,
                    "'invitation_status' must be joined, invited_by_friend or invited_by_non_friend.")
            }
        }
        if params.isDistinct == true, isSuper || params.isPublic == true {
            throw WireError(.invalidParameterValue, "'is_distinct' excludes supergroups and public channels.")
        }
        try MemberRules.checkCount(Set(params.userIDs).count, isSuper: isSuper, limits: limits)
    }

    /// The fields of a new channel, before it has members.
    public static func draft(
        _ params: CreateChannelParams, url: String, by actor: Actor, application: Application, now: Int64
    ) -> Channel {
        var channel = Channel(applicationKey: application.key, url: url, createdAt: now)
        channel.name = params.name ?? ""
        channel.coverURL = params.coverURL ?? ""
        channel.data = params.data ?? ""
        channel.customType = params.customType ?? ""
        channel.creatorKey = actor.userKey
        channel.isDistinct = params.isDistinct ?? false
        channel.isPublic = params.isPublic ?? false
        channel.isBroadcast = params.isBroadcast ?? false
        channel.isExclusive = params.isExclusive ?? false
        channel.isSuper = params.isSuper == true || channel.isBroadcast || channel.isExclusive
        channel.isEphemeral = params.isEphemeral ?? false
        channel.blocksSessionJoins = params.blocksSessionJoins ?? false
        return channel
    }

    /// What an update changes; nil leaves a field as it is.
    public struct Changes: Hashable, Sendable {
        /// The name.
        public var name: String?
        /// The address of the cover picture.
        public var coverURL: String?
        /// The application's own data.
        public var data: String?
        /// The application's own kind.
        public var customType: String?
        /// Whether anyone may find and join it.
        public var isPublic: Bool?
        /// Whether the same set of members always gets it.
        public var isDistinct: Bool?
        /// Whether it is a supergroup. A supergroup stays one.
        public var isSuper: Bool?
        /// The hash of the code that joining needs; empty takes the need away.
        public var accessCodeHash: [UInt8]?

        /// Makes changes.
        public init(
            name: String? = nil, coverURL: String? = nil, data: String? = nil, customType: String? = nil,
            isPublic: Bool? = nil, isDistinct: Bool? = nil, isSuper: Bool? = nil, accessCodeHash: [UInt8]? = nil
        ) {
            self.name = name
            self.coverURL = coverURL
            self.data = data
            self.customType = customType
            self.isPublic = isPublic
            self.isDistinct = isDistinct
            self.isSuper = isSuper
            self.accessCodeHash = accessCodeHash
        }

        /// The channel with the changes made.
        func applied(to channel: Channel) -> Channel {
            var changed = channel
            if let name { changed.name = name }
            if let coverURL { changed.coverURL = coverURL }
            if let data { changed.data = data }
            if let customType { changed.customType = customType }
            if let isPublic { changed.isPublic = isPublic }
            if let isSuper { changed.isSuper = isSuper }
            if let accessCodeHash { changed.accessCodeHash = accessCodeHash }
            return changed
        }

        init(_ params: CreateChannelParams) {
            self.init(
                name: params.name, coverURL: params.coverURL, data: params.data, customType: params.customType)
        }
    }

    /// Decides on changing a channel's fields: joined members may; in supergroups operators only; the application may.
    ///
    /// - Parameter memberKeys: The members, joined and invited: whom a channel that becomes distinct stands for.
    public static func update(
        _ changes: Changes, channel: Channel, creator: User?, memberKeys: [Int64] = [], by actor: Actor,
        membership: Membership?,
        turn: inout Turn
    ) throws(WireError) -> Decision<Channel> {
        if channel.isSuper || changes.isPublic != nil || changes.isSuper != nil || changes.accessCodeHash != nil {
            try AccessRules.checkOperator(actor, membership: membership)
        } else {
            try AccessRules.checkReadable(channel, by: actor, membership: membership)
        }
        try check(changes, limits: turn.limits)
        if changes.isSuper == false, channel.isSuper {
            throw WireError(.invalidParameterValue, "'is_super' of a supergroup stays true.")
        }
        var changed = changes.applied(to: channel)
        if let isDistinct = changes.isDistinct, isDistinct != channel.isDistinct {
            changed.isDistinct = isDistinct
            changed.distinctKey = isDistinct ? DistinctKey.text(ofUserKeys: memberKeys) : nil
        }
        if changed.isDistinct, changed.isSuper || changed.isPublic {
            throw WireError(.invalidParameterValue, "'is_distinct' excludes supergroups and public channels.")
        }
        guard changed != channel else { return Decision(channel) }
        return updated(changed, creator: creator, turn: &turn)
    }

    /// Decides on deleting a channel with all that was said in it: operators and the application may.
    ///
    /// - Parameter invitedKeys: Who is invited and has not answered: they are told by their own rows.
    public static func delete(
        _ channel: Channel, by actor: Actor, membership: Membership?, invitedKeys: [Int64], turn: inout Turn
    ) throws(WireError) -> Decision<Empty> {
        try AccessRules.checkOperator(actor, membership: membership)
        var channel = channel
        turn.advance(&channel)
        channel.isRemoved = true
        (channel.isPublic, channel.distinctKey) = (false, nil)
        (channel.lastMessageID, channel.lastMessageAt) = (0, 0)
        return Decision(
            Empty(), writes: [.updateChannel(channel), .removeMessages(channelKey: channel.key)],
            announcements: [MessageRules.announcement(.channelDeleted, in: channel)]
                + invitedKeys.map { .ownRow(userKey: $0, channelKey: channel.key, reason: .left) })
    }

    /// Decides on freezing a channel or thawing it: operators and the application may.
    public static func freeze(
        _ isFrozen: Bool, channel: Channel, creator: User?, by actor: Actor, membership: Membership?, turn: inout Turn
    ) throws(WireError) -> Decision<Channel> {
        try AccessRules.checkOperator(actor, membership: membership)
        guard channel.isFrozen != isFrozen else { return Decision(channel) }
        var changed = channel
        changed.isFrozen = isFrozen
        return updated(changed, creator: creator, turn: &turn)
    }

    /// Decides on setting metadata: operators and the application may.
    ///
    /// - Parameters:
    ///   - values: The keys to set; nil removes one.
    ///   - current: The metadata as it is.
    ///   - mustBeNew: Whether a key that is there already is refused, as in creating.
    /// - Throws: 400202 for a key that is there already where it must be new, 400203 for too many keys.
    public static func setMetadata(
        _ values: [String: String?], current: [String: String], mustBeNew: Bool, channel: Channel, creator: User?,
        by actor: Actor, membership: Membership?, turn: inout Turn
    ) throws(WireError) -> Decision<[String: String]> {
        try AccessRules.checkOperator(actor, membership: membership)
        var after = current
        for (key, value) in values {
            try FieldRules.check(key, "key", most: metadataKeyCharacters)
            try FieldRules.check(value, "value", most: metadataValueCharacters)
            if mustBeNew, current[key] != nil {
                throw WireError(.duplicatedData, "The metadata key exists already.")
            }
            after[key] = value
        }
        guard after.count <= turn.limits.metaDataKeys else {
            throw WireError(.reachedMaxCount, "A channel has at most \(turn.limits.metaDataKeys) metadata keys.")
        }
        guard after != current else { return Decision(after) }
        let decision = updated(channel, creator: creator, metadata: after, turn: &turn)
        return Decision(
            after, writes: [.setMetadata(channelKey: channel.key, values: values)] + decision.writes,
            announcements: decision.announcements)
    }

    /// The longest metadata key, in characters.
    public static let metadataKeyCharacters = 128
    /// The longest metadata value, in characters.
    public static let metadataValueCharacters = 190

    static func updated(
        _ channel: Channel, creator: User?, metadata: [String: String]? = nil, metaCounters: [String: Int64]? = nil,
        turn: inout Turn
    ) -> Decision<Channel> {
        var channel = channel
        turn.advance(&channel)
        var wire = channel.wire(creator: creator)
        (wire.metadata, wire.metaCounters) = (metadata, metaCounters)
        return Decision(
            channel,
            writes: [.updateChannel(channel), .log(channelKey: channel.key, seq: channel.seq, change: .updated)],
            announcements: [MessageRules.announcement(.channelUpdated(wire), in: channel)])
    }

    static func check(_ changes: Changes, limits: Limits) throws(WireError) {
        try FieldRules.check(changes.name, "name", most: limits.channelNameCharacters)
        try FieldRules.checkBytes(changes.coverURL, "cover_url", most: limits.urlBytes)
        try FieldRules.checkBytes(changes.data, "data", most: limits.dataBytes)
        try FieldRules.check(changes.customType, "custom_type", most: limits.customTypeCharacters)
    }
}
