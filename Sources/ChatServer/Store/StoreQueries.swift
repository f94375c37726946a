internal import ChatDomain
internal import ChatWire
internal import SQLite

/// Reads rows by their keys over one connection. Lists are in the extensions.
///
/// Belongs to its connection's thread. The statements of the hot path are kept compiled.
final class StoreQueries {
    let connection: Connection

    private let channelByURL: Statement
    private let channelByKey: Statement
    private let membershipByKeys: Statement
    private let userByKey: Statement
    private let userByID: Statement
    private let messageByID: Statement
    private let messageByRequest: Statement
    private let deletedAfter: Statement
    private let mentionsAfter: Statement
    private let withheldAfter: Statement
    private let blockByKeys: Statement

    /// Who is in which open channel.
    let participants: Participants

    /// How many users are named with a reaction.
    let reactionUsersMost: Int

    init(connection: Connection, participants: Participants, reactionUsersMost: Int) throws {
        self.connection = connection
        self.participants = participants
        self.reactionUsersMost = reactionUsersMost
        let channel = "SELECT \(StoreRows.channelColumns.joined(separator: ", ")) FROM channel"
        channelByURL = try connection.prepare("\(channel) WHERE application = ? AND url = ?")
        channelByKey = try connection.prepare("\(channel) WHERE id = ?")
        let member = StoreRows.memberColumns.joined(separator: ", ")
        membershipByKeys = try connection.prepare("SELECT \(member) FROM member WHERE channel = ? AND user = ?")
        let user = "SELECT \(StoreRows.userColumns.joined(separator: ", ")) FROM user"
        userByKey = try connection.prepare("\(user) WHERE id = ?")
        userByID = try connection.prepare("\(user) WHERE application = ? AND user_id = ?")
        let message = "SELECT \(StoreRows.messageColumns) FROM message m LEFT JOIN user u ON u.id = m.sender"
        messageByID = try connection.prepare("\(message) WHERE m.id = ?")
        messageByRequest = try connection.prepare(
            "\(message) WHERE m.channel = ? AND m.sender = ? AND m.request_id = ? AND m.request_id <> ''")
        deletedAfter = try connection.prepare(
            """
            SELECT count(*) FROM message
            WHERE channel = ? AND is_removed = 1 AND number > ? AND is_silent = 0
                AND (parent = 0 OR is_reply_to_channel = 1)
            """)
        mentionsAfter = try connection.prepare(
            """
            SELECT number FROM (
                SELECT number FROM mention WHERE channel = ?1 AND user = ?2 AND number > ?3
                UNION SELECT number FROM mention WHERE channel = ?1 AND user = 0 AND number > ?3
                EXCEPT SELECT number FROM withheld WHERE user = ?2 AND channel = ?1 AND number > ?3
                ORDER BY number DESC LIMIT \(Self.unreadMentionsMost))
            ORDER BY number
            """)
        withheldAfter = try connection.prepare(
            "SELECT count(*) FROM withheld WHERE user = ? AND channel = ? AND number > ?")
        blockByKeys = try connection.prepare("SELECT 1 FROM block WHERE blocker = ? AND blocked = ?")
    }

    // MARK: - Applications

    func application(_ applicationID: String) throws -> Application? {
        try connection.queryFirst(
            "SELECT id, app_id, requires_token, creates_users, participants_change FROM application WHERE app_id = ?",
            applicationID,
            row: Self.application)
    }

    func application(key: Int64) throws -> Application? {
        try connection.queryFirst(
            "SELECT id, app_id, requires_token, creates_users, participants_change FROM application WHERE id = ?", key,
            row: Self.application)
    }

    /// How far the application's log has come.
    func position(applicationKey: Int64) throws -> Int64 {
        try connection.queryFirst("SELECT position FROM application WHERE id = ?", applicationKey) {
            $0.integer(at: 0)
        } ?? 0
    }

    private static func application(_ row: Statement) -> Application {
        Application(
            key: row.integer(at: 0), applicationID: row.text(at: 1), requiresToken: row.bool(at: 2),
            createsUsersAtLogin: row.bool(at: 3), participantsMayChange: row.bool(at: 4))
    }

    // MARK: - Rows by key

    func channel(applicationKey: Int64, url: String) throws -> Channel? {
        try channelByURL.bind(applicationKey, at: 1)
        try channelByURL.bind(url, at: 2)
        return try channelByURL.first { StoreRows.channel($0) }
    }

    func channel(key: Int64) throws -> Channel? {
        try channelByKey.bind(key, at: 1)
        return try channelByKey.first { StoreRows.channel($0) }
    }

    func membership(channelKey: Int64, userKey: Int64) throws -> Membership? {
        try membershipByKeys.bind(channelKey, at: 1)
        try membershipByKeys.bind(userKey, at: 2)
        return try membershipByKeys.first { StoreRows.membership($0) }
    }

    func user(key: Int64) throws -> User? {
        try userByKey.bind(key, at: 1)
        return try userByKey.first { StoreRows.user($0) }
    }

    func user(applicationKey: Int64, userID: String) throws -> User? {
        try userByID.bind(applicationKey, at: 1)
        try userByID.bind(userID, at: 2)
        return try userByID.first { StoreRows.user($0) }
    }

    /// A message of a channel, deleted ones too, with all that belongs to it.
    func message(id: Int64, in channel: Channel) throws -> Message? {
        guard var message = try bareMessage(id: id, in: channel) else { return nil }
        try complete(&message, in: channel)
        return message
    }

    /// The row of a message of a channel, deleted ones too.
    func bareMessage(id: Int64, in channel: Channel) throws -> Message? {
        try messageByID.bind(id, at: 1)
        let message = try messageByID.first { StoreRows.message($0, in: channel) }
        return message?.channelKey == channel.key ? message : nil
    }

    /// The message that a user sent in a channel with a request id.
    func message(requestID: String, senderKey: Int64, in channel: Channel) throws -> Message? {
        try messageByRequest.bind(channel.key, at: 1)
        try messageByRequest.bind(senderKey, at: 2)
        try messageByRequest.bind(requestID, at: 3)
        guard var message = try messageByRequest.first({ StoreRows.message($0, in: channel) }) else {
            return nil
        }
        try complete(&message, in: channel)
        return message
    }

    /// The newest standing message of a channel's own list beside one.
    func newestMessage(in channel: Channel, except id: Int64) throws -> Message? {
        let newest = try connection.queryFirst(
            """
            SELECT m.id FROM message m INDEXED BY message_by_time
            WHERE m.channel = ? AND m.is_removed = 0 AND m.id <> ? AND (m.parent = 0 OR m.is_reply_to_channel = 1)
            ORDER BY m.created_at DESC LIMIT 1
            """, channel.key, id
        ) { $0.integer(at: 0) }
        return try newest.flatMap { try message(id: $0, in: channel) }
    }

    /// How many countable messages after a running number were deleted: they are unread no longer.
    func deletedCount(channelKey: Int64, afterNumber number: Int64) throws -> Int64 {
        try deletedAfter.bind(channelKey, at: 1)
        try deletedAfter.bind(number, at: 2)
        return try deletedAfter.first { $0.integer(at: 0) } ?? 0
    }

    /// How many countable messages after the row's read position the member does not see, for blocking their senders.
    func withheldCount(from membership: Membership) throws -> Int64 {
        try withheldAfter.bindAll([membership.userKey, membership.channelKey, membership.readNumber])
        return try withheldAfter.first { $0.integer(at: 0) } ?? 0
    }

    /// Whether a user blocks another.
    func isBlocked(_ userKey: Int64, by blocker: Int64) throws -> Bool {
        try blockByKeys.bindAll([blocker, userKey])
        return try blockByKeys.first { $0.bool(at: 0) } ?? false
    }

    /// How many unread mentions a view lists at the most.
    static let unreadMentionsMost = 1_000

    /// The running numbers of the unread messages that mention a member, ascending.
    func unreadMentions(of membership: Membership) throws -> [Int64] {
        guard membership.state == .joined else { return [] }
        try mentionsAfter.bindAll([membership.channelKey, membership.userKey, membership.readNumber])
        return try mentionsAfter.map { $0.integer(at: 0) }
    }

    func metadata(channelKey: Int64) throws -> [String: String] {
        let pairs = try connection.query("SELECT key, value FROM channel_metadata WHERE channel = ?", channelKey) {
            ($0.text(at: 0), $0.text(at: 1))
        }
        return Dictionary(pairs, uniquingKeysWith: { $1 })
    }

    /// The keys of all members, joined and invited.
    func memberKeys(channelKey: Int64) throws -> [Int64] {
        try connection.query("SELECT user FROM member WHERE channel = ? AND state <> 0", channelKey) {
            $0.integer(at: 0)
        }
    }

    /// The keys of those who are invited and have not answered.
    func invitedKeys(channelKey: Int64) throws -> [Int64] {
        try connection.query(
            "SELECT user FROM member WHERE channel = ? AND state = ?", channelKey, StoreCodes.code(.invited)
        ) { $0.integer(at: 0) }
    }

    /// The channels that a user is in, joined or invited.
    func channelKeys(ofMember userKey: Int64) throws -> [Int64] {
        try connection.query(
            """
            SELECT m.channel FROM member m JOIN channel c ON c.id = m.channel
            WHERE m.user = ? AND m.state <> 0 AND c.is_removed = 0
            """, userKey
        ) { $0.integer(at: 0) }
    }

    /// The keys of the joined members.
    func joinedUserKeys(channelKey: Int64) throws -> [Int64] {
        try connection.query(
            "SELECT user FROM member WHERE channel = ? AND state = ?", channelKey, StoreCodes.code(.joined)
        ) { $0.integer(at: 0) }
    }
}
