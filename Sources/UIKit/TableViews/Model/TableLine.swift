/// One line of a table from top to bottom: a section's header or footer, or a row.
enum TableLine: Hashable {
    case header(section: Int)
    case row(section: Int, row: Int)
    case footer(section: Int)

    var section: Int {
        switch self {
        case .header(let section), .footer(let section), .row(let section, _): section
        }
    }
}
