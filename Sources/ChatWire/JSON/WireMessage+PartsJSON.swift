extension WireMessage {
    /// Writes what few messages have into an object that is open, as ``encodeParts(to:)`` does.
    func writeParts(to json: inout JSONWriter) {
        if !files.isEmpty {
            json.key("files")
            json.array(files) { $0.write(to: &$1) }
        }
        if isReply {
            json.key("parent_message_id")
            json.value(parentMessageID)
            json.key("is_reply_to_channel")
            json.value(isReplyToChannel)
        }
        if let parent {
            json.key("parent_message_info")
            parent.write(to: &json)
        }
        if let thread {
            json.key("thread_info")
            thread.write(to: &json)
        }
        if !reactions.isEmpty {
            json.key("reactions")
            json.array(reactions) { $0.write(to: &$1) }
        }
        if !metaArrays.isEmpty {
            json.key("sorted_metaarray")
            json.array(metaArrays) { $0.write(to: &$1) }
        }
        if !translations.isEmpty {
            json.key("translations")
            json.value(translations)
        }
        if isRemoved {
            json.key("is_removed")
            json.value(true)
        }
    }
}

extension JSONWriter {
    /// Writes a list, each item by the body.
    public mutating func array<Item>(_ items: [Item], _ body: (Item, inout JSONWriter) -> Void) {
        beginArray()
        for item in items { body(item, &self) }
        endArray()
    }
}

extension WireSender {
    /// Writes the sender as ``encode(to:)`` does, at the speed of the hot path.
    func write(to json: inout JSONWriter) {
        json.beginObject()
        json.key("user_id")
        json.value(userID)
        json.key("nickname")
        json.value(nickname)
        json.key("profile_url")
        json.value(profileURL)
        json.key("role")
        json.value(role.rawValue)
        json.endObject()
    }
}

extension WireParentInfo {
    /// Writes the quote as ``encode(to:)`` does.
    func write(to json: inout JSONWriter) {
        json.beginObject()
        json.key("type")
        json.value(type.rawValue)
        json.key("ts")
        json.value(createdAt)
        if let sender {
            json.key("user")
            sender.write(to: &json)
        }
        json.key("message")
        json.value(message)
        if let file {
            json.key("file")
            file.write(to: &json)
        }
        if !files.isEmpty {
            json.key("files")
            json.array(files) { $0.write(to: &$1) }
        }
        json.key("custom_type")
        json.value(customType)
        if isRemoved {
            json.key("is_removed")
            json.value(true)
        }
        json.endObject()
    }
}

extension WireThreadInfo {
    /// Writes the state as ``encode(to:)`` does.
    public func write(to json: inout JSONWriter) {
        json.beginObject()
        json.key("reply_count")
        json.value(Int64(replyCount))
        json.key("most_replies")
        json.array(mostReplies) { $0.write(to: &$1) }
        json.key("last_replied_at")
        json.value(lastRepliedAt)
        json.key("updated_at")
        json.value(updatedAt)
        json.endObject()
    }
}

extension WireReaction {
    /// Writes the reaction as ``encode(to:)`` does.
    public func write(to json: inout JSONWriter) {
        json.beginObject()
        json.key("key")
        json.value(key)
        json.key("user_ids")
        json.array(userIDs) { $1.value($0) }
        json.key("count")
        json.value(Int64(count))
        json.key("updated_at")
        json.value(updatedAt)
        json.endObject()
    }
}

extension WireMetaArray {
    /// Writes the item as ``encode(to:)`` does.
    public func write(to json: inout JSONWriter) {
        json.beginObject()
        json.key("key")
        json.value(key)
        json.key("value")
        json.array(values) { $1.value($0) }
        json.endObject()
    }
}
