extension WireChannel {
    /// Writes the channel as ``encode(to:)`` does, at the speed of the hot path.
    ///
    /// - Parameter membersJSON: The members as a JSON array, where they were written already: a channel that is told
    ///   to each of its members is written many times, its members once.
    public func write(to json: inout JSONWriter, membersJSON: [UInt8]? = nil) {
        json.beginObject()
        writeFields(to: &json, membersJSON: membersJSON)
        json.endObject()
    }

    /// Writes the channel's fields into an object that is open.
    public func writeFields(to json: inout JSONWriter, membersJSON: [UInt8]? = nil) {
        writeOwnFields(to: &json)
        if let membersJSON {
            json.key("members")
            json.raw(membersJSON)
        } else if let members {
            json.key("members")
            json.beginArray()
            for member in members { member.write(to: &json) }
            json.endArray()
        }
        if let metadata {
            json.key("metadata")
            json.value(metadata)
        }
        if let metaCounters {
            json.key("metacounter")
            json.value(metaCounters)
        }
        if let readReceipts {
            json.key("read_receipt")
            json.value(readReceipts)
        }
        if let deliveryReceipts {
            json.key("delivery_receipt")
            json.value(deliveryReceipts)
        }
        if let lastMessage {
            json.key("last_message")
            lastMessage.write(to: &json)
        }
        if !pinnedMessageIDs.isEmpty {
            json.key("pinned_message_ids")
            json.array(pinnedMessageIDs) { $1.value($0) }
        }
        if let lastPinnedMessage {
            json.key("last_pinned_message")
            lastPinnedMessage.write(to: &json)
        }
        json.key("seq")
        json.value(seq)
        json.key("message_number")
        json.value(messageNumber)
        if let my {
            my.writeFields(to: &json)
            json.key("unread_message_count")
            json.value(unreadMessageCount)
            json.key("unread_mention_count")
            json.value(unreadMentionCount)
            json.key("is_hidden")
            json.value(my.hiddenState != .unhidden)
            json.key("is_push_enabled")
            json.value(my.pushTrigger != .off)
        }
    }

    private func writeOwnFields(to json: inout JSONWriter) {
        json.key("channel_url")
        json.value(channelURL)
        json.key("name")
        json.value(name)
        json.key("cover_url")
        json.value(coverURL)
        json.key("data")
        json.value(data)
        json.key("custom_type")
        json.value(customType)
        json.key("created_at")
        json.value(createdAt / 1_000)
        json.key("created_at_ms")
        json.value(createdAt)
        if let creator {
            json.key("created_by")
            creator.write(to: &json)
        }
        json.key("freeze")
        json.value(isFrozen)
        json.key("is_ephemeral")
        json.value(isEphemeral)
        if isOpen { writeOpenFields(to: &json) } else { writeGroupFields(to: &json) }
        if let operators {
            json.key("operators")
            json.beginArray()
            for user in operators { user.write(to: &json) }
            json.endArray()
        }
    }

    private func writeOpenFields(to json: inout JSONWriter) {
        json.key("channel_type")
        json.value(WireChannelType.open.rawValue)
        if let participantCount {
            json.key("participant_count")
            json.value(Int64(participantCount))
        }
        if let participantsMayChange {
            json.key("participants_may_change")
            json.value(participantsMayChange)
        }
    }

    private func writeGroupFields(to json: inout JSONWriter) {
        json.key("is_distinct")
        json.value(isDistinct)
        json.key("is_public")
        json.value(isPublic)
        json.key("is_super")
        json.value(isSuper)
        json.key("is_broadcast")
        json.value(isBroadcast)
        json.key("is_exclusive")
        json.value(isExclusive)
        json.key("is_access_code_required")
        json.value(isAccessCodeRequired)
        json.key("member_count")
        json.value(Int64(memberCount))
        json.key("joined_member_count")
        json.value(Int64(joinedMemberCount))
    }
}

extension WireMembership {
    /// Writes the row's fields into an object that is open.
    func writeFields(to json: inout JSONWriter) {
        json.key("member_state")
        json.value(state.rawValue)
        json.key("my_role")
        json.value(role.rawValue)
        json.key("is_muted")
        json.value(isMuted)
        json.key("muted_end_at")
        json.value(mutedEndAt)
        json.key("muted_description")
        json.value(mutedDescription)
        json.key("push_trigger_option")
        json.value(pushTrigger.rawValue)
        json.key("count_preference")
        json.value(countPreference.rawValue)
        json.key("hidden_state")
        json.value(hiddenState.rawValue)
        json.key("invited_at")
        json.value(invitedAt)
        if let inviter {
            json.key("inviter")
            inviter.write(to: &json)
        }
        json.key("joined_ts")
        json.value(joinedAt)
        json.key("user_last_read")
        json.value(readAt)
        json.key("read_number")
        json.value(readNumber)
        json.key("deleted_after_read")
        json.value(deletedAfterRead)
        json.key("unread_mentions")
        json.beginArray()
        for number in unreadMentions { json.value(number) }
        json.endArray()
        json.key("user_last_delivered")
        json.value(deliveredAt)
        json.key("ts_message_offset")
        json.value(historyOffset)
        json.key("user_seq")
        json.value(userSeq)
    }
}
