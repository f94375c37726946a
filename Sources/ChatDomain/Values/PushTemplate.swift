public import ChatWire

/// The words of notifications, with placeholders.
///
/// `{sender_name}`, `{message}`, `{filename}`, `{file_type_friendly}` and `{channel_name}` stand for what they say;
/// others stay as they are.
public struct PushTemplate: Hashable, Sendable, Codable {
    /// The words for one type of message.
    public struct Words: Hashable, Sendable, Codable {
        /// The title; nil for none.
        public var title: String?
        /// The text.
        public var message: String

        /// Words.
        public init(title: String? = nil, message: String) {
            self.title = title
            self.message = message
        }

        enum CodingKeys: String, CodingKey {
            case title = "push_title"
            case message = "push_message"
        }
    }

    /// For texts.
    public var text: Words
    /// For files.
    public var file: Words
    /// For messages of the application itself.
    public var admin: Words

    /// A template.
    public init(text: Words, file: Words, admin: Words) {
        self.text = text
        self.file = file
        self.admin = admin
    }

    enum CodingKeys: String, CodingKey {
        case text = "MESG"
        case file = "FILE"
        case admin = "ADMM"
    }

    /// The names of the templates.
    public static let names = ["default", "alternative"]

    /// The words of a template that nobody changed; nil for a name that is none.
    public static func standard(_ name: String) -> PushTemplate? {
        switch name {
        case "default":
            PushTemplate(
                text: Words(title: "{channel_name}", message: "{sender_name}: {message}"),
                file: Words(title: "{channel_name}", message: "{sender_name}: {filename}"),
                admin: Words(title: "{channel_name}", message: "{message}"))
        case "alternative":
            PushTemplate(
                text: Words(message: "New message arrived"), file: Words(message: "New file arrived"),
                admin: Words(message: "New message arrived"))
        default: nil
        }
    }

    /// The words for a message, filled in.
    public func filled(for message: WireMessage, channelName: String) -> Words {
        let words =
            switch message.type {
            case .user: text
            case .file: file
            case .admin: admin
            }
        let fill = { (template: String) in Self.fill(template, message: message, channelName: channelName) }
        // Nothing stands above the text where the channel has no name.
        let title = words.title.map(fill).flatMap { $0.isEmpty ? nil : $0 }
        return Words(title: title, message: fill(words.message))
    }

    /// Fills each placeholder once: what a message says is never taken for one.
    private static func fill(_ template: String, message: WireMessage, channelName: String) -> String {
        var filled = ""
        var rest = template[...]
        while let opening = rest.firstIndex(of: "{") {
            filled += rest[..<opening]
            guard let closing = rest[opening...].firstIndex(of: "}") else {
                rest = rest[opening...]
                break
            }
            let name = rest[rest.index(after: opening)..<closing]
            filled += value(String(name), message, channelName) ?? String(rest[opening...closing])
            rest = rest[rest.index(after: closing)...]
        }
        return filled + rest
    }

    /// `Image` for `image/png`.
    private static func friendlyType(_ type: String) -> String {
        let kind = type.prefix { $0 != "/" }
        return kind.prefix(1).uppercased() + String(kind.dropFirst())
    }

    private static func value(_ name: String, _ message: WireMessage, _ channelName: String) -> String? {
        switch name {
        case "sender_name":
            // A user without a name, or one who was deleted, is nobody in particular.
            message.sender.map { $0.nickname.isEmpty ? $0.userID : $0.nickname } ?? ""
        case "message": message.message
        case "filename": message.file?.name ?? ""
        case "file_type_friendly": friendlyType(message.file?.type ?? "")
        case "channel_name": channelName
        default: nil
        }
    }
}
