internal import ChatDomain
internal import ChatWire
internal import Foundation
internal import SQLite

/// All that is known of a user, read page by page and written as one object of JSON.
struct PrivacyRecords: Sendable {
    /// Where the reading is.
    enum Place: Sendable {
        case person
        case messages(after: Int64)
        case reactions(after: Int64)
        case end
    }

    let userID: String
    let applicationKey: Int64
    private(set) var place = Place.person
    private var userKey: Int64 = 0
    private var isFirst = true

    /// How many messages of anybody one page looks at, and how many of the user's it writes at the most.
    private static let stride: Int64 = 20_000
    private static let recordsMost = 500

    init(of userID: String, applicationKey: Int64) {
        self.userID = userID
        self.applicationKey = applicationKey
    }

    /// Whether all was written.
    var isOver: Bool { if case .end = place { true } else { false } }

    /// The next page, as a piece of the text.
    ///
    /// - Throws: 400301 when the user is gone.
    mutating func next(_ queries: StoreQueries) throws -> [UInt8] {
        switch place {
        case .person: return try person(queries)
        case .messages(let after): return try messages(queries, after: after)
        case .reactions(let after): return try reactions(queries, after: after)
        case .end: return []
        }
    }

    private mutating func person(_ queries: StoreQueries) throws -> [UInt8] {
        guard let user = try queries.user(applicationKey: applicationKey, userID: userID) else { throw Refusals.noUser }
        userKey = user.key
        place = .messages(after: 0)
        let person = try PrivacyPerson(user, queries)
        var bytes = try RESTJSON.encoded(person)
        // The lists that follow stand in the same object.
        bytes.removeLast()
        return bytes + Array(#","messages":["#.utf8)
    }

    private mutating func messages(_ queries: StoreQueries, after: Int64) throws -> [UInt8] {
        let end = after + Self.stride
        let found = try queries.connection.query(
            """
            SELECT id, channel FROM message WHERE id > ? AND id <= ? AND sender = ? AND is_removed = 0
            ORDER BY id LIMIT ?
            """, after, end, userKey, Self.recordsMost
        ) { (id: $0.integer(at: 0), channelKey: $0.integer(at: 1)) }
        var bytes: [UInt8] = []
        for row in found {
            guard let channel = try queries.channel(key: row.channelKey),
                let message = try queries.message(id: row.id, in: channel)
            else { continue }
            bytes += separated(RESTJSON.message(message.wire))
        }
        let reached = found.count == Self.recordsMost ? found.last?.id ?? end : end
        guard try reached >= Self.last("message", "id", queries) else {
            place = .messages(after: reached)
            return bytes
        }
        place = .reactions(after: 0)
        isFirst = true
        return bytes + Array(#"],"reactions":["#.utf8)
    }

    private mutating func reactions(_ queries: StoreQueries, after: Int64) throws -> [UInt8] {
        let end = after + Self.stride
        let found = try queries.connection.query(
            "SELECT message, key FROM reaction WHERE message > ? AND message <= ? AND user = ? ORDER BY message", after,
            end, userKey
        ) { PrivacyPerson.Reaction(messageID: $0.integer(at: 0), key: $0.text(at: 1)) }
        var bytes: [UInt8] = []
        for reaction in found { bytes += separated(try RESTJSON.encoded(reaction)) }
        guard try end >= Self.last("reaction", "message", queries) else {
            place = .reactions(after: end)
            return bytes
        }
        place = .end
        return bytes + Array("]}\n".utf8)
    }

    private mutating func separated(_ record: [UInt8]) -> [UInt8] {
        defer { isFirst = false }
        return (isFirst ? [] : [UInt8(ascii: ",")]) + record
    }

    private static func last(_ table: String, _ column: String, _ queries: StoreQueries) throws -> Int64 {
        try queries.connection.queryFirst("SELECT coalesce(max(\(column)), 0) FROM \(table)") { $0.integer(at: 0) } ?? 0
    }
}
