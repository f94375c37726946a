/// A user, in the documented field names of the Platform API.
public struct WireUser: Hashable, Sendable, Codable {
    /// The id that the application gave the user.
    public var userID: String
    /// The name shown to others; may be empty.
    public var nickname: String
    /// The address of the user's picture; may be empty.
    public var profileURL: String
    /// Whether the user may log in.
    public var isActive: Bool
    /// Whether the user has a connection now; nil where it was not asked for.
    public var isOnline: Bool?
    /// When the user was last seen, in milliseconds since 1970; 0 while online or unknown.
    public var lastSeenAt: Int64?
    /// The application's own data about the user; nil where it was not asked for.
    public var metadata: [String: String]?

    /// Makes a user.
    public init(
        userID: String, nickname: String = "", profileURL: String = "", isActive: Bool = true, isOnline: Bool? = nil,
        lastSeenAt: Int64? = nil, metadata: [String: String]? = nil
    ) {
        self.userID = userID
        self.nickname = nickname
        self.profileURL = profileURL
        self.isActive = isActive
        self.isOnline = isOnline
        self.lastSeenAt = lastSeenAt
        self.metadata = metadata
    }

    private enum CodingKeys: String, CodingKey {
        case userID = "user_id"
        case nickname
        case profileURL = "profile_url"
        case isActive = "is_active"
        case isOnline = "is_online"
        case lastSeenAt = "last_seen_at"
        case metadata
    }

    /// Reads a user; only `user_id` must be there.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        userID = try fields.decode(String.self, forKey: .userID)
        nickname = try fields.decodeIfPresent(String.self, forKey: .nickname) ?? ""
        profileURL = try fields.decodeIfPresent(String.self, forKey: .profileURL) ?? ""
        isActive = try fields.decodeIfPresent(Bool.self, forKey: .isActive) ?? true
        isOnline = try fields.decodeIfPresent(Bool.self, forKey: .isOnline)
        lastSeenAt = try fields.decodeIfPresent(Int64.self, forKey: .lastSeenAt)
        metadata = try fields.decodeIfPresent([String: String].self, forKey: .metadata)
    }
}
