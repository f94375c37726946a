/// Who sent a message, as the sender was when it was sent.
public struct WireSender: Hashable, Sendable, Codable {
    /// The sender's id.
    public var userID: String
    /// The sender's nickname.
    public var nickname: String
    /// The address of the sender's picture.
    public var profileURL: String
    /// The sender's role in the channel.
    public var role: MemberRole

    /// Makes a sender.
    public init(userID: String, nickname: String = "", profileURL: String = "", role: MemberRole = .none) {
        self.userID = userID
        self.nickname = nickname
        self.profileURL = profileURL
        self.role = role
    }

    private enum CodingKeys: String, CodingKey {
        case userID = "user_id"
        case nickname
        case profileURL = "profile_url"
        case role
    }

    /// Reads a sender; only `user_id` must be there.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        userID = try fields.decode(String.self, forKey: .userID)
        nickname = try fields.decodeIfPresent(String.self, forKey: .nickname) ?? ""
        profileURL = try fields.decodeIfPresent(String.self, forKey: .profileURL) ?? ""
        role = try fields.decodeIfPresent(MemberRole.self, forKey: .role) ?? .none
    }
}
