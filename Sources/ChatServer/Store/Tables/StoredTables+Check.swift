internal import SQLite

/// What must not be.
extension StoredTables {
    /// Rows that should have gone with something, a sentence a column.
    static func strays(in connection: Connection) throws -> [String] {
        var findings: [String] = []
        for table in all {
            for link in table.links where link.fate == .goes {
                let column = "\"\(table.name)\".\"\(link.column)\""
                let count =
                    try connection.queryFirst(
                        """
                        SELECT count(*) FROM "\(table.name)" WHERE \(column) <> 0
                            AND \(column) NOT IN (SELECT id FROM "\(link.entity.rawValue)")
                        """
                    ) { $0.integer(at: 0) } ?? 0
                guard count > 0 else { continue }
                findings.append(
                    "\(count) rows of '\(table.name)' belong to a \(link.entity.rawValue) that is not there.")
            }
        }
        return findings
    }
}
