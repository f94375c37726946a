internal import ChatDomain
internal import ChatWire
internal import Foundation
internal import SQLite

/// Operations on files.
extension WriteContext {
    /// How many files of a user may wait to be sent.
    static let waitingFilesMost = 200

    /// Stores an upload as one that waits for its use.
    /// - Throws: 500910 when the uploader has too many that wait.
    func insert(_ file: StoredFile) throws {
        let waiting = try connection.queryFirst(
            "SELECT count(*) FROM file WHERE use = 0 AND uploader = ? AND application = ?",
            file.uploaderKey, file.applicationKey
        ) { $0.integer(at: 0) }
        guard file.use != .waiting || file.uploaderKey == 0 || waiting ?? 0 < Self.waitingFilesMost else {
            throw WireError(.rateLimitExceeded, "Too many uploads wait to be sent.", retryAfterMilliseconds: 60_000)
        }
        try checkQuota(for: file)
        let thumbnails = String(decoding: try JSONEncoder().encode(file.thumbnails), as: UTF8.self)
        try connection.run(
            """
            INSERT INTO file (file_id, content, application, uploader, channel, message, use, name, type, size,
                thumbnails, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, file.fileID, file.content, file.applicationKey, file.uploaderKey, file.channelKey, file.messageID,
            StoreCodes.code(file.use), file.name, file.type, file.size, thumbnails, file.createdAt)
    }

    /// Refuses new bytes that the application has no room for. A copy of a file has none of its own.
    private func checkQuota(for file: StoredFile) throws {
        let room = try connection.queryFirst(
            "SELECT file_bytes, file_quota FROM application WHERE id = ?", file.applicationKey
        ) { (used: $0.integer(at: 0), quota: $0.integer(at: 1)) }
        guard let room, room.quota > 0, room.used + file.size > room.quota else { return }
        if try hasFile(content: file.content) { return }
        throw WireError(
            .reachedMaxCount,
            "The application's files may have \(room.quota) bytes together; \(room.used) are taken.")
    }

    /// The file of a message that a caller is about to send.
    ///
    /// An upload of the caller's is taken for the message. One that was sent already and that the caller may read is
    /// copied: it gets an id of its own, and shares its bytes.
    ///
    /// - Throws: 400201 for a file that is not there or not the caller's to use, 400111 for an address that is none.
    func file(_ reference: FileReference, for state: ChannelState, by caller: Caller) throws
        -> (wire: WireFile, fileID: String?)
    {
        guard let fileID = FileRules.fileID(inAddress: reference.url) else {
            try FileRules.checkForeign(reference.url, limits: limits)
            let type = reference.type ?? MediaType.unknown
            let name = try FileRules.name(reference.name ?? "", type: type, limits: limits)
            return (WireFile(url: reference.url, name: name, type: type, size: max(0, reference.size ?? 0)), nil)
        }
        // The rows that reading is judged by may have changed in this batch.
        try flush()
        guard var file = try queries.file(fileID) else { throw FileRules.missing }
        try queries.checkReadable(file, by: caller)
        guard file.applicationKey == caller.applicationKey else { throw FileRules.missing }
        if file.use == .waiting {
            try connection.run(
                "UPDATE file SET use = 1, channel = ? WHERE id = ?", state.channel.key, file.key)
        } else {
            file.fileID = Hexadecimal.text(environment.randomBytes(16))
            (file.use, file.channelKey, file.messageID) = (.message, state.channel.key, 0)
            try insert(file)
        }
        return (file.wire, file.fileID)
    }

    /// Ties a file to the message that carries it.
    func tie(_ fileID: String, to message: Message) throws {
        try connection.run(
            "UPDATE file SET message = ? WHERE file_id = ?", message.wire.messageID, fileID)
    }

    /// What a user who is deleted has uploaded and not sent, and the user's picture, is nobody's any more.
    func releaseFiles(of user: User) throws {
        try connection.run("UPDATE file SET use = 3 WHERE use = 0 AND uploader = ?", user.key)
        guard let fileID = FileRules.fileID(inAddress: user.profileURL) else { return }
        try connection.run("UPDATE file SET use = 3 WHERE file_id = ? AND use = 2 AND uploader = ?", fileID, user.key)
    }

    /// The files of a deleted message are not served any more; the sweep deletes their bytes.
    func removeFiles(ofMessage id: Int64) throws {
        try connection.run("UPDATE file SET use = 3 WHERE message = ?", id)
    }

    /// Takes an upload of the caller's as the picture of a user or a channel; any other address is let be.
    ///
    /// - Throws: 400111 for a file that is not there, is another's, belongs to a message, or is no picture.
    func claimPicture(_ url: String?, by caller: Caller) throws {
        guard let url, let fileID = FileRules.fileID(inAddress: url) else { return }
        guard let file = try queries.file(fileID), file.applicationKey == caller.applicationKey else {
            throw WireError(.invalidParameterValue, "The picture does not exist.")
        }
        if file.use == .picture { return }
        var uploaderKey: Int64 = 0
        if case .user(let key, _) = caller { uploaderKey = key }
        guard file.use == .waiting, file.uploaderKey == uploaderKey else {
            throw WireError(.invalidParameterValue, "The picture does not exist.")
        }
        guard file.type.hasPrefix("image/") else {
            throw WireError(.invalidParameterValue, "The file is no picture.")
        }
        try connection.run("UPDATE file SET use = 2 WHERE id = ?", file.key)
    }

    /// Forgets files that were never sent, or whose message is deleted.
    ///
    /// - Parameter time: Uploads before it that still wait are given up, in milliseconds since 1970.
    /// - Returns: The names of the bytes that nothing refers to any more.
    func forgetUnusedFiles(uploadedBefore time: Int64, limit: Int = 500) throws -> [String] {
        let unused = try connection.query(
            """
            SELECT id, content FROM file
            WHERE use = 3 OR (use = 0 AND created_at < ?) LIMIT ?
            """, time, limit
        ) { (key: $0.integer(at: 0), content: $0.text(at: 1)) }
        for file in unused { try connection.run("DELETE FROM file WHERE id = ?", file.key) }
        return try Set(unused.map(\.content)).filter { try !hasFile(content: $0) }
    }

    /// Whether any file has these bytes.
    func hasFile(content: String) throws -> Bool {
        try connection.queryFirst("SELECT 1 FROM file WHERE content = ? LIMIT 1", content) { _ in true } ?? false
    }

    /// The secret of a name, made when it is first asked for.
    func secret(_ name: String) throws -> [UInt8] {
        if let known = try connection.queryFirst(
            "SELECT value FROM secret WHERE name = ?", name, row: { $0.blob(at: 0) })
        {
            return known
        }
        let made = environment.randomBytes(32)
        try connection.run("INSERT INTO secret (name, value) VALUES (?, ?)", name, made)
        return made
    }
}
