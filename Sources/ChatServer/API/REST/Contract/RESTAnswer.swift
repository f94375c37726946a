internal import ChatWire

/// What a route answers when it did what it was asked for.
struct RESTAnswer: Sendable {
    /// The shape; nil for the bytes of a file.
    let schema: RESTSchema?

    /// `{}`
    static let empty = RESTAnswer(schema: .object(name: nil, fields: []))
    /// An object of texts, its keys the application's own.
    static let texts = RESTAnswer(schema: .map(.text))
    /// An object of whole numbers, its keys the application's own.
    static let numbers = RESTAnswer(schema: .map(.number))
    /// A channel, as the caller sees it.
    static let channel = value(WireChannel.self)
    /// A message.
    static let message = value(WireMessage.self)
    /// The bytes of a file.
    static let file = RESTAnswer(schema: nil)

    /// What a type reads, which clients read with it, and further fields beside.
    static func value(_ type: any Decodable.Type, and more: RESTField...) -> RESTAnswer {
        let schema = SchemaDecoder.schema(of: type)
        guard !more.isEmpty, case .object(_, let fields) = schema else { return RESTAnswer(schema: schema) }
        let kept = fields.filter { field in !more.contains { $0.name == field.name } }
        return RESTAnswer(schema: .object(name: nil, fields: kept + more))
    }

    /// An object with these fields.
    static func fields(_ fields: RESTField...) -> RESTAnswer {
        RESTAnswer(schema: .object(name: nil, fields: fields))
    }
}
