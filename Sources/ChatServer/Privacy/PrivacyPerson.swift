internal import ChatDomain
internal import ChatWire
internal import Foundation
internal import SQLite

/// What is known of a user beside what the user said.
struct PrivacyPerson: Encodable {
    /// A reaction of the user's.
    struct Reaction: Encodable {
        let messageID: Int64
        let key: String

        enum CodingKeys: String, CodingKey {
            case messageID = "message_id"
            case key
        }
    }

    /// The user's own row.
    struct Profile: Encodable {
        let userID: String
        let nickname: String
        let profileURL: String
        let isActive: Bool
        let createdAt: Int64
        let lastSeenAt: Int64
        let metadata: [String: String]
        let preferredLanguages: [String]
        let discoveryKeys: [String]

        enum CodingKeys: String, CodingKey {
            case nickname, metadata
            case userID = "user_id"
            case profileURL = "profile_url"
            case isActive = "is_active"
            case createdAt = "created_at"
            case lastSeenAt = "last_seen_at"
            case preferredLanguages = "preferred_languages"
            case discoveryKeys = "discovery_keys"
        }
    }

    /// A channel that the user is or was in.
    struct Channel: Encodable {
        let channelURL: String
        let name: String
        let state: String
        let role: String
        let joinedAt: Int64
        let readAt: Int64
        let isMuted: Bool
        let isBanned: Bool

        enum CodingKeys: String, CodingKey {
            case name, state, role
            case channelURL = "channel_url"
            case joinedAt = "joined_at"
            case readAt = "read_at"
            case isMuted = "is_muted"
            case isBanned = "is_banned"
        }
    }

    /// A device of the user's.
    struct Device: Encodable {
        let type: String
        let token: String
        let createdAt: Int64

        enum CodingKeys: String, CodingKey {
            case type, token
            case createdAt = "created_at"
        }
    }

    /// A file that the user uploaded.
    struct File: Encodable {
        let name: String
        let type: String
        let size: Int64
        let createdAt: Int64

        enum CodingKeys: String, CodingKey {
            case name, type, size
            case createdAt = "created_at"
        }
    }

    /// A vote of the user's.
    struct Vote: Encodable {
        let pollID: Int64
        let optionID: Int64
        let votedAt: Int64

        enum CodingKeys: String, CodingKey {
            case pollID = "poll_id"
            case optionID = "option_id"
            case votedAt = "voted_at"
        }
    }

    let user: Profile
    let pushPreference: PushPreference
    let channels: [Channel]
    let devices: [Device]
    let blocked: [String]
    let files: [File]
    let votes: [Vote]
    let reports: [String]

    enum CodingKeys: String, CodingKey {
        case user, channels, devices, files, votes, reports
        case pushPreference = "push_preference"
        case blocked = "blocked_user_ids"
    }

    init(_ user: User, _ queries: StoreQueries) throws {
        self.user = Profile(
            userID: user.userID, nickname: user.nickname, profileURL: user.profileURL, isActive: user.isActive,
            createdAt: user.createdAt, lastSeenAt: user.lastSeenAt, metadata: user.metadata,
            preferredLanguages: user.preferredLanguages, discoveryKeys: user.discoveryKeys)
        pushPreference = try queries.pushPreference(userKey: user.key)
        devices = try queries.pushTokens(userKey: user.key).map {
            Device(type: $0.type.rawValue, token: $0.token, createdAt: $0.createdAt)
        }
        blocked = try queries.blockedKeys(by: user.key).compactMap { try queries.user(key: $0)?.userID }.sorted()
        let connection = queries.connection
        channels = try connection.query("SELECT channel FROM member WHERE user = ? ORDER BY channel", user.key) {
            $0.integer(at: 0)
        }.compactMap { key in
            guard let channel = try queries.channel(key: key),
                let row = try queries.membership(of: user.key, in: channel)
            else { return nil }
            return Channel(
                channelURL: channel.url, name: channel.name, state: row.state.rawValue, role: row.activeRole.rawValue,
                joinedAt: row.joinedAt, readAt: row.readAt, isMuted: row.isMuted, isBanned: row.activeBan != nil)
        }
        // No index leads from an uploader to the files: the application's are gone through once.
        files = try connection.query(
            """
            SELECT name, type, size, created_at FROM file
            WHERE application = ? AND uploader = ? AND use <> 3 ORDER BY id
            """, user.applicationKey, user.key
        ) {
            File(name: $0.text(at: 0), type: $0.text(at: 1), size: $0.integer(at: 2), createdAt: $0.integer(at: 3))
        }
        votes = try connection.query(
            """
            SELECT v.poll, v.option, v.voted_at FROM poll p JOIN poll_vote v ON v.poll = p.id AND v.user = ?
            WHERE p.application = ? ORDER BY p.id, v.option
            """, user.key, user.applicationKey
        ) { Vote(pollID: $0.integer(at: 0), optionID: $0.integer(at: 1), votedAt: $0.integer(at: 2)) }
        reports = try connection.query("SELECT description FROM report WHERE reporter = ? ORDER BY id", user.key) {
            $0.text(at: 0)
        }
    }
}
