/// What a reply quotes of the message that it answers, as that message is now.
public struct WireParentInfo: Hashable, Sendable, Codable {
    /// The parent's kind.
    public var type: WireMessageType
    /// When the parent was sent, in milliseconds.
    public var createdAt: Int64
    /// Who sent it; nil for a user who was deleted.
    public var sender: WireSender?
    /// Its text; empty once it is deleted.
    public var message: String
    /// Its file.
    public var file: WireFile?
    /// Its files, where it carries several.
    public var files: [WireFile]
    /// The application's own kind of it.
    public var customType: String
    /// Whether it was deleted: the quote says so, and shows nothing of it.
    public var isRemoved: Bool

    /// Quotes a message.
    public init(_ message: WireMessage) {
        type = message.type
        createdAt = message.createdAt
        isRemoved = message.isRemoved
        sender = message.sender
        self.message = isRemoved ? "" : message.message
        file = isRemoved ? nil : message.file
        files = isRemoved ? [] : message.files
        customType = message.customType
    }

    private enum CodingKeys: String, CodingKey {
        case type
        case createdAt = "ts"
        case sender = "user"
        case message, file, files
        case customType = "custom_type"
        case isRemoved = "is_removed"
    }

    /// Reads a quote; type and time must be there.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        type = try fields.decode(WireMessageType.self, forKey: .type)
        createdAt = try fields.decode(Int64.self, forKey: .createdAt)
        sender = try fields.decodeIfPresent(WireSender.self, forKey: .sender)
        message = try fields.decodeIfPresent(String.self, forKey: .message) ?? ""
        file = try fields.decodeIfPresent(WireFile.self, forKey: .file)
        files = try fields.decodeIfPresent([WireFile].self, forKey: .files) ?? []
        customType = try fields.decodeIfPresent(String.self, forKey: .customType) ?? ""
        isRemoved = try fields.decodeIfPresent(Bool.self, forKey: .isRemoved) ?? false
    }

    /// Writes the quote; files and the mark of deletion only where there are any.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(type, forKey: .type)
        try fields.encode(createdAt, forKey: .createdAt)
        try fields.encodeIfPresent(sender, forKey: .sender)
        try fields.encode(message, forKey: .message)
        try fields.encodeIfPresent(file, forKey: .file)
        if !files.isEmpty { try fields.encode(files, forKey: .files) }
        try fields.encode(customType, forKey: .customType)
        if isRemoved { try fields.encode(isRemoved, forKey: .isRemoved) }
    }
}
