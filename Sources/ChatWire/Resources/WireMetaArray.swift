/// A key of a message's extra data with its values, in the order that they were given.
public struct WireMetaArray: Hashable, Sendable, Codable {
    /// The key, once in a message.
    public var key: String
    /// The values, each once.
    public var values: [String]

    /// Makes an item.
    public init(key: String, values: [String] = []) {
        self.key = key
        self.values = values
    }

    private enum CodingKeys: String, CodingKey {
        case key
        case values = "value"
    }

    /// Reads an item; a key alone has no values.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        key = try fields.decode(String.self, forKey: .key)
        values = try fields.decodeIfPresent([String].self, forKey: .values) ?? []
    }
}
