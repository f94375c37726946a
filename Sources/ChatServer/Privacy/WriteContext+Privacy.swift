internal import ChatDomain
internal import ChatWire
internal import Foundation
internal import SQLite

/// Operations on requests about people's data.
extension WriteContext {
    /// How many channels of a user go in one slice.
    private static let privacyChannelsMost = 20

    /// Stores a request, to be carried out afterwards.
    ///
    /// - Throws: What ``ChatDomain/PrivacyRules`` refuses; 400301 for a user who does not exist.
    func requestPrivacy(
        _ action: WirePrivacyRequest.Action, userID: String?, userIDs: [String]?,
        option: WirePrivacyRequest.ChannelOption, by caller: Caller
    ) throws -> WirePrivacyRequest {
        try caller.requireApplication()
        let users = try PrivacyRules.users(action, userID: userID, userIDs: userIDs, limits: limits)
        for userID in users { _ = try named(userID, applicationKey: caller.applicationKey) }
        let requestID = Hexadecimal.text(environment.randomBytes(16))
        try connection.run(
            """
            INSERT INTO privacy_job (application, request_id, action, status, channels, users, keys, place,
                created_at, finished_at, file) VALUES (?, ?, ?, 0, ?, ?, '[]', 0, ?, 0, '')
            """, caller.applicationKey, requestID, action.rawValue, option.rawValue, SQLConditions.list(users),
            environment.now())
        guard let job = try queries.privacyJob(requestID, applicationKey: caller.applicationKey) else {
            throw Self.noPrivacyRequest
        }
        return job.wire
    }

    static let noPrivacyRequest = WireError(.notFoundInDatabase, "The request does not exist.")

    /// Takes a request back that was not begun with.
    func cancelPrivacy(_ requestID: String, by caller: Caller) throws {
        try caller.requireApplication()
        guard let job = try queries.privacyJob(requestID, applicationKey: caller.applicationKey) else {
            throw Self.noPrivacyRequest
        }
        try PrivacyRules.checkCancel(job.wire.status, place: job.place)
        try connection.run("DELETE FROM privacy_job WHERE id = ?", job.key)
    }

    /// Goes one slice further in deleting: some channels of a user, then the user. A request is done when all that
    /// its users said is gone, which ``continueErasures()`` does. Each slice is noted in its own transaction: one that
    /// is cut off is begun anew, and one that is done is not.
    ///
    /// - Returns: Whether more is to be done now.
    func deleteForPrivacy(sessions: SessionTable?) throws -> Bool {
        for job in try queries.privacyJobs(.delete, limit: 100) {
            guard job.place >= job.userIDs.count else {
                try deleteNext(of: job, sessions: sessions)
                return true
            }
            guard try !isErasing(job.userKeys) else { continue }
            try connection.run(
                "UPDATE privacy_job SET status = 1, keys = '[]', finished_at = ? WHERE id = ?", environment.now(),
                job.key)
        }
        try connection.run(
            "DELETE FROM privacy_job WHERE status <> 0 AND finished_at <= ?",
            environment.now() - PrivacyRules.keptMilliseconds)
        return false
    }

    private func deleteNext(of job: PrivacyJob, sessions: SessionTable?) throws {
        let caller = Caller.application(job.applicationKey)
        let userID = job.userIDs[Int(job.place)]
        var keys = job.userKeys
        // Somebody may have deleted the user meanwhile.
        if let user = try user(applicationKey: job.applicationKey, userID: userID) {
            try flush()
            let option = job.wire.channelOption ?? .keep
            var deleted = 0
            for key in try option == .keep ? [] : queries.channelKeys(ofMember: user.key) {
                let state = try channelState(key: key)
                guard PrivacyRules.goes(state.channel, with: option) else { continue }
                try deleteChannel(state.channel.url, by: caller)
                deleted += 1
                if deleted == Self.privacyChannelsMost { return }
            }
            try deleteUser(userID, removesMessages: true, sessions: sessions, by: caller)
            keys.append(user.key)
        }
        try connection.run(
            "UPDATE privacy_job SET place = ?, keys = ? WHERE id = ?", job.place + 1,
            String(decoding: try JSONEncoder().encode(keys), as: UTF8.self), job.key)
    }

    private func isErasing(_ userKeys: [Int64]) throws -> Bool {
        try userKeys.contains { key in
            try connection.queryFirst("SELECT 1 FROM erasure WHERE user = ?", key) { _ in true } ?? false
        }
    }

    /// Notes what came of handing out a user's data. A request that was taken back meanwhile stays taken back.
    func finishAccess(_ job: PrivacyJob, file: StoredFile?) throws {
        let count = try connection.run(
            "UPDATE privacy_job SET status = ?, finished_at = ?, file = ? WHERE id = ? AND status = 0",
            file == nil ? 2 : 1, environment.now(), file?.fileID ?? "", job.key)
        // What nobody waits for is swept away with all that no row names.
        if let file, count > 0 { try insert(file) }
    }
}
