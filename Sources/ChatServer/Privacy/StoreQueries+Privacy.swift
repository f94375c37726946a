internal import ChatDomain
internal import ChatWire
internal import Foundation
internal import SQLite

/// Requests about people's data.
extension StoreQueries {
    private static let privacyColumns = """
        id, application, request_id, action, status, channels, users, keys, place, created_at, file
        """

    /// A request by its id.
    func privacyJob(_ requestID: String, applicationKey: Int64) throws -> PrivacyJob? {
        try connection.queryFirst(
            "SELECT \(Self.privacyColumns) FROM privacy_job WHERE application = ? AND request_id = ?", applicationKey,
            requestID, row: Self.privacyJob)
    }

    /// The requests of a kind that are under way, oldest first.
    func privacyJobs(_ action: WirePrivacyRequest.Action, limit: Int) throws -> [PrivacyJob] {
        try connection.query(
            """
            SELECT \(Self.privacyColumns) FROM privacy_job WHERE status = 0 AND action = ? ORDER BY id LIMIT ?
            """, action.rawValue, limit, row: Self.privacyJob)
    }

    /// A page of requests, newest first.
    func privacyRequests(applicationKey: Int64, limit: Int, token: String?) throws -> (
        requests: [WirePrivacyRequest], next: String
    ) {
        var last = Int64.max
        if let token {
            var token = try PageToken(token, kind: "g")
            last = try token.number()
        }
        let found = try connection.query(
            """
            SELECT \(Self.privacyColumns) FROM privacy_job WHERE application = ? AND id < ? ORDER BY id DESC LIMIT ?
            """, applicationKey, last, limit + 1, row: Self.privacyJob)
        let page = found.prefix(limit)
        return (
            try page.map { try told($0) }, Self.token("g", behind: page.last?.key, isMore: found.count > limit)
        )
    }

    /// A request with its file, as long as that is kept.
    func told(_ job: PrivacyJob) throws -> WirePrivacyRequest {
        var wire = job.wire
        if !job.fileID.isEmpty, let file = try file(job.fileID), file.use == .waiting {
            wire.file = WireExport.File(url: file.wire.url, expiresAt: file.createdAt + Self.exportLifetimeMilliseconds)
        }
        return wire
    }

    private static func privacyJob(_ row: Statement) throws -> PrivacyJob {
        let action = WirePrivacyRequest.Action(rawValue: row.text(at: 3)) ?? .access
        var wire = WirePrivacyRequest(requestID: row.text(at: 2), action: action, createdAt: row.integer(at: 9))
        switch row.integer(at: 4) {
        case 0: wire.status = .scheduled
        case 1: wire.status = .done
        default: wire.status = .failed
        }
        let users = try JSONDecoder().decode([String].self, from: Data(row.text(at: 6).utf8))
        switch action {
        case .access: wire.userID = users.first
        case .delete:
            wire.userIDs = users
            wire.channelOption = WirePrivacyRequest.ChannelOption(rawValue: row.text(at: 5)) ?? .keep
        }
        return PrivacyJob(
            key: row.integer(at: 0), applicationKey: row.integer(at: 1), wire: wire, userIDs: users,
            userKeys: try JSONDecoder().decode([Int64].self, from: Data(row.text(at: 7).utf8)),
            place: row.integer(at: 8), fileID: row.text(at: 10))
    }
}
