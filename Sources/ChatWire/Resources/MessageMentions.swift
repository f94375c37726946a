/// Whom a message mentions.
public struct MessageMentions: Hashable, Sendable {
    /// How the mentioned are named, in the documented words.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// One by one.
        case users
        /// Everyone in the channel.
        case channel
    }

    /// How the mentioned are named.
    public var kind: Kind
    /// The mentioned users; empty when everyone is mentioned.
    public var users: [WireUser]
    /// The text with a placeholder where each mentioned user's name goes; nil where the sender gave none.
    public var template: String?

    /// Makes mentions.
    public init(kind: Kind = .users, users: [WireUser] = [], template: String? = nil) {
        self.kind = kind
        self.users = users
        self.template = template
    }

    /// Whether a user is among the mentioned.
    public func includes(_ userID: String) -> Bool {
        kind == .channel || users.contains { $0.userID == userID }
    }
}

extension MessageMentions: Codable {
    private enum CodingKeys: String, CodingKey {
        case kind = "mention_type"
        case users = "mentioned_users"
        case template = "mentioned_message_template"
    }

    /// Reads mentions: on the wire their fields stand beside the message's own.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        kind = try fields.decodeIfPresent(Kind.self, forKey: .kind) ?? .users
        users = try fields.decodeIfPresent([WireUser].self, forKey: .users) ?? []
        template = try fields.decodeIfPresent(String.self, forKey: .template)
    }

    /// Writes the fields.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(kind, forKey: .kind)
        try fields.encode(users, forKey: .users)
        try fields.encodeIfPresent(template, forKey: .template)
    }

    /// Reads the mentions of a message; nil where it has none.
    static func ifPresent(in decoder: any Decoder) throws -> MessageMentions? {
        guard try decoder.container(keyedBy: CodingKeys.self).contains(.kind) else { return nil }
        let mentions = try MessageMentions(from: decoder)
        return mentions.kind == .users && mentions.users.isEmpty && mentions.template == nil ? nil : mentions
    }

    /// Writes the fields into an object that is open.
    func writeFields(to json: inout JSONWriter) {
        json.key("mention_type")
        json.value(kind.rawValue)
        json.key("mentioned_users")
        json.beginArray()
        for user in users { user.write(to: &json) }
        json.endArray()
        if let template {
            json.key("mentioned_message_template")
            json.value(template)
        }
    }
}
