/// What to look for in an app's accessibility tree. What is nil does not matter.
struct Query: Encodable {
    /// AT-SPI's name for the role, as `button`, `label`, `text`.
    var role: String?
    /// The whole name.
    var name: String?
    /// Words within the name, description or text.
    var has: String?
    /// A regular expression that fits somewhere in the name.
    var pattern: String?
    /// Which of several, from 0; the last is -1.
    var index: Int?
    /// Whether what is not showing counts too.
    var hidden: Bool?

    static func button(_ name: String) -> Query { Query(role: "button", name: name) }
    static func button(has words: String) -> Query { Query(role: "button", has: words) }
    static func text(has words: String) -> Query { Query(has: words) }
    static var field: Query { Query(role: "text") }
    /// The field where messages are written.
    static var message: Query { Query(role: "text", name: "Message") }
}
