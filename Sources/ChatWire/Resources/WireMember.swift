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
    /// Until when the member is muted, in milliseconds since 1970: -1 without an end, 0 where the member is not muted.
    public var mutedEndAt: Int64
    /// Why the member is muted, as the operator put it; may be empty.
    public var mutedDescription: String
    /// The `created_at` up to which the member has read, in milliseconds; 0 before the first read.
    public var readAt: Int64
    /// The `created_at` up to which messages reached the member, in milliseconds; 0 if unknown.
    public var deliveredAt: Int64
    /// When the member joined, in milliseconds since 1970; 0 while invited.
    public var joinedAt: Int64
    /// Whether the reader blocks the member; nil where there is no reader.
    public var isBlockedByMe: Bool?
    /// Whether the member blocks the reader; nil where there is no reader.
    public var isBlockingMe: Bool?

    /// Makes a member.
    public init(
        user: WireUser, state: MembershipState = .joined, role: MemberRole = .none, isMuted: Bool = false,
        mutedEndAt: Int64 = 0, mutedDescription: String = "", readAt: Int64 = 0, deliveredAt: Int64 = 0,
        joinedAt: Int64 = 0
    ) {
        self.user = user
        self.state = state
        self.role = role
        self.isMuted = isMuted
        self.mutedEndAt = mutedEndAt
        self.mutedDescription = mutedDescription
        self.readAt = readAt
        self.deliveredAt = deliveredAt
        self.joinedAt = joinedAt
    }

    private enum CodingKeys: String, CodingKey {
        case state, role
        case isMuted = "is_muted"
        case mutedEndAt = "muted_end_at"
        case mutedDescription = "muted_description"
        case readAt = "read_ts"
        case deliveredAt = "delivered_ts"
        case joinedAt = "joined_ts"
        case isBlockedByMe = "is_blocked_by_me"
        case isBlockingMe = "is_blocking_me"
    }

    /// Reads a member: the user's fields and the member's stand side by side.
    public init(from decoder: any Decoder) throws {
        user = try WireUser(from: decoder)
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        state = try fields.decodeIfPresent(MembershipState.self, forKey: .state) ?? .joined
        role = try fields.decodeIfPresent(MemberRole.self, forKey: .role) ?? .none
        isMuted = try fields.decodeIfPresent(Bool.self, forKey: .isMuted) ?? false
        mutedEndAt = try fields.decodeIfPresent(Int64.self, forKey: .mutedEndAt) ?? (isMuted ? -1 : 0)
        mutedDescription = try fields.decodeIfPresent(String.self, forKey: .mutedDescription) ?? ""
        readAt = try fields.decodeIfPresent(Int64.self, forKey: .readAt) ?? 0
        deliveredAt = try fields.decodeIfPresent(Int64.self, forKey: .deliveredAt) ?? 0
        joinedAt = try fields.decodeIfPresent(Int64.self, forKey: .joinedAt) ?? 0
        isBlockedByMe = try fields.decodeIfPresent(Bool.self, forKey: .isBlockedByMe)
        isBlockingMe = try fields.decodeIfPresent(Bool.self, forKey: .isBlockingMe)
    }

    /// Writes the user's fields and the member's side by side.
    public func encode(to encoder: any Encoder) throws {
        try user.encode(to: encoder)
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(state, forKey: .state)
        try fields.encode(role, forKey: .role)
        try fields.encode(isMuted, forKey: .isMuted)
        if isMuted {
            try fields.encode(mutedEndAt, forKey: .mutedEndAt)
            try fields.encode(mutedDescription, forKey: .mutedDescription)
        }
        try fields.encode(readAt, forKey: .readAt)
        try fields.encode(deliveredAt, forKey: .deliveredAt)
        try fields.encode(joinedAt, forKey: .joinedAt)
        try fields.encodeIfPresent(isBlockedByMe, forKey: .isBlockedByMe)
        try fields.encodeIfPresent(isBlockingMe, forKey: .isBlockingMe)
    }
}
