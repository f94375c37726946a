internal import CSQLite

extension Connection {
    /// How far a checkpoint goes.
    public enum CheckpointKind: Sendable {
        /// As far as it gets without waiting for anyone.
        case passive
        /// Waits for readers, and cuts the log to nothing.
        case truncate
    }

    /// What a checkpoint did.
    public struct CheckpointResult: Equatable, Sendable {
        /// Pages in the log.
        public let logPages: Int
        /// Pages of them that are in the main file now.
        public let checkpointedPages: Int
    }

    /// Copies the write-ahead log into the main file.
    ///
    /// It syncs the main file and can take tens of milliseconds: a thread of its own with a connection of its own
    /// keeps that out of the writer's way.
    @discardableResult
    public func checkpoint(_ kind: CheckpointKind = .passive) throws -> CheckpointResult {
        var logPages: Int32 = 0
        var checkpointed: Int32 = 0
        let mode = kind == .passive ? SQLITE_CHECKPOINT_PASSIVE : SQLITE_CHECKPOINT_TRUNCATE
        let result = sqlite3_wal_checkpoint_v2(handle, nil, mode, &logPages, &checkpointed)
        guard result == SQLITE_OK else { throw error(result) }
        return CheckpointResult(logPages: Int(logPages), checkpointedPages: Int(checkpointed))
    }

    /// Reads through the whole file and throws a damage error (``SQLiteError/isDamage``) where its structure is broken.
    ///
    /// It takes time in proportion to the file: about 0.2 s for 100 MB.
    public func checkIntegrity() throws {
        let answer = try queryFirst("PRAGMA quick_check(1)") { $0.text(at: 0) }
        guard answer == "ok" else {
            throw SQLiteError(extendedCode: SQLITE_CORRUPT, message: answer ?? "no answer from quick_check")
        }
    }
}
