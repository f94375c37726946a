internal import ChatDomain
internal import ChatWire

/// What announcements mean to webhooks.
///
/// Both come from the same decision: whatever clients are told of is told to the back end too, in its own words.
extension WriteContext {
    /// What a decision is about to change that its announcements do not tell.
    struct WebhookBefore {
        /// Channels as they were.
        var channels: [Int64: Channel] = [:]
        /// Who was invited and not yet a member.
        var invited: Set<MemberKey> = []
    }

    /// Notes what is there before the writes of a decision; nil where nobody wants to hear of anything.
    func webhookBefore(_ writes: [Write], applicationKey: Int64) throws -> WebhookBefore? {
        guard try webhook(applicationKey: applicationKey).isEnabled else { return nil }
        var before = WebhookBefore()
        for write in writes {
            switch write {
            case .updateChannel(let channel):
                before.channels[channel.key] = try knownChannelState(key: channel.key)?.channel
            // Its row is gone once this is told.
            case .deleteChannel(let channel): before.channels[channel.key] = channel
            case .putMembership(let row):
                guard let state = try knownChannelState(key: row.channelKey) else { continue }
                if try membership(of: row.userKey, in: state)?.state == .invited {
                    before.invited.insert(MemberKey(channelKey: row.channelKey, userKey: row.userKey))
                }
            default: break
            }
        }
        return before
    }

    /// Keeps what an announcement tells webhooks.
    func tellWebhook(_ announcement: Announcement, before: WebhookBefore, applicationKey: Int64) throws {
        guard case .members(let channelKey, let event) = announcement,
            let channel = try knownChannelState(key: channelKey)?.channel ?? before.channels[channelKey]
        else { return }
        switch event.body {
        case .messageNew(let message):
            try tell(channel, .groupMessageSend, .openMessageSend) { json in json.writeWebhookMessage(message) }
        case .messageUpdated(let message):
            try tell(channel, .groupMessageUpdate, .openMessageUpdate) { json in json.writeWebhookMessage(message) }
        case .messageDeleted(let deleted):
            try tell(channel, .groupMessageDelete, .openMessageDelete) { json in
                json.key("payload")
                json.beginObject()
                json.key("message_id")
                json.value(deleted.messageID)
                json.key("created_at")
                json.value(deleted.createdAt)
                json.endObject()
            }
        case .channelUpdated: try tellChanges(of: channel, since: before.channels[channelKey])
        case .channelDeleted:
            try tell(channel, .groupRemove, .openRemove) { json in
                json.key("removed_at")
                json.value(environment.now())
            }
        case .membersJoined(let change): try tellComing(change, to: channel, before)
        case .membersLeft(let change): try tellGoing(change, from: channel, before)
        case .membersUpdated(let update): try tellUpdate(update, in: channel)
        case .channelRead(let receipt):
            try tell(channel, .groupMessageRead) { json in
                json.key("read_updates")
                json.beginArray()
                json.beginObject()
                json.key("user_id")
                json.value(receipt.userID)
                json.key("read_ts")
                json.value(receipt.readAt)
                json.endObject()
                json.endArray()
            }
        case .channelDelivered(let receipt):
            try tell(channel, .groupMessageDeliver) { json in
                json.key("user_id")
                json.value(receipt.userID)
                json.key("delivered_ts")
                json.value(receipt.deliveredAt)
            }
        case .participantEntered(let change): try tellParticipant(change, .openEnter, in: channel)
        case .participantExited(let change): try tellParticipant(change, .openExit, in: channel)
        case .messageReaction(let change):
            try tell(channel, change.operation == .add ? .groupReactionAdd : .groupReactionDelete) { json in
                json.key("message_id")
                json.value(change.messageID)
                json.key("user_id")
                json.value(change.userID)
                json.key("reaction")
                json.value(change.reaction.key)
                json.key("updated_at")
                json.value(change.reaction.updatedAt)
            }
        // No category is documented for these.
        case .messageThread, .channelPinned, .pollUpdated, .pollVoted, .historyExpired, .userBlocked, .channelTyping,
            .myChannel, .myPoll, .unknown:
            break
        }
    }

    private func tell(
        _ channel: Channel, _ group: WebhookCategory, _ open: WebhookCategory? = nil,
        _ body: (inout JSONWriter) throws -> Void
    ) throws {
        guard let category = channel.isOpen ? open : group else { return }
        try tellWebhook(category, channel: channel, applicationKey: channel.applicationKey, body)
    }

    private func tellParticipant(_ change: ParticipantsChange, _ category: WebhookCategory, in channel: Channel) throws
    {
        try tellWebhook(category, channel: channel, applicationKey: channel.applicationKey) { json in
            json.key("user")
            change.user.write(to: &json)
            json.key("participant_count")
            json.value(Int64(change.participantCount))
        }
    }

    private func tellChanges(of channel: Channel, since before: Channel?) throws {
        if let before, before.isFrozen != channel.isFrozen {
            try tell(channel, .groupFreeze) { json in
                json.key("freeze")
                json.value(channel.isFrozen)
            }
        }
        let fields: [(key: StaticString, path: KeyPath<Channel, String>)] = [
            ("name", \.name), ("cover_url", \.coverURL), ("data", \.data), ("custom_type", \.customType),
        ]
        let changed = fields.filter { before?[keyPath: $0.path] != channel[keyPath: $0.path] }
        guard let before, !changed.isEmpty else { return }
        try tell(channel, .groupChanged) { json in
            json.key("changes")
            json.beginArray()
            for field in changed {
                json.beginObject()
                json.key("key")
                json.value("\(field.key)")
                json.key("old")
                json.value(before[keyPath: field.path])
                json.key("new")
                json.value(channel[keyPath: field.path])
                json.endObject()
            }
            json.endArray()
            json.key("updated_at")
            json.value(environment.now())
        }
    }

    private func tellComing(_ change: MembersChange, to channel: Channel, _ before: WebhookBefore) throws {
        let isNew = before.channels[channel.key]?.seq == 0
        let category: WebhookCategory = isNew ? .groupCreate : change.by == nil ? .groupJoin : .groupInvite
        try tell(channel, category) { json in
            if let by = change.by {
                json.key("inviter")
                by.write(to: &json)
            }
            let list: StaticString = isNew ? "members" : change.by == nil ? "users" : "invitees"
            json.key(list)
            json.write(change.members)
            let time: StaticString = isNew ? "created_at" : change.by == nil ? "joined_at" : "invited_at"
            json.key(time)
            json.value(environment.now())
        }
    }

    private func tellGoing(_ change: MembersChange, from channel: Channel, _ before: WebhookBefore) throws {
        let isDeclined = try change.members.allSatisfy { member in
            guard let user = try user(applicationKey: channel.applicationKey, userID: member.user.userID) else {
                return false
            }
            return before.invited.contains(MemberKey(channelKey: channel.key, userKey: user.key))
        }
        try tell(channel, isDeclined ? .groupDecline : .groupLeave) { json in
            json.key("users")
            json.write(change.members)
            json.key("left_at")
            json.value(environment.now())
        }
    }

    private func tellUpdate(_ update: MembersUpdate, in channel: Channel) throws {
        let members = update.change.members
        switch update.reason {
        case .operators:
            for (category, isOperator) in [(WebhookCategory.operatorsRegister, true), (.operatorsUnregister, false)] {
                let concerned = members.filter { ($0.role == .operator) == isOperator }
                guard !concerned.isEmpty else { continue }
                try tellWebhook(category, channel: channel, applicationKey: channel.applicationKey) { json in
                    json.key("operators")
                    json.write(concerned)
                    if let by = update.change.by {
                        json.key("by")
                        by.write(to: &json)
                    }
                }
            }
        case .banned:
            // A ban takes the member out of the channel.
            try tell(channel, .groupLeave) { json in
                json.key("users")
                json.write(members)
                json.key("left_at")
                json.value(environment.now())
            }
        case .muted, .unmuted, .unbanned, .profile, .other: break
        }
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ members: [WireMember]) {
        beginArray()
        for member in members { member.write(to: &self) }
        endArray()
    }

    /// A message as webhooks have it: who sent it beside the payload.
    fileprivate mutating func writeWebhookMessage(_ message: WireMessage) {
        key("type")
        value(message.type.rawValue)
        key("custom_type")
        value(message.customType)
        key("silent")
        value(message.isSilent)
        if let sender = message.sender {
            key("sender")
            beginObject()
            key("user_id")
            value(sender.userID)
            key("nickname")
            value(sender.nickname)
            key("profile_url")
            value(sender.profileURL)
            endObject()
        }
        key("payload")
        message.write(to: &self)
    }
}
