internal import ChatDomain
internal import ChatWire
internal import Foundation
internal import SQLite

/// How rows are read: for each kind the columns to select, and what they mean.
enum StoreRows {
    static let userColumns = [
        "id", "application", "user_id", "nickname", "profile_url", "is_active", "created_at", "last_seen_at",
        "user_seq", "has_token", "metadata", "auto_accepts",
    ]

    static func user(_ row: Statement, at first: Int = 0) -> User {
        var user = User(
            key: row.integer(at: first), applicationKey: row.integer(at: first + 1), userID: row.text(at: first + 2),
            nickname: row.text(at: first + 3), profileURL: row.text(at: first + 4), isActive: row.bool(at: first + 5),
            createdAt: row.integer(at: first + 6), lastSeenAt: row.integer(at: first + 7),
            userSeq: row.integer(at: first + 8), hasToken: row.bool(at: first + 9),
            metadata: texts(row.text(at: first + 10)))
        user.autoAccepts = row.bool(at: first + 11)
        return user
    }

    static let channelColumns = [
        "id", "application", "url", "created_at", "name", "cover_url", "data", "custom_type", "creator",
        "is_distinct", "is_public", "is_super", "is_broadcast", "is_frozen", "distinct_key", "member_count",
        "joined_count", "seq", "message_number", "newest_at", "last_message", "last_message_at", "position", "is_open",
        "is_removed",
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
        return channel
    }

    static let memberColumns = [
        "channel", "user", "state", "role", "is_muted", "hidden", "invited_at", "inviter", "joined_at", "read_at",
        "read_number", "history_offset", "user_seq", "position", "muted_since", "muted_until", "mute_note", "is_banned",
        "banned_since", "banned_until", "ban_note", "hidden_at", "push_trigger", "delivered_at",
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
        m.file, m.mentions, m.og_tag
        """

    static func message(_ row: Statement, in channel: Channel) -> Message {
        let role = StoreCodes.role(row.integer(at: 10))
        let sender = row.optionalText(at: 18).map {
            WireSender(userID: $0, nickname: row.text(at: 8), profileURL: row.text(at: 9), role: role)
        }
        var wire = WireMessage(
            type: StoreCodes.messageType(row.integer(at: 6)), messageID: row.integer(at: 0),
            requestID: row.text(at: 11), channelURL: channel.url, sender: sender, message: row.text(at: 12),
            file: file(row.text(at: 19)), data: row.text(at: 13), customType: row.text(at: 14),
            createdAt: row.integer(at: 2),
            updatedAt: row.integer(at: 15), isSilent: row.bool(at: 16), isOperatorMessage: role == .operator,
            mentions: mentions(row.text(at: 20)), seq: row.integer(at: 3), number: row.integer(at: 5),
            channelType: channel.isOpen ? .open : nil)
        wire.linkPreview = linkPreview(row.text(at: 21))
        return Message(
            wire: wire, channelKey: row.integer(at: 1), senderKey: row.integer(at: 7), firstSeq: row.integer(at: 4),
            isRemoved: row.bool(at: 17))
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
        json.isEmpty ? nil : try? JSONDecoder().decode(WireFile.self, from: Data(json.utf8))
    }

    static func json(_ file: WireFile?) -> String {
        guard let file else { return "" }
        var json = JSONWriter()
        file.write(to: &json)
        return String(decoding: json.finish(), as: UTF8.self)
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
