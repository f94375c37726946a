internal import ChatDomain
internal import ChatWire
internal import Foundation
internal import SQLite

/// How rows are read: for each kind the columns to select, and what they mean.
enum StoreRows {
    static let userColumns = [
        "id", "application", "user_id", "nickname", "profile_url", "is_active", "created_at", "last_seen_at",
        "user_seq", "has_token", "metadata", "auto_accepts", "preferred_languages", "discovery_keys", "is_hidden",
    ]

    static func user(_ row: Statement, at first: Int = 0) -> User {
        var user = User(
            key: row.integer(at: first), applicationKey: row.integer(at: first + 1), userID: row.text(at: first + 2),
            nickname: row.text(at: first + 3), profileURL: row.text(at: first + 4), isActive: row.bool(at: first + 5),
            createdAt: row.integer(at: first + 6), lastSeenAt: row.integer(at: first + 7),
            userSeq: row.integer(at: first + 8), hasToken: row.bool(at: first + 9),
            metadata: texts(row.text(at: first + 10)))
        user.autoAccepts = row.bool(at: first + 11)
        user.preferredLanguages = list(row.text(at: first + 12))
        user.discoveryKeys = list(row.text(at: first + 13))
        user.isHidden = row.bool(at: first + 14)
        return user
    }

    static let channelColumns = [
        "id", "application", "url", "created_at", "name", "cover_url", "data", "custom_type", "creator",
        "is_distinct", "is_public", "is_super", "is_broadcast", "is_frozen", "distinct_key", "member_count",
        "joined_count", "seq", "message_number", "newest_at", "last_message", "last_message_at", "position", "is_open",
        "is_removed", "is_exclusive", "is_ephemeral", "access_code", "blocks_joins", "pins",
    ]

    static func channel(_ row: Statement, at first: Int = 0) -> Channel {
        var channel = Channel(
            key: row.integer(at: first), applicationKey: row.integer(at: first + 1), url: row.text(at: first + 2),
            createdAt: row.integer(at: first + 3))
        channel.name = row.text(at: first + 4)
        channel.coverURL = row.text(at: first + 5)
        channel.data = row.text(at: first + 6)
        channel.customType = row.text(at: first + 7)
        channel.creatorKey = row.integer(at: first + 8)
        channel.isDistinct = row.bool(at: first + 9)
        channel.isPublic = row.bool(at: first + 10)
        channel.isSuper = row.bool(at: first + 11)
        channel.isBroadcast = row.bool(at: first + 12)
        channel.isFrozen = row.bool(at: first + 13)
        channel.distinctKey = row.optionalText(at: first + 14)
        channel.memberCount = Int(row.integer(at: first + 15))
        channel.joinedMemberCount = Int(row.integer(at: first + 16))
        channel.seq = row.integer(at: first + 17)
        channel.messageNumber = row.integer(at: first + 18)
        channel.newestAt = row.integer(at: first + 19)
        channel.lastMessageID = row.integer(at: first + 20)
        channel.lastMessageAt = row.integer(at: first + 21)
        channel.position = row.integer(at: first + 22)
        channel.isOpen = row.bool(at: first + 23)
        channel.isRemoved = row.bool(at: first + 24)
        channel.isExclusive = row.bool(at: first + 25)
        channel.isEphemeral = row.bool(at: first + 26)
        channel.accessCodeHash = row.blob(at: first + 27)
        channel.blocksSessionJoins = row.bool(at: first + 28)
        channel.pins = pins(row.text(at: first + 29))
        return channel
    }

    static let memberColumns = [
        "channel", "user", "state", "role", "is_muted", "hidden", "invited_at", "inviter", "joined_at", "read_at",
        "read_number", "history_offset", "user_seq", "position", "muted_since", "muted_until", "mute_note", "is_banned",
        "banned_since", "banned_until", "ban_note", "hidden_at", "push_trigger", "delivered_at",
        "count_preference",
    ]

    static func membership(_ row: Statement, at first: Int = 0) -> Membership {
        var membership = Membership(
            channelKey: row.integer(at: first), userKey: row.integer(at: first + 1),
            state: StoreCodes.membershipState(row.integer(at: first + 2)),
            role: StoreCodes.role(row.integer(at: first + 3)),
            hiddenState: StoreCodes.hiddenState(row.integer(at: first + 5)), invitedAt: row.integer(at: first + 6),
            inviterKey: row.integer(at: first + 7), joinedAt: row.integer(at: first + 8),
            readAt: row.integer(at: first + 9), readNumber: row.integer(at: first + 10),
            historyOffset: row.integer(at: first + 11), userSeq: row.integer(at: first + 12),
            position: row.integer(at: first + 13))
        if row.bool(at: first + 4) { membership.mute = restriction(row, at: first + 14) }
        if row.bool(at: first + 17) { membership.ban = restriction(row, at: first + 18) }
        membership.hiddenAt = row.integer(at: first + 21)
        membership.pushTrigger = StoreCodes.pushTrigger(row.integer(at: first + 22))
        membership.deliveredAt = row.integer(at: first + 23)
        membership.countPreference = StoreCodes.countPreference(row.integer(at: first + 24))
        return membership
    }

    /// A restriction in three columns: since, until (-1 without an end), and the reason.
    private static func restriction(_ row: Statement, at first: Int) -> Restriction {
        let until = row.integer(at: first + 1)
        return Restriction(since: row.integer(at: first), until: until < 0 ? nil : until, note: row.text(at: first + 2))
    }

    /// Columns of a message `m` with its sender's id, name and picture, as they are now, from the user `u`.
    static let messageColumns = """
        m.id, m.channel, m.created_at, m.seq, m.first_seq, m.number, m.type, m.sender, u.nickname, u.profile_url, \
        m.role, m.request_id, m.message, m.data, m.custom_type, m.updated_at, m.is_silent, m.is_removed, u.user_id, \
        m.file, m.mentions, m.parent, m.is_reply_to_channel, m.reply_count, m.last_replied_at, m.thread_updated_at, \
        m.reaction_keys, m.meta_arrays, m.translations, m.changed_at, CASE m.poll WHEN 0 THEN '' ELSE \
        coalesce((SELECT p.body FROM poll p WHERE p.id = m.poll AND p.state <> 2), '') END, m.og_tag
        """

    static func message(_ row: Statement, in channel: Channel) -> Message {
        let role = StoreCodes.role(row.integer(at: 10))
        let sender = row.optionalText(at: 18).map {
            WireSender(userID: $0, nickname: row.text(at: 8), profileURL: row.text(at: 9), role: role)
        }
        let files = row.text(at: 19)
        var wire = WireMessage(
            type: StoreCodes.messageType(row.integer(at: 6)), messageID: row.integer(at: 0),
            requestID: row.text(at: 11), channelURL: channel.url, sender: sender, message: row.text(at: 12),
            file: file(files), data: row.text(at: 13), customType: row.text(at: 14),
            createdAt: row.integer(at: 2),
            updatedAt: row.integer(at: 15), isSilent: row.bool(at: 16), isOperatorMessage: role == .operator,
            mentions: mentions(row.text(at: 20)), seq: row.integer(at: 3), number: row.integer(at: 5),
            channelType: channel.isOpen ? .open : nil)
        if files.first == "[" { wire.files = list(files) }
        wire.isRemoved = row.bool(at: 17)
        let message = Message(
            wire: wire, channelKey: row.integer(at: 1), senderKey: row.integer(at: 7), firstSeq: row.integer(at: 4),
            isRemoved: wire.isRemoved)
        return addParts(row, to: message)
    }

    /// What few messages have: the columns after the first 21.
    private static func addParts(_ row: Statement, to message: Message) -> Message {
        var message = message
        message.wire.parentMessageID = row.integer(at: 21)
        message.wire.isReplyToChannel = row.bool(at: 22)
        let threadUpdatedAt = row.integer(at: 25)
        if threadUpdatedAt != 0 {
            message.wire.thread = WireThreadInfo(
                replyCount: Int(row.integer(at: 23)), lastRepliedAt: row.integer(at: 24), updatedAt: threadUpdatedAt)
        }
        message.reactionKeys = Int(row.integer(at: 26))
        message.wire.metaArrays = list(row.text(at: 27))
        let translations = row.text(at: 28)
        if !translations.isEmpty { message.wire.translations = texts(translations) }
        message.wire.poll = poll(row.text(at: 30))
        message.wire.linkPreview = linkPreview(row.text(at: 31))
        message.changedAt = max(row.integer(at: 29), message.wire.updatedAt, message.wire.createdAt)
        return message
    }

    private static func poll(_ json: String) -> WirePoll? {
        json.isEmpty ? nil : try? JSONDecoder().decode(WirePoll.self, from: Data(json.utf8))
    }

    private static func linkPreview(_ json: String) -> WireLinkPreview? {
        json.isEmpty ? nil : try? JSONDecoder().decode(WireLinkPreview.self, from: Data(json.utf8))
    }

    static func json(_ preview: WireLinkPreview?) -> String {
        guard let preview else { return "" }
        var json = JSONWriter()
        preview.write(to: &json)
        return String(decoding: json.finish(), as: UTF8.self)
    }

    private static func file(_ json: String) -> WireFile? {
        json.isEmpty || json.first == "[" ? nil : try? JSONDecoder().decode(WireFile.self, from: Data(json.utf8))
    }

    /// The names in files as they are stored.
    static func fileNames(_ json: String) -> [String] {
        (json.first == "[" ? list(json) as [WireFile] : file(json).map { [$0] } ?? []).map(\.name)
    }

    /// A message's file as it is stored: an object, a list where it carries several, or nothing.
    static func json(filesOf message: WireMessage) -> String {
        guard message.file != nil || !message.files.isEmpty else { return "" }
        var json = JSONWriter()
        if let file = message.file { file.write(to: &json) } else { json.array(message.files) { $0.write(to: &$1) } }
        return String(decoding: json.finish(), as: UTF8.self)
    }

    /// A list as it is stored: JSON, or nothing for an empty one.
    private static func list<Item: Decodable>(_ json: String) -> [Item] {
        json.isEmpty ? [] : (try? JSONDecoder().decode([Item].self, from: Data(json.utf8))) ?? []
    }

    static func json(_ items: [WireMetaArray]) -> String {
        guard !items.isEmpty else { return "" }
        var json = JSONWriter()
        json.array(items) { $0.write(to: &$1) }
        return String(decoding: json.finish(), as: UTF8.self)
    }

    /// Pins as they are stored: `id:created_at`, joined by commas.
    static func text(_ pins: [Pin]) -> String {
        pins.map { "\($0.messageID):\($0.createdAt)" }.joined(separator: ",")
    }

    private static func pins(_ text: String) -> [Pin] {
        text.split(separator: ",").compactMap { pin in
            let numbers = pin.split(separator: ":").compactMap { Int64($0) }
            return numbers.count == 2 ? Pin(messageID: numbers[0], createdAt: numbers[1]) : nil
        }
    }

    /// Mentions as they are stored: JSON, or nothing for nobody.
    private static func mentions(_ text: String) -> MessageMentions? {
        text.isEmpty ? nil : try? JSONDecoder().decode(MessageMentions.self, from: Data(text.utf8))
    }

    static func json(_ mentions: MessageMentions?) throws -> String {
        guard let mentions else { return "" }
        return String(decoding: try JSONEncoder().encode(mentions), as: UTF8.self)
    }

    /// The columns with a table's name before each.
    static func columns(_ names: [String], of table: String) -> String {
        names.map { "\(table).\($0)" }.joined(separator: ", ")
    }

    /// A text without case, for searching.
    static func folded(_ text: String) -> String { text.lowercased() }

    static func list(_ json: String) -> [String] {
        guard json != "[]" else { return [] }
        return (try? JSONDecoder().decode([String].self, from: Data(json.utf8))) ?? []
    }

    static func texts(_ json: String) -> [String: String] {
        guard json != "{}" else { return [:] }
        return (try? JSONDecoder().decode([String: String].self, from: Data(json.utf8))) ?? [:]
    }

    static func json(_ texts: [String: String]) -> String {
        guard !texts.isEmpty else { return "{}" }
        var json = JSONWriter()
        json.value(texts)
        return String(decoding: json.finish(), as: UTF8.self)
    }
}
