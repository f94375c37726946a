extension WireMessage {
    /// Whether it answers another message.
    public var isReply: Bool { parentMessageID != 0 }

    /// Whether it stands in the channel's own list: everything but replies that were sent to their thread alone.
    ///
    /// Only such a message is a channel's last one, counts as unread, and marks read by being sent.
    public var standsInChannel: Bool { !isReply || isReplyToChannel }

    /// All its files, of one that carries one and of one that carries several.
    public var allFiles: [WireFile] { file.map { [$0] } ?? files }

    /// Takes over a reaction that was added or taken back; nothing where the message knows of it already.
    ///
    /// - Parameter seq: The number of the event that told it.
    public mutating func apply(_ change: ReactionChange, seq: Int64) {
        guard change.messageID == messageID, seq > self.seq else { return }
        self.seq = seq
        let place = reactions.firstIndex { $0.key == change.reaction.key }
        if change.reaction.count == 0 {
            if let place { reactions.remove(at: place) }
        } else if let place {
            reactions[place] = change.reaction
        } else {
            reactions.append(change.reaction)
        }
    }

    /// Takes over the state of the message's thread; nothing where the message knows of it already.
    ///
    /// - Parameter seq: The number of the event that told it.
    public mutating func apply(_ change: ThreadChange, seq: Int64) {
        guard change.messageID == messageID, seq > self.seq else { return }
        self.seq = seq
        thread = change.thread
    }

    enum PartKeys: String, CodingKey {
        case files
        case parentMessageID = "parent_message_id"
        case isReplyToChannel = "is_reply_to_channel"
        case parent = "parent_message_info"
        case thread = "thread_info"
        case reactions
        case metaArrays = "sorted_metaarray"
        case translations
        case isRemoved = "is_removed"
    }

    /// Reads what few messages have.
    mutating func readParts(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: PartKeys.self)
        files = try fields.decodeIfPresent([WireFile].self, forKey: .files) ?? []
        parentMessageID = try fields.decodeIfPresent(Int64.self, forKey: .parentMessageID) ?? 0
        isReplyToChannel = try fields.decodeIfPresent(Bool.self, forKey: .isReplyToChannel) ?? false
        parent = try fields.decodeIfPresent(WireParentInfo.self, forKey: .parent)
        thread = try fields.decodeIfPresent(WireThreadInfo.self, forKey: .thread)
        reactions = try fields.decodeIfPresent([WireReaction].self, forKey: .reactions) ?? []
        metaArrays = try fields.decodeIfPresent([WireMetaArray].self, forKey: .metaArrays) ?? []
        translations = try fields.decodeIfPresent([String: String].self, forKey: .translations) ?? [:]
        isRemoved = try fields.decodeIfPresent(Bool.self, forKey: .isRemoved) ?? false
    }

    /// Writes what few messages have, each part only where it says something.
    func encodeParts(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: PartKeys.self)
        if !files.isEmpty { try fields.encode(files, forKey: .files) }
        if isReply {
            try fields.encode(parentMessageID, forKey: .parentMessageID)
            try fields.encode(isReplyToChannel, forKey: .isReplyToChannel)
        }
        try fields.encodeIfPresent(parent, forKey: .parent)
        try fields.encodeIfPresent(thread, forKey: .thread)
        if !reactions.isEmpty { try fields.encode(reactions, forKey: .reactions) }
        if !metaArrays.isEmpty { try fields.encode(metaArrays, forKey: .metaArrays) }
        if !translations.isEmpty { try fields.encode(translations, forKey: .translations) }
        if isRemoved { try fields.encode(isRemoved, forKey: .isRemoved) }
    }
}
