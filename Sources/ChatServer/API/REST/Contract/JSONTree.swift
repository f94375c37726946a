internal import Foundation

/// A value in JSON that is built piece by piece; written with its keys in order, so that the same value is the same
/// text.
indirect enum JSONTree: Hashable, Sendable {
    case text(String)
    case number(Int64)
    case flag(Bool)
    case list([JSONTree])
    case object([String: JSONTree])

    /// Adds a field to an object; nil adds nothing.
    mutating func set(_ name: String, _ value: JSONTree?) {
        guard case .object(var fields) = self, let value else { return }
        fields[name] = value
        self = .object(fields)
    }

    /// The fields of an object; nil for anything else.
    subscript(_ name: String) -> JSONTree? {
        guard case .object(let fields) = self else { return nil }
        return fields[name]
    }

    /// The text, on many lines, with one at its end.
    func printed() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
}

extension JSONTree: Encodable {
    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.init(stringValue) }
        init?(intValue: Int) { nil }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let text):
            var value = encoder.singleValueContainer()
            try value.encode(text)
        case .number(let number):
            var value = encoder.singleValueContainer()
            try value.encode(number)
        case .flag(let flag):
            var value = encoder.singleValueContainer()
            try value.encode(flag)
        case .list(let items):
            var list = encoder.unkeyedContainer()
            for item in items { try list.encode(item) }
        case .object(let fields):
            var object = encoder.container(keyedBy: Name.self)
            for (name, field) in fields { try object.encode(field, forKey: Name(name)) }
        }
    }
}

extension JSONTree: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    init(stringLiteral text: String) { self = .text(text) }
    init(integerLiteral number: Int64) { self = .number(number) }
    init(booleanLiteral flag: Bool) { self = .flag(flag) }
    init(arrayLiteral items: JSONTree...) { self = .list(items) }
    init(dictionaryLiteral fields: (String, JSONTree)...) {
        self = .object(Dictionary(fields, uniquingKeysWith: { $1 }))
    }
}
