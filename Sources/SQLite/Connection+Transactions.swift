extension Connection {
    /// How a transaction takes its lock.
    public enum TransactionKind: String, Sendable {
        /// Takes the write lock at once, so that it cannot fail half-way for another writer.
        case immediate = "BEGIN IMMEDIATE"
        /// Takes locks as they are needed: for a consistent read over several statements.
        case deferred = "BEGIN DEFERRED"
    }

    /// Runs the body in a transaction: committed when it returns, rolled back when it or the commit throws.
    ///
    /// A transaction inside a transaction is an error of SQLite's; use ``savepoint(_:)`` there.
    @discardableResult
    public func transaction<Result>(
        _ kind: TransactionKind = .immediate, _ body: () throws -> Result
    ) throws -> Result {
        try statement(kind.rawValue).run()
        do {
            let result = try body()
            try statement("COMMIT").run()
            return result
        } catch {
            rollback()
            throw error
        }
    }

    /// Runs the body in a savepoint inside (or, with none open, instead of) a transaction.
    ///
    /// When the body throws, what it wrote is undone and what was written before it stays.
    @discardableResult
    public func savepoint<Result>(_ body: () throws -> Result) throws -> Result {
        // SQLite takes the innermost savepoint of a name, so that one name serves every depth.
        try statement("SAVEPOINT level").run()
        do {
            let result = try body()
            try statement("RELEASE level").run()
            return result
        } catch {
            // A full disk or an I/O error may have rolled back the whole transaction by itself.
            if isInTransaction {
                try statement("ROLLBACK TO level").run()
                try statement("RELEASE level").run()
            }
            throw error
        }
    }

    /// Opens a transaction that ``commit()`` or ``rollback()`` ends: for loops that a closure does not fit.
    public func begin(_ kind: TransactionKind = .immediate) throws {
        try statement(kind.rawValue).run()
    }

    /// Commits the open transaction.
    public func commit() throws {
        try statement("COMMIT").run()
    }

    /// Rolls back the open transaction; does nothing where there is none.
    public func rollback() {
        guard isInTransaction else { return }
        // It can fail only where there is nothing left to roll back.
        try? statement("ROLLBACK").run()
    }
}
