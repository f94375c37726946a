import SQLite

/// Where a test's database lives: the rules must hold in both places.
enum Place: CaseIterable, Sendable {
    case file, memory

    /// Calls the body with an open database in this place.
    func withConnection(_ body: (Connection) throws -> Void) throws {
        switch self {
        case .memory: try body(Connection(path: Connection.inMemory))
        case .file:
            let file = TemporaryFile()
            try body(Connection(path: file.path))
        }
    }
}
