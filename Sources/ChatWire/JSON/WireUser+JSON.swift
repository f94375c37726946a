extension WireUser {
    /// Writes the user as ``encode(to:)`` does, at the speed of the hot path.
    public func write(to json: inout JSONWriter) {
        json.beginObject()
        writeFields(to: &json)
        json.endObject()
    }

    /// Writes the user's fields into an object that is open.
    public func writeFields(to json: inout JSONWriter) {
        json.key("user_id")
        json.value(userID)
        json.key("nickname")
        json.value(nickname)
        json.key("profile_url")
        json.value(profileURL)
        json.key("is_active")
        json.value(isActive)
        if let isOnline {
            json.key("is_online")
            json.value(isOnline)
        }
        if let lastSeenAt {
            json.key("last_seen_at")
            json.value(lastSeenAt)
        }
        if let metadata {
            json.key("metadata")
            json.value(metadata)
        }
    }
}

extension WireMember {
    /// Writes the member as ``encode(to:)`` does, at the speed of the hot path.
    public func write(to json: inout JSONWriter) {
        json.beginObject()
        user.writeFields(to: &json)
        json.key("state")
        json.value(state.rawValue)
        json.key("role")
        json.value(role.rawValue)
        json.key("is_muted")
        json.value(isMuted)
        if isMuted {
            json.key("muted_end_at")
            json.value(mutedEndAt)
            json.key("muted_description")
            json.value(mutedDescription)
        }
        json.key("read_ts")
        json.value(readAt)
        json.key("delivered_ts")
        json.value(deliveredAt)
        json.key("joined_ts")
        json.value(joinedAt)
        if let isBlockedByMe {
            json.key("is_blocked_by_me")
            json.value(isBlockedByMe)
        }
        if let isBlockingMe {
            json.key("is_blocking_me")
            json.value(isBlockingMe)
        }
        json.endObject()
    }
}

extension JSONWriter {
    /// Writes a list of texts.
    public mutating func value(_ texts: [String]) {
        beginArray()
        for text in texts { value(text) }
        endArray()
    }

    /// Writes an object of numbers, its keys in order.
    public mutating func value(_ numbers: [String: Int64]) {
        beginObject()
        for (name, number) in numbers.sorted(by: { $0.key < $1.key }) {
            key(escaping: name)
            value(number)
        }
        endObject()
    }

    /// Writes an object of strings, its keys in order.
    public mutating func value(_ texts: [String: String]) {
        beginObject()
        for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
            key(escaping: name)
            value(text)
        }
        endObject()
    }
}
