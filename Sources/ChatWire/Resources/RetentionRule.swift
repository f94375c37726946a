/// How long messages and files of an application, of its channels of a kind, or of one channel are kept.
///
/// Of several rules for a channel the most particular holds alone: the channel's own, else its kind's, else the
/// application's.
public struct RetentionRule: Hashable, Sendable, Codable {
    /// The channel; nil for more than one.
    public var channelURL: String?
    /// The application's own kind of channels; nil for all.
    public var customType: String?
    /// For how many days messages are kept; 0 for ever.
    public var messageDays: Int64
    /// For how many days files are kept; 0 as long as their messages.
    public var fileDays: Int64

    /// Makes a rule.
    public init(channelURL: String? = nil, customType: String? = nil, messageDays: Int64, fileDays: Int64 = 0) {
        self.channelURL = channelURL
        self.customType = customType
        self.messageDays = messageDays
        self.fileDays = fileDays
    }

    private enum CodingKeys: String, CodingKey {
        case channelURL = "channel_url"
        case customType = "custom_type"
        case messageDays = "message_days"
        case fileDays = "file_days"
    }

    /// Reads a rule; what is not there is kept for ever.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        channelURL = try fields.decodeIfPresent(String.self, forKey: .channelURL)
        customType = try fields.decodeIfPresent(String.self, forKey: .customType)
        messageDays = try fields.decodeIfPresent(Int64.self, forKey: .messageDays) ?? 0
        fileDays = try fields.decodeIfPresent(Int64.self, forKey: .fileDays) ?? 0
    }
}
