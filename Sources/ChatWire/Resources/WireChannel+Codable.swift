extension WireChannel {
    private enum CodingKeys: String, CodingKey {
        case channelURL = "channel_url"
        case name
        case coverURL = "cover_url"
        case data
        case customType = "custom_type"
        case createdSeconds = "created_at"
        case createdAt = "created_at_ms"
        case creator = "created_by"
        case isDistinct = "is_distinct"
        case isPublic = "is_public"
        case isSuper = "is_super"
        case isBroadcast = "is_broadcast"
        case isFrozen = "freeze"
        case isExclusive = "is_exclusive"
        case isEphemeral = "is_ephemeral"
        case isAccessCodeRequired = "is_access_code_required"
        case metaCounters = "metacounter"
        case readReceipts = "read_receipt"
        case deliveryReceipts = "delivery_receipt"
        case memberCount = "member_count"
        case joinedMemberCount = "joined_member_count"
        case members, metadata
        case lastMessage = "last_message"
        case seq
        case messageNumber = "message_number"
        case memberState = "member_state"
        case unreadMessageCount = "unread_message_count"
        case unreadMentionCount = "unread_mention_count"
        case isHidden = "is_hidden"
        case isPushEnabled = "is_push_enabled"
        case channelType = "channel_type"
        case participantCount = "participant_count"
        case operators
        case participantsMayChange = "participants_may_change"
        case pinnedMessageIDs = "pinned_message_ids"
        case lastPinnedMessage = "last_pinned_message"
    }

    /// Reads a channel; only `channel_url` must be there. The reader's own
    /// fields are read when `member_state` is there.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        func text(_ key: CodingKeys) throws -> String { try fields.decodeIfPresent(String.self, forKey: key) ?? "" }
        func flag(_ key: CodingKeys) throws -> Bool { try fields.decodeIfPresent(Bool.self, forKey: key) ?? false }
        let seconds = try fields.decodeIfPresent(Int64.self, forKey: .createdSeconds) ?? 0
        self.init(
            channelURL: try fields.decode(String.self, forKey: .channelURL),
            name: try text(.name),
            coverURL: try text(.coverURL),
            data: try text(.data),
            customType: try text(.customType),
            createdAt: try fields.decodeIfPresent(Int64.self, forKey: .createdAt)
                ?? seconds.multipliedReportingOverflow(by: 1_000).partialValue,
            creator: try fields.decodeIfPresent(WireUser.self, forKey: .creator),
            isDistinct: try flag(.isDistinct),
            isPublic: try flag(.isPublic),
            isSuper: try flag(.isSuper),
            isBroadcast: try flag(.isBroadcast),
            isFrozen: try flag(.isFrozen),
            memberCount: try fields.decodeIfPresent(Int.self, forKey: .memberCount) ?? 0,
            joinedMemberCount: try fields.decodeIfPresent(Int.self, forKey: .joinedMemberCount) ?? 0,
            members: try fields.decodeIfPresent([WireMember].self, forKey: .members),
            metadata: try fields.decodeIfPresent([String: String].self, forKey: .metadata),
            lastMessage: try fields.decodeIfPresent(WireMessage.self, forKey: .lastMessage),
            seq: try fields.decodeIfPresent(Int64.self, forKey: .seq) ?? 0,
            messageNumber: try fields.decodeIfPresent(Int64.self, forKey: .messageNumber) ?? 0,
            my: fields.contains(.memberState) ? try WireMembership(from: decoder) : nil,
            isOpen: try fields.decodeIfPresent(WireChannelType.self, forKey: .channelType) == .open,
            participantCount: try fields.decodeIfPresent(Int.self, forKey: .participantCount),
            operators: try fields.decodeIfPresent([WireUser].self, forKey: .operators),
            participantsMayChange: try fields.decodeIfPresent(Bool.self, forKey: .participantsMayChange))
        pinnedMessageIDs = try fields.decodeIfPresent([Int64].self, forKey: .pinnedMessageIDs) ?? []
        lastPinnedMessage = try fields.decodeIfPresent(WireMessage.self, forKey: .lastPinnedMessage)
        isExclusive = try flag(.isExclusive)
        isEphemeral = try flag(.isEphemeral)
        isAccessCodeRequired = try flag(.isAccessCodeRequired)
        metaCounters = try fields.decodeIfPresent([String: Int64].self, forKey: .metaCounters)
        readReceipts = try fields.decodeIfPresent([String: Int64].self, forKey: .readReceipts)
        deliveryReceipts = try fields.decodeIfPresent([String: Int64].self, forKey: .deliveryReceipts)
    }

    /// Writes the channel's fields and, where known, the reader's beside them.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(channelURL, forKey: .channelURL)
        try fields.encode(name, forKey: .name)
        try fields.encode(coverURL, forKey: .coverURL)
        try fields.encode(data, forKey: .data)
        try fields.encode(customType, forKey: .customType)
        try fields.encode(createdAt / 1_000, forKey: .createdSeconds)
        try fields.encode(createdAt, forKey: .createdAt)
        try fields.encodeIfPresent(creator, forKey: .creator)
        try fields.encode(isFrozen, forKey: .isFrozen)
        try fields.encode(isEphemeral, forKey: .isEphemeral)
        if isOpen {
            try fields.encode(WireChannelType.open, forKey: .channelType)
            try fields.encodeIfPresent(participantCount, forKey: .participantCount)
            try fields.encodeIfPresent(participantsMayChange, forKey: .participantsMayChange)
        } else {
            try fields.encode(isDistinct, forKey: .isDistinct)
            try fields.encode(isPublic, forKey: .isPublic)
            try fields.encode(isSuper, forKey: .isSuper)
            try fields.encode(isBroadcast, forKey: .isBroadcast)
            try fields.encode(isExclusive, forKey: .isExclusive)
            try fields.encode(isAccessCodeRequired, forKey: .isAccessCodeRequired)
            try fields.encode(memberCount, forKey: .memberCount)
            try fields.encode(joinedMemberCount, forKey: .joinedMemberCount)
        }
        try fields.encodeIfPresent(operators, forKey: .operators)
        try fields.encodeIfPresent(members, forKey: .members)
        try fields.encodeIfPresent(metadata, forKey: .metadata)
        try fields.encodeIfPresent(metaCounters, forKey: .metaCounters)
        try fields.encodeIfPresent(readReceipts, forKey: .readReceipts)
        try fields.encodeIfPresent(deliveryReceipts, forKey: .deliveryReceipts)
        try fields.encodeIfPresent(lastMessage, forKey: .lastMessage)
        if !pinnedMessageIDs.isEmpty { try fields.encode(pinnedMessageIDs, forKey: .pinnedMessageIDs) }
        try fields.encodeIfPresent(lastPinnedMessage, forKey: .lastPinnedMessage)
        try fields.encode(seq, forKey: .seq)
        try fields.encode(messageNumber, forKey: .messageNumber)
        if let my {
            try my.encode(to: encoder)
            try fields.encode(unreadMessageCount, forKey: .unreadMessageCount)
            try fields.encode(unreadMentionCount, forKey: .unreadMentionCount)
            try fields.encode(my.hiddenState != .unhidden, forKey: .isHidden)
            try fields.encode(my.pushTrigger != .off, forKey: .isPushEnabled)
        }
    }
}
