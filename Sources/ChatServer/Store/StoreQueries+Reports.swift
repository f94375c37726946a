internal import ChatDomain
internal import ChatWire
internal import Foundation
internal import SQLite

/// Reports.
extension StoreQueries {
    /// Which reports are listed.
    enum ReportScope: Sendable {
        case all(start: Int64?, end: Int64?)
        case user(Int64)
        case channel(Int64)
        case message(Int64)
    }

    /// A page of an application's reports, newest first.
    func reports(_ scope: ReportScope, applicationKey: Int64, limit: Int, token: String?) throws
        -> (reports: [WireReport], next: String)
    {
        var conditions = SQLConditions()
        conditions.add("r.application = ?", applicationKey)
        switch scope {
        case .all(let start, let end):
            if let start { conditions.add("r.created_at >= ?", start) }
            if let end { conditions.add("r.created_at <= ?", end) }
        case .user(let key): conditions.add("r.offender = ? AND r.kind = 1", key)
        case .channel(let key): conditions.add("r.channel = ? AND r.kind = 2", key)
        case .message(let id): conditions.add("r.message = ?", id)
        }
        if let token {
            var token = try PageToken(token, kind: "r")
            conditions.add("r.id < ?", try token.number())
        }
        let found = try connection.query(
            """
            SELECT r.id, r.kind, r.category, r.reporter, r.offender, r.channel, r.description, r.created_at, r.body
            FROM report r WHERE \(conditions.text) ORDER BY r.id DESC LIMIT ?
            """, arguments: conditions.arguments + [limit + 1]
        ) { try report($0) }
        let page = Array(found.prefix(limit))
        return (page, Self.token("r", behind: page.last?.id, isMore: found.count > limit))
    }

    private func report(_ row: Statement) throws -> WireReport {
        let body = row.text(at: 8)
        let channel = try channel(key: row.integer(at: 5))
        return WireReport(
            id: row.integer(at: 0), kind: Self.reportKind(row.integer(at: 1)),
            category: ReportCategory(rawValue: row.text(at: 2)) ?? .inappropriate,
            reporter: try user(key: row.integer(at: 3))?.wire, offender: try user(key: row.integer(at: 4))?.wire,
            message: body.isEmpty ? nil : try JSONDecoder().decode(WireMessage.self, from: Data(body.utf8)),
            channel: channel.map { .init(channelURL: $0.url, name: $0.name, customType: $0.customType) },
            description: row.text(at: 6), createdAt: row.integer(at: 7))
    }

    private static func reportKind(_ code: Int64) -> WireReport.Kind {
        switch code {
        case 1: .user
        case 2: .channel
        default: .message
        }
    }
}
