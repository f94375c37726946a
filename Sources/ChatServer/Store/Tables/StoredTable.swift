/// What the server knows of one of its tables: whose the rows are, and so what becomes of them.
///
/// From this description follow what an archive holds, what goes with a channel, a message and a user, and what `roost
/// check data` looks for. A table without one fails a test, and so does a column that holds a key and is not named.
struct StoredTable: Sendable {
    /// What a key is a key of; the name is that of its table.
    enum Entity: String, Sendable, CaseIterable {
        case application, user, channel, message, poll, file
        case scheduledMessage = "scheduled_message"
        case report, announcement
        case retentionRule = "retention_rule"
        case typeWork = "type_work"
    }

    /// What becomes of a row when what one of its keys means goes.
    enum Fate: Sendable, Equatable {
        /// The row goes with it, in the same transaction.
        case goes
        /// The row stays, and its key means nobody and nothing any more: no key is ever given twice.
        case stays
        /// A rule changes the row, and tells those whom it concerns; in words, where.
        case decided(String)
    }

    /// A column that holds a key; 0 stands for nobody and nothing.
    struct Link: Sendable {
        let column: String
        let entity: Entity
        let fate: Fate
        /// How the rows are found where no index begins with the column: a condition with the keys as `%`.
        let reach: String

        init(_ column: String, _ entity: Entity, _ fate: Fate, reach: String? = nil) {
            self.column = column
            self.entity = entity
            self.fate = fate
            self.reach = reach ?? "\"\(column)\" IN (%)"
        }

        /// The condition for rows whose key is among those of a list or a selection.
        func condition(_ keys: String) -> String { reach.replacing("%", with: keys) }
    }

    /// How a column is written into an archive.
    enum Kind: Sendable {
        case number
        case text
        /// In hexadecimal.
        case bytes
    }

    /// Whether an archive takes the rows along.
    enum Export: Sendable, Equatable {
        /// They go into it.
        case rows
        /// They stay with this server; in words, why.
        case stays(String)
    }

    /// The table's name.
    let name: String
    /// The columns that tell its rows apart, in the order in which an archive has them.
    let order: [(column: String, kind: Kind)]
    /// The columns that hold keys, beside the row's own. The first says whose the row is.
    let links: [Link]
    /// The columns that hold several keys of users, joined by commas.
    let userLists: [String]
    let export: Export

    init(
        _ name: String, by order: [(column: String, kind: Kind)] = [("id", .number)], _ links: [Link],
        userLists: [String] = [], export: Export = .rows
    ) {
        self.name = name
        self.order = order
        self.links = links
        self.userLists = userLists
        self.export = export
    }

    /// What the rows' own keys are keys of; nil for a table that nothing refers to.
    var entity: Entity? { Entity(rawValue: name) }

    /// The columns that an import has to give this database's keys.
    var keys: [String: Entity] {
        var keys = Dictionary(links.map { ($0.column, $0.entity) }) { first, _ in first }
        if let entity { keys["id"] = entity }
        return keys
    }

    /// The condition for rows of the application `?`.
    var condition: String {
        guard let owner = links.first else { return "id = ?" }
        guard owner.entity != .application else { return "\(owner.column) = ?" }
        let table = StoredTables.named(owner.entity.rawValue)
        return "\(owner.column) IN (SELECT id FROM \(owner.entity.rawValue) WHERE \(table?.condition ?? "0"))"
    }
}
