internal import ChatDomain
internal import ChatWire
internal import SQLite

/// Operations on uploads that can be resumed.
extension WriteContext {
    /// Stores an upload that begins.
    ///
    /// - Throws: 400203 when the uploader has too many that are not finished, or the application has no room for it;
    ///   400300 and 400301 when the uploader was deactivated or is gone.
    func insert(_ upload: UnfinishedUpload, by caller: Caller) throws {
        _ = try actor(caller)
        let unfinished = try connection.queryFirst(
            "SELECT count(*) FROM upload WHERE application = ? AND uploader = ? AND file_id = ''",
            upload.applicationKey, upload.uploaderKey
        ) { $0.integer(at: 0) }
        guard upload.uploaderKey == 0 || unfinished ?? 0 < limits.unfinishedUploads else {
            throw WireError(
                .reachedMaxCount, "A user has at most \(limits.unfinishedUploads) uploads that are not finished.")
        }
        try checkQuota(for: upload)
        try connection.run(
            """
            INSERT INTO upload (upload_id, content, application, uploader, query, length, offset, created_at, file_id)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, '')
            """, upload.uploadID, upload.content, upload.applicationKey, upload.uploaderKey, upload.query.items.text,
            upload.length ?? -1, upload.offset, upload.createdAt)
    }

    /// What uploads under way will take counts as taken: they were let in.
    private func checkQuota(for upload: UnfinishedUpload) throws {
        let room = try connection.queryFirst(
            """
            SELECT file_quota, file_bytes + coalesce((SELECT sum(max(length, offset)) FROM upload
                WHERE application = a.id AND file_id = ''), 0) FROM application a WHERE id = ?
            """, upload.applicationKey
        ) { (quota: $0.integer(at: 0), used: $0.integer(at: 1)) }
        guard let room, room.quota > 0, room.used + (upload.length ?? 0) > room.quota else { return }
        throw WireError(
            .reachedMaxCount, "The application's files may have \(room.quota) bytes together; \(room.used) are taken.")
    }

    /// Notes how much of an upload is on the disk, and how long it will be.
    ///
    /// - Returns: Whether it is still there.
    func note(offset: Int64, length: Int64?, ofUpload uploadID: String) throws -> Bool {
        try connection.run(
            "UPDATE upload SET offset = ?, length = ? WHERE upload_id = ? AND file_id = ''", offset, length ?? -1,
            uploadID) > 0
    }

    /// An upload became a file.
    func finish(_ upload: UnfinishedUpload, as file: StoredFile) throws {
        // Whoever was deactivated meanwhile has uploaded in vain.
        let caller: Caller =
            upload.uploaderKey == 0
            ? .application(upload.applicationKey)
            : .user(key: upload.uploaderKey, applicationKey: upload.applicationKey)
        _ = try actor(caller)
        let count = try connection.run(
            "UPDATE upload SET offset = ?, length = ?, file_id = ? WHERE upload_id = ? AND file_id = ''", upload.offset,
            upload.offset, file.fileID, upload.uploadID)
        guard count > 0 else { throw UploadRefusal.missing.error }
        try insert(file)
    }

    /// Forgets an upload.
    func deleteUpload(_ uploadID: String) throws {
        try connection.run("DELETE FROM upload WHERE upload_id = ?", uploadID)
    }

    /// Forgets uploads that were begun before a time, in milliseconds since 1970.
    func forgetUploads(begunBefore time: Int64) throws {
        try connection.run("DELETE FROM upload WHERE created_at < ?", time)
    }

    /// Whether an upload that is not finished has these bytes.
    func hasUpload(content: String) throws -> Bool {
        try connection.queryFirst("SELECT 1 FROM upload WHERE content = ? AND file_id = '' LIMIT 1", content) { _ in
            true
        } ?? false
    }
}
