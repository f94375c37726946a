internal import SQLite

/// What goes with what goes.
extension StoredTables {
    /// A statement that deletes rows, and the table that it deletes from.
    struct Deletion: Equatable, Sendable {
        let table: String
        let sql: String
    }

    /// The statements that delete all rows that go with something, in the order in which they are to be run; the row of
    /// the thing itself is not among them.
    ///
    /// - Parameters:
    ///   - keys: The things' keys, as a list or a selection in SQL: `?1`, or `SELECT id FROM …`.
    ///   - spared: Tables whose rows stay all the same.
    static func deletions(
        with entity: StoredTable.Entity, keys: String = "?1", sparing spared: Set<String> = []
    ) -> [Deletion] {
        // What names the thing itself is not looked for by way of others too.
        let direct = Set(all.filter { !links(of: $0, to: entity).isEmpty }.map(\.name))
        let found = deletions(with: entity, keys: keys, passing: spared, direct: direct)
        // By its rows others are found: it goes behind them.
        return found.filter { $0.table != "member" } + found.filter { $0.table == "member" }
    }

    private static func links(of table: StoredTable, to entity: StoredTable.Entity) -> [StoredTable.Link] {
        table.links.filter { $0.entity == entity && $0.fate == .goes }
    }

    private static func deletions(
        with entity: StoredTable.Entity, keys: String, passing passed: Set<String>, direct: Set<String>
    ) -> [Deletion] {
        var found: [Deletion] = []
        for table in all where !passed.contains(table.name) {
            for link in links(of: table, to: entity) {
                let condition = link.condition(keys)
                if let own = table.entity {
                    // What hangs on the row goes first.
                    found += deletions(
                        with: own, keys: "SELECT id FROM \"\(table.name)\" WHERE \(condition)",
                        passing: passed.union(direct), direct: direct)
                }
                found.append(Deletion(table: table.name, sql: "DELETE FROM \"\(table.name)\" WHERE \(condition)"))
            }
        }
        return found
    }

    /// What goes with one message: asked for often.
    fileprivate static let withMessage = deletions(with: .message)
}

extension Connection {
    /// Deletes all rows that go with something (``StoredTables/deletions(with:keys:sparing:)``).
    func deleteRows(with entity: StoredTable.Entity, key: Int64, sparing spared: Set<String> = []) throws {
        let deletions =
            entity == .message && spared.isEmpty
            ? StoredTables.withMessage : StoredTables.deletions(with: entity, sparing: spared)
        for deletion in deletions { try run(deletion.sql, key) }
    }

    /// Notes the highest key of a table before rows of it are deleted: no key is ever given twice.
    func keepHighestKey(of entity: StoredTable.Entity) throws {
        try run(
            """
            INSERT INTO counter (name, value)
            SELECT '\(entity.rawValue)', coalesce(max(id), 0) FROM "\(entity.rawValue)" WHERE true
            ON CONFLICT (name) DO UPDATE SET value = max(value, excluded.value)
            """)
    }
}

extension StoredTable.Entity {
    /// The key of a new row, in SQL: behind all that were ever given.
    var nextKey: String {
        """
        (SELECT value + 1 FROM counter WHERE name = '\(rawValue)'
            AND value >= coalesce((SELECT max(id) FROM "\(rawValue)"), 0))
        """
    }

    /// The highest key that was ever given, in SQL.
    var highestKey: String {
        """
        max(coalesce((SELECT max(id) FROM "\(rawValue)"), 0),
            coalesce((SELECT value FROM counter WHERE name = '\(rawValue)'), 0))
        """
    }
}
