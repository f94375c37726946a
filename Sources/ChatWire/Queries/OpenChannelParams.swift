/// The body of `POST /v3/open_channels` and of `PUT /v3/open_channels/{channel_url}`. Fields that are nil are left to
/// the server, or as they are.
public struct OpenChannelParams: Hashable, Sendable, Codable {
    /// The name.
    public var name: String?
    /// The address of the channel; made by the server when missing. Only when the channel is made.
    public var channelURL: String?
    /// The address of the cover picture.
    public var coverURL: String?
    /// The application's own data.
    public var data: String?
    /// The application's own kind.
    public var customType: String?
    /// The operators. A session that names none when it makes a channel is the operator itself.
    public var operatorIDs: [String]?

    /// Makes parameters that say nothing.
    public init() {}

    private enum CodingKeys: String, CodingKey {
        case name
        case channelURL = "channel_url"
        case coverURL = "cover_url"
        case data
        case customType = "custom_type"
        case operatorIDs = "operator_ids"
    }
}
