/// What a value in JSON looks like.
indirect enum RESTSchema: Hashable, Sendable {
    /// A text.
    case text
    /// One of these words.
    case words([String])
    /// A whole number of 64 bits.
    case number
    /// A number with a fraction.
    case fraction
    /// True or false.
    case flag
    /// A list.
    case list(RESTSchema)
    /// An object with keys of the caller's own.
    case map(RESTSchema)
    /// An object with these fields. A name makes it a part of its own in the file.
    case object(name: String?, fields: [RESTField])
    /// The object of that name, inside itself.
    case reference(String)
    /// The bytes of a file.
    case bytes
}

/// A field of an object.
struct RESTField: Hashable, Sendable {
    let name: String
    var schema: RESTSchema
    var isRequired = true

    static func text(_ name: String, isRequired: Bool = true) -> RESTField {
        RESTField(name: name, schema: .text, isRequired: isRequired)
    }

    /// A list of texts.
    static func texts(_ name: String, isRequired: Bool = true) -> RESTField {
        RESTField(name: name, schema: .list(.text), isRequired: isRequired)
    }

    static func number(_ name: String, isRequired: Bool = true) -> RESTField {
        RESTField(name: name, schema: .number, isRequired: isRequired)
    }

    static func flag(_ name: String, isRequired: Bool = true) -> RESTField {
        RESTField(name: name, schema: .flag, isRequired: isRequired)
    }

    /// A list of what a type reads.
    static func list(_ name: String, of type: any Decodable.Type, isRequired: Bool = true) -> RESTField {
        RESTField(name: name, schema: .list(SchemaDecoder.schema(of: type)), isRequired: isRequired)
    }

    /// An object with keys of the caller's own.
    static func map(_ name: String, of schema: RESTSchema, isRequired: Bool = true) -> RESTField {
        RESTField(name: name, schema: .map(schema), isRequired: isRequired)
    }
}
