internal import ChatWire
internal import SQLite

/// The conditions of a query, put together from filters. Values are bound, never written into the text.
struct SQLConditions {
    private(set) var texts: [String] = []
    private(set) var arguments: [(any Bindable)?] = []

    /// Adds a condition with its arguments.
    mutating func add(_ text: String, _ values: (any Bindable)?...) {
        texts.append(text)
        arguments += values
    }

    /// Adds a condition with a list of arguments.
    mutating func add(_ text: String, all values: [(any Bindable)?]) {
        texts.append(text)
        arguments += values
    }

    /// Adds a condition on a column being one of a list; nil adds nothing.
    mutating func add(_ column: String, isIn values: [String]?) {
        guard let values else { return }
        add("\(column) IN (SELECT value FROM json_each(?))", Self.list(values))
    }

    /// The conditions, all of which must hold.
    var text: String { texts.isEmpty ? "1" : texts.map { "(\($0))" }.joined(separator: " AND ") }

    /// A list as SQLite's `json_each` takes it: one argument whatever its length, so that one text serves all.
    static func list(_ values: [String]) -> String {
        var json = JSONWriter()
        json.beginArray()
        for value in values { json.value(value) }
        json.endArray()
        return String(decoding: json.finish(), as: UTF8.self)
    }
}
