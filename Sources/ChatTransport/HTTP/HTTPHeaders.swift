/// Header fields in the order they came. Names are compared without case (RFC 9110 section 5.1).
package struct HTTPHeaders: Sendable, Equatable, ExpressibleByDictionaryLiteral {
    /// One field.
    package struct Field: Sendable, Equatable {
        /// The name, in lower case.
        package let name: String
        /// The value, without white space around it.
        package let value: String
    }

    /// Every field, in order.
    package private(set) var fields: [Field] = []

    /// No fields.
    package init() {}

    /// The fields of a literal, in its order.
    package init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements { append(name, value) }
    }

    /// Adds a field at the end; one of the same name stays.
    package mutating func append(_ name: String, _ value: String) {
        fields.append(Field(name: name.lowercased(), value: value))
    }

    /// The first value of a name given in lower case.
    package subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

    /// All values of a name given in lower case, in order.
    package func values(_ name: String) -> [String] {
        fields.compactMap { $0.name == name ? $0.value : nil }
    }

    /// Whether a comma-separated list field holds `token`, which is given in lower case.
    package func contains(token: String, in name: String) -> Bool {
        tokens(name).contains { $0.lowercased() == token }
    }

    /// The members of a comma-separated list field over all its lines, trimmed, without empty ones.
    package func tokens(_ name: String) -> [String] {
        values(name).flatMap { value in
            value.split(separator: ",").map { Self.trimmed($0) }.filter { !$0.isEmpty }
        }
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text
        while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return String(text)
    }
}
