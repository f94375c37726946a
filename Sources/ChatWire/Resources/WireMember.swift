/// A user as a member of a group channel.
public struct WireMember: Hashable, Sendable, Codable {
    /// Who it is.
    public var user: WireUser
    /// Joined or invited.
    public var state: MembershipState
    /// Member or operator.
    public var role: MemberRole
    /// Whether operators have muted the member.
    public var isMuted: Bool
    /// The `created_at` up to which the member has read, in milliseconds; 0 before the first read.
    public var readAt: Int64
    /// The `created_at` up to which messages reached the member, in milliseconds; 0 if unknown.
    public var deliveredAt: Int64
    /// When the member joined, in milliseconds since 1970; 0 while invited.
    public var joinedAt: Int64

    /// Makes a member.
    public init(
        user: WireUser, state: MembershipState = .joined, role: MemberRole = .none, isMuted: Bool = false,
        readAt: Int64 = 0, deliveredAt: Int64 = 0, joinedAt: Int64 = 0
    ) {
        self.user = user
        self.state = state
        self.role = role
        self.isMuted = isMuted
        self.readAt = readAt
        self.deliveredAt = deliveredAt
        self.joinedAt = joinedAt
    }

    private enum CodingKeys: String, CodingKey {
        case state, role
        case isMuted = "is_muted"
        case readAt = "read_ts"
        case deliveredAt = "delivered_ts"
        case joinedAt = "joined_ts"
    }

    /// Reads a member: the user's fields and the member's stand side by side.
    public init(from decoder: any Decoder) throws {
        user = try WireUser(from: decoder)
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        state = try fields.decodeIfPresent(MembershipState.self, forKey: .state) ?? .joined
        role = try fields.decodeIfPresent(MemberRole.self, forKey: .role) ?? .none
        isMuted = try fields.decodeIfPresent(Bool.self, forKey: .isMuted) ?? false
        readAt = try fields.decodeIfPresent(Int64.self, forKey: .readAt) ?? 0
        deliveredAt = try fields.decodeIfPresent(Int64.self, forKey: .deliveredAt) ?? 0
        joinedAt = try fields.decodeIfPresent(Int64.self, forKey: .joinedAt) ?? 0
    }

    /// Writes the user's fields and the member's side by side.
    public func encode(to encoder: any Encoder) throws {
        try user.encode(to: encoder)
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(state, forKey: .state)
        try fields.encode(role, forKey: .role)
        try fields.encode(isMuted, forKey: .isMuted)
        try fields.encode(readAt, forKey: .readAt)
        try fields.encode(deliveredAt, forKey: .deliveredAt)
        try fields.encode(joinedAt, forKey: .joinedAt)
    }
}
