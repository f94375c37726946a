internal import ChatDomain
internal import ChatWire
internal import Foundation
internal import SQLite

/// Requests for exports, and the records that they ask for.
extension StoreQueries {
    /// A request that is to be carried out.
    struct ExportJob: Sendable {
        var key: Int64
        var applicationKey: Int64
        var wire: WireExport
        var fileID: String
    }

    private static let exportColumns = "id, application, request_id, data_type, status, created_at, file, body"

    /// The first request that waits.
    func waitingExport() throws -> ExportJob? {
        try connection.queryFirst(
            "SELECT \(Self.exportColumns) FROM export_job WHERE status = 0 ORDER BY id LIMIT 1", row: Self.export)
    }

    /// A request by its id.
    func export(_ requestID: String, applicationKey: Int64) throws -> WireExport? {
        let job = try connection.queryFirst(
            "SELECT \(Self.exportColumns) FROM export_job WHERE application = ? AND request_id = ?", applicationKey,
            requestID, row: Self.export)
        return try job.map { try withFile($0) }
    }

    /// A page of requests, newest first.
    func exports(of type: WireExport.DataType, applicationKey: Int64, limit: Int, token: String?) throws
        -> (exports: [WireExport], next: String)
    {
        var last = Int64.max
        if let token {
            var token = try PageToken(token, kind: "x")
            last = try token.number()
        }
        let found = try connection.query(
            """
            SELECT \(Self.exportColumns) FROM export_job WHERE application = ? AND data_type = ? AND id < ?
            ORDER BY id DESC LIMIT ?
            """, applicationKey, type.rawValue, last, limit + 1, row: Self.export)
        let page = found.prefix(limit)
        return (
            try page.map { try withFile($0) },
            Self.token("x", behind: page.last?.key, isMore: found.count > limit)
        )
    }

    /// The file is told as long as it is kept.
    private func withFile(_ job: ExportJob) throws -> WireExport {
        var wire = job.wire
        if !job.fileID.isEmpty, let file = try file(job.fileID), file.use == .waiting {
            wire.file = WireExport.File(url: file.wire.url, expiresAt: file.createdAt + Self.exportLifetimeMilliseconds)
        }
        return wire
    }

    /// How long an export's file is kept: as long as any upload that nobody sends, by its default.
    static let exportLifetimeMilliseconds: Int64 = 86_400_000

    private static func export(_ row: Statement) throws -> ExportJob {
        let order = try JSONDecoder().decode(WireExport.Order.self, from: Data(row.text(at: 7).utf8))
        let status: WireExport.Status =
            switch row.integer(at: 4) {
            case 0: .scheduled
            case 1: .done
            default: .failed
            }
        return ExportJob(
            key: row.integer(at: 0), applicationKey: row.integer(at: 1),
            wire: WireExport(
                requestID: row.text(at: 2), dataType: WireExport.DataType(rawValue: row.text(at: 3)) ?? .messages,
                order: order, status: status, createdAt: row.integer(at: 5)), fileID: row.text(at: 6))
    }

    // MARK: - Records

    /// The next records of an export, written; nil where none follow.
    ///
    /// - Parameter after: The key of the last record that was written.
    func exportRecords(_ job: ExportJob, after: Int64, limit: Int, lines: ExportLines) throws
        -> (bytes: [UInt8], last: Int64, lines: ExportLines)?
    {
        var lines = lines
        var bytes: [UInt8] = []
        var last = after
        switch job.wire.dataType {
        case .messages:
            try messages(job, after: after, limit: limit) {
                last = $0; bytes += lines.record($1, $2)
            }
        case .channels:
            try channels(job, after: after, limit: limit) {
                last = $0; bytes += lines.record($1, $2)
            }
        case .users:
            try users(job, after: after, limit: limit) {
                last = $0; bytes += lines.record($1, $2)
            }
        }
        return last == after ? nil : (bytes, last, lines)
    }

    private typealias TakeRecord = (Int64, [UInt8], [String: ExportValue]) throws -> Void

    private func messages(_ job: ExportJob, after: Int64, limit: Int, _ take: TakeRecord) throws {
        let order = job.wire.order
        var conditions = SQLConditions()
        conditions.add("c.application = ? AND c.is_removed = 0 AND m.is_removed = 0", job.applicationKey)
        conditions.add("m.id > ?", after)
        conditions.add("m.created_at BETWEEN ? AND ?", order.start, order.end)
        conditions.add("u.user_id", isIn: order.senderIDs)
        conditions.add("c.url", isIn: order.channelURLs)
        if let out = order.excludedSenderIDs {
            conditions.add("coalesce(u.user_id, '') NOT IN (SELECT value FROM json_each(?))", SQLConditions.list(out))
        }
        if let out = order.excludedChannelURLs {
            conditions.add("c.url NOT IN (SELECT value FROM json_each(?))", SQLConditions.list(out))
        }
        var known: [Int64: Channel] = [:]
        let messages = try connection.query(
            """
            SELECT \(StoreRows.messageColumns) FROM message m JOIN channel c ON c.id = m.channel
            LEFT JOIN user u ON u.id = m.sender WHERE \(conditions.text) ORDER BY m.id LIMIT ?
            """, arguments: conditions.arguments + [limit]
        ) { row in
            let key = row.integer(at: 1)
            if known[key] == nil { known[key] = try channel(key: key) }
            return known[key].map { StoreRows.message(row, in: $0).wire }
        }
        let readers = order.showsReadReceipts == true ? try readReceipts(of: Array(known.values)) : [:]
        for message in messages.compactMap({ $0 }) {
            try take(
                message.messageID, Self.json(message, readBy: readers[message.channelURL]),
                [
                    "message_id": .number(message.messageID), "channel_url": .text(message.channelURL),
                    "type": .text(message.type.rawValue), "user_id": .text(message.sender?.userID ?? ""),
                    "message": .text(message.message), "file_url": .text(message.file?.url ?? ""),
                    "data": .text(message.data), "custom_type": .text(message.customType),
                    "created_at": .number(message.createdAt), "updated_at": .number(message.updatedAt),
                ])
        }
    }

    /// Up to when the members of group channels have read, by channel and user.
    private func readReceipts(of channels: [Channel]) throws -> [String: [String: Int64]] {
        var all: [String: [String: Int64]] = [:]
        for channel in channels where !channel.isOpen { all[channel.url] = try receipts(of: channel).read }
        return all
    }

    private static func json(_ message: WireMessage, readBy readers: [String: Int64]?) -> [UInt8] {
        var bytes = RESTJSON.message(message)
        guard let readers else { return bytes }
        bytes.removeLast()
        return bytes + Array(#","read_receipt":"#.utf8) + RESTJSON.numbers(readers) + Array("}".utf8)
    }

    private func channels(_ job: ExportJob, after: Int64, limit: Int, _ take: TakeRecord) throws {
        let order = job.wire.order
        var conditions = SQLConditions()
        conditions.add("application = ? AND is_removed = 0", job.applicationKey)
        conditions.add("id > ?", after)
        conditions.add("created_at BETWEEN ? AND ?", order.start, order.end)
        conditions.add("url", isIn: order.channelURLs)
        if let out = order.excludedChannelURLs {
            conditions.add("url NOT IN (SELECT value FROM json_each(?))", SQLConditions.list(out))
        }
        let channels = try connection.query(
            """
            SELECT \(StoreRows.channelColumns.joined(separator: ", ")) FROM channel WHERE \(conditions.text)
            ORDER BY id LIMIT ?
            """, arguments: conditions.arguments + [limit]
        ) { StoreRows.channel($0) }
        for channel in channels {
            let wire = try view(
                channel, membership: nil, parts: ViewParts(members: true, metadata: order.showsMetadata ?? true))
            var json = JSONWriter()
            wire.write(to: &json)
            try take(
                channel.key, json.finish(),
                [
                    "channel_url": .text(channel.url), "name": .text(channel.name),
                    "custom_type": .text(channel.customType), "data": .text(channel.data),
                    "created_at": .number(channel.createdAt), "member_count": .number(Int64(channel.memberCount)),
                    "is_open": .text(channel.isOpen ? "true" : "false"),
                ])
        }
    }

    private func users(_ job: ExportJob, after: Int64, limit: Int, _ take: TakeRecord) throws {
        let order = job.wire.order
        var conditions = SQLConditions()
        conditions.add("application = ?", job.applicationKey)
        conditions.add("id > ?", after)
        conditions.add("created_at BETWEEN ? AND ?", order.start, order.end)
        conditions.add("user_id", isIn: order.userIDs)
        let users = try connection.query(
            """
            SELECT \(StoreRows.userColumns.joined(separator: ", ")) FROM user WHERE \(conditions.text)
            ORDER BY id LIMIT ?
            """, arguments: conditions.arguments + [limit]
        ) { StoreRows.user($0) }
        for user in users {
            var wire = user.wire
            wire.metadata = user.metadata
            var json = JSONWriter()
            wire.write(to: &json)
            try take(
                user.key, json.finish(),
                [
                    "user_id": .text(user.userID), "nickname": .text(user.nickname),
                    "profile_url": .text(user.profileURL), "is_active": .text(user.isActive ? "true" : "false"),
                    "created_at": .number(user.createdAt), "last_seen_at": .number(user.lastSeenAt),
                ])
        }
    }
}
