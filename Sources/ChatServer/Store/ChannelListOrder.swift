internal import ChatDomain
internal import ChatWire
internal import SQLite

/// How a list of channels is ordered and where its pages part, in SQL over a channel `c`.
///
/// Pages go on behind the last channel's keys, not behind a count, so that
/// channels that come in front move nothing. In the order by last message a
/// channel's own key changes with each message; there every page orders by the
/// keys *as they stood when the first page was read*: for channels that changed
/// since (their log position tells), by the newest message that stood then. In
/// the orders by name and by metadata likewise: what a channel was ordered by
/// before a change is kept for a while (`former_key`). So a channel is in the
/// pages exactly once, however it moves meanwhile.
struct ChannelListOrder {
    /// When the first page was read.
    struct Snapshot {
        var position: Int64
        var messageID: Int64
        var time: Int64
    }

    /// The keys of a row: a number or bytes first, then when it was made, then its address.
    struct Keys {
        var number: Int64 = 0
        var bytes: [UInt8] = []
        var createdAt: Int64 = 0
        var url = ""
    }

    let order: GroupChannelOrder
    let metadataKey: String?
    let snapshot: Snapshot
    /// Whether it is the list of a user, whose row `m` is beside each channel.
    let isOwnList: Bool
    /// The keys of the last row of the page before; nil on the first page.
    let after: Keys?

    init(query: MyChannelsQuery, isOwnList: Bool, now: Snapshot) throws(WireError) {
        self.isOwnList = isOwnList
        order = query.order
        metadataKey = query.metadataOrderKey
        guard let text = query.token else {
            snapshot = now
            after = nil
            return
        }
        var token = try PageToken(text, kind: Self.kind(of: query.order))
        snapshot = Snapshot(
            position: try token.number(), messageID: try token.number(), time: try token.number())
        let number = try token.number()
        let bytes = try token.bytes()
        let createdAt = try token.number()
        after = Keys(
            number: number, bytes: bytes, createdAt: createdAt, url: String(decoding: try token.bytes(), as: UTF8.self))
    }

    /// The token for what comes behind these keys.
    func token(behind keys: Keys) -> String {
        var token = PageToken(kind: Self.kind(of: order))
        token.add(snapshot.position)
        token.add(snapshot.messageID)
        token.add(snapshot.time)
        token.add(keys.number)
        token.add(keys.bytes)
        token.add(keys.createdAt)
        token.add(Array(keys.url.utf8))
        return token.text
    }

    private static func kind(of order: GroupChannelOrder) -> String {
        switch order {
        case .chronological: "c"
        case .latestLastMessage: "l"
        case .channelNameAlphabetical: "n"
        case .metadataValueAlphabetical: "m"
        }
    }

    // MARK: - SQL

    /// The row's number key.
    var number: (sql: String, arguments: [(any Bindable)?]) {
        switch order {
        case .chronological, .channelNameAlphabetical: ("0", [])
        case .metadataValueAlphabetical: ("(\(bytes.sql)) IS NULL", bytes.arguments)
        case .latestLastMessage: lastMessageAt
        }
    }

    /// When the newest message was sent, as it stood when the first page was read; in a user's own list 0 where the
    /// user does not see it: what is said is for joined members, from the beginning of their history on.
    private var lastMessageAt: (sql: String, arguments: [(any Bindable)?]) {
        let time = standingMessageAt
        guard isOwnList else { return time }
        return (
            """
            (SELECT CASE WHEN m.state = 2 AND v > m.history_offset THEN v ELSE 0 END FROM (SELECT (\(time.sql)) AS v))
            """, time.arguments
        )
    }

    private var standingMessageAt: (sql: String, arguments: [(any Bindable)?]) {
        guard after != nil else { return ("c.last_message_at", []) }
        return (
            """
            CASE WHEN c.position <= ? THEN c.last_message_at ELSE max(
                coalesce((SELECT x.created_at FROM message x
                    WHERE x.channel = c.id AND x.is_removed = 0 AND x.id <= ?
                    ORDER BY x.created_at DESC LIMIT 1), 0),
                coalesce((SELECT max(x.created_at) FROM message x
                    WHERE x.channel = c.id AND x.is_removed = 1 AND x.id <= ? AND x.updated_at >= ?), 0)) END
            """, [snapshot.position, snapshot.messageID, snapshot.messageID, snapshot.time]
        )
    }

    /// The row's bytes key.
    var bytes: (sql: String, arguments: [(any Bindable)?]) {
        switch order {
        case .chronological, .latestLastMessage: ("NULL", [])
        case .channelNameAlphabetical: standing("c.name_key", key: "")
        case .metadataValueAlphabetical:
            standing("o.value_key", key: Self.formerKey(ofMetadata: metadataKey ?? ""))
        }
    }

    /// What a value in the table of former keys is of: a metadata key, beside the name, which is the empty text.
    static func formerKey(ofMetadata key: String) -> String { "m" + key }

    /// A key as it stood when the first page was read: what it was before the first change since.
    private func standing(_ current: String, key: String) -> (sql: String, arguments: [(any Bindable)?]) {
        guard after != nil else { return (current, []) }
        let former = "FROM former_key f WHERE f.channel = c.id AND f.key = ? AND f.position > ?"
        return (
            """
            CASE WHEN c.position > ? AND EXISTS (SELECT 1 \(former))
                THEN (SELECT f.value \(former) ORDER BY f.position LIMIT 1) ELSE \(current) END
            """, [snapshot.position, key, snapshot.position, key, snapshot.position]
        )
    }

    /// A join that the order needs.
    var join: (sql: String, arguments: [(any Bindable)?]) {
        guard order == .metadataValueAlphabetical else { return ("", []) }
        return ("LEFT JOIN channel_metadata o ON o.channel = c.id AND o.key = ?", [metadataKey])
    }

    /// The order of the keys `k` (number), `b` (bytes), `created_at` and `url`.
    var orderBy: String {
        switch order {
        case .chronological: "created_at DESC, url"
        case .latestLastMessage: "k DESC, created_at DESC, url"
        case .channelNameAlphabetical: "b, url"
        case .metadataValueAlphabetical: "k, b, url"
        }
    }

    /// The condition that leaves what comes behind the page before.
    func addCursor(to conditions: inout SQLConditions) {
        guard let after else { return }
        // Numbers of a forged token may be any: negated with wrapping.
        switch order {
        case .chronological:
            conditions.add("(-created_at, url) > (?, ?)", 0 &- after.createdAt, after.url)
        case .latestLastMessage:
            conditions.add("(-k, -created_at, url) > (?, ?, ?)", 0 &- after.number, 0 &- after.createdAt, after.url)
        case .channelNameAlphabetical:
            conditions.add("(b, url) > (?, ?)", after.bytes, after.url)
        case .metadataValueAlphabetical where after.number == 1:
            conditions.add("k = 1 AND url > ?", after.url)
        case .metadataValueAlphabetical:
            conditions.add("k = 1 OR (b, url) > (?, ?)", after.bytes, after.url)
        }
    }
}
