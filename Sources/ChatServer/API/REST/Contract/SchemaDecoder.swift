/// A decoder that has an answer for everything and notes what was asked for: how a type reads JSON is what the
/// contract says of it, so that neither can be changed without the other.
struct SchemaDecoder: Decoder {
    /// What a type asked for.
    final class Notes {
        var fields: [RESTField] = []
        var value: RESTSchema?
        /// Fields that were looked for before they were read: the type can do without them.
        var lookedFor: Set<String> = []

        func add(_ field: RESTField) {
            var field = field
            if lookedFor.contains(field.name) { field.isRequired = false }
            guard !fields.contains(where: { $0.name == field.name }) else { return }
            fields.append(field)
        }
    }

    let notes: Notes
    /// The types that are being read, outermost first.
    let within: [String]

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// How a type reads JSON.
    static func schema(of type: any Decodable.Type) -> RESTSchema { read(type).schema }

    /// How a type reads JSON, and a value of it; nil where none can be made up.
    static func read<Value: Decodable>(_ type: Value.Type, within: [String] = []) -> (schema: RESTSchema, value: Value?)
    {
        if let plain = type as? any PlainValue.Type { return (plain.schema, plain.sample as? Value) }
        if let words = words(of: type) { return (.words(words.map(\.text)), words.first?.value as? Value) }
        if let collection = type as? any DecodableCollection.Type {
            return (collection.schema(within: within), collection.none as? Value)
        }
        let name = String(reflecting: type)
        if within.contains(name) { return (.reference(partName(name) ?? name), nil) }
        let notes = Notes()
        // What the type does not accept of the made-up values is not asked: its fields are noted all the same.
        let value = try? Value(from: SchemaDecoder(notes: notes, within: within + [name]))
        return (notes.value ?? .object(name: partName(name), fields: notes.fields), value)
    }

    /// What a type of the protocol is called in the contract; nil for types that are a route's own.
    private static func partName(_ name: String) -> String? {
        guard name.hasPrefix("ChatWire.") || name.hasPrefix("ChatDomain."), !name.contains("(unknown") else {
            return nil
        }
        let parts = name.split(separator: ".").dropFirst()
        return parts.joined().replacing("Wire", with: "", maxReplacements: 1)
    }

    /// The words of a type that is a closed set of them.
    private static func words(of type: Any.Type) -> [(text: String, value: Any)]? {
        func all(_ type: (some CaseIterable).Type) -> [(text: String, value: Any)] {
            type.allCases.compactMap { value in
                ((value as? any RawRepresentable)?.rawValue as? String).map { ($0, value) }
            }
        }
        guard let type = type as? any CaseIterable.Type else { return nil }
        let words = all(type)
        return words.isEmpty ? nil : words
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Keyed<Key>(decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw unreadable }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { Single(decoder: self) }

    fileprivate var unreadable: DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: "no such value can be made up"))
    }
}

// MARK: - Containers

extension SchemaDecoder {
    private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let decoder: SchemaDecoder
        var codingPath: [any CodingKey] { [] }
        var allKeys: [Key] { [] }

        func contains(_ key: Key) -> Bool {
            decoder.notes.lookedFor.insert(key.stringValue)
            return true
        }

        func decodeNil(forKey key: Key) throws -> Bool { false }

        func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
            guard let value = note(type, key, isRequired: true) else { throw decoder.unreadable }
            return value
        }

        func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
            note(type, key, isRequired: false)
        }

        func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
            note(type, key, isRequired: false)
        }

        func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
            note(type, key, isRequired: false)
        }

        func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
            note(type, key, isRequired: false)
        }

        func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
            note(type, key, isRequired: false)
        }

        func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
            note(type, key, isRequired: false)
        }

        private func note<Value: Decodable>(_ type: Value.Type, _ key: Key, isRequired: Bool) -> Value? {
            let (schema, value) = SchemaDecoder.read(type, within: decoder.within)
            decoder.notes.add(RESTField(name: key.stringValue, schema: schema, isRequired: isRequired))
            return value
        }

        func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws
            -> KeyedDecodingContainer<Nested>
        {
            let notes = Notes()
            defer {
                decoder.notes.add(
                    RESTField(
                        name: key.stringValue, schema: .object(name: nil, fields: notes.fields), isRequired: false))
            }
            return try SchemaDecoder(notes: notes, within: decoder.within).container(keyedBy: type)
        }

        func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw decoder.unreadable }

        func superDecoder() throws -> any Decoder { decoder }

        func superDecoder(forKey key: Key) throws -> any Decoder { decoder }
    }

    private struct Single: SingleValueDecodingContainer {
        let decoder: SchemaDecoder
        var codingPath: [any CodingKey] { [] }

        func decodeNil() -> Bool { false }

        func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
            let (schema, value) = SchemaDecoder.read(type, within: decoder.within)
            decoder.notes.value = schema
            guard let value else { throw decoder.unreadable }
            return value
        }
    }
}

// MARK: - Values that are made up

/// A value that stands in JSON by itself.
private protocol PlainValue: Decodable {
    static var schema: RESTSchema { get }
    static var sample: Self { get }
}

extension String: PlainValue {
    fileprivate static var schema: RESTSchema { .text }
    fileprivate static var sample: String { "1" }
}

extension Bool: PlainValue {
    fileprivate static var schema: RESTSchema { .flag }
    fileprivate static var sample: Bool { true }
}

extension Int: PlainValue {
    fileprivate static var schema: RESTSchema { .number }
    fileprivate static var sample: Int { 1 }
}

extension Int64: PlainValue {
    fileprivate static var schema: RESTSchema { .number }
    fileprivate static var sample: Int64 { 1 }
}

extension Double: PlainValue {
    fileprivate static var schema: RESTSchema { .fraction }
    fileprivate static var sample: Double { 1 }
}

/// A list or a dictionary, which can be read empty.
private protocol DecodableCollection {
    static var none: Self { get }
    static func schema(within: [String]) -> RESTSchema
}

extension Array: DecodableCollection where Element: Decodable {
    fileprivate static var none: [Element] { [] }
    fileprivate static func schema(within: [String]) -> RESTSchema {
        .list(SchemaDecoder.read(Element.self, within: within).schema)
    }
}

extension Set: DecodableCollection where Element: Decodable {
    fileprivate static var none: Set<Element> { [] }
    fileprivate static func schema(within: [String]) -> RESTSchema {
        .list(SchemaDecoder.read(Element.self, within: within).schema)
    }
}

extension Dictionary: DecodableCollection where Key == String, Value: Decodable {
    fileprivate static var none: [Key: Value] { [:] }
    fileprivate static func schema(within: [String]) -> RESTSchema {
        .map(SchemaDecoder.read(Value.self, within: within).schema)
    }
}
