/// What one user has in a channel: only that user sees it.
///
/// On the wire these fields stand beside the channel's own, as documented for
/// the lists of a user's channels.
public struct WireMembership: Hashable, Sendable, Codable {
    /// Joined, invited, or no longer in the channel.
    public var state: MembershipState
    /// Member or operator.
    public var role: MemberRole
    /// Whether operators have muted the user here.
    public var isMuted: Bool
    /// Until when the user is muted, in milliseconds since 1970: -1 without an end, 0 where the user is not muted.
    public var mutedEndAt: Int64
    /// Why the user is muted, as the operator put it; may be empty.
    public var mutedDescription: String
    /// Which messages the user is notified of.
    public var pushTrigger: PushTrigger
    /// What of the channel counts into the user's unread counts.
    public var countPreference = CountPreference.all
    /// Whether the channel is hidden from the user's list.
    public var hiddenState: HiddenState
    /// When the user was invited, in milliseconds; 0 if never.
    public var invitedAt: Int64
    /// Who invited the user.
    public var inviter: WireUser?
    /// When the user joined, in milliseconds; 0 while invited.
    public var joinedAt: Int64
    /// The `created_at` up to which the user has read, in milliseconds.
    public var readAt: Int64
    /// The channel's running number up to which the user has read
    /// (see ``WireChannel/messageNumber``).
    public var readNumber: Int64
    /// Countable messages deleted after ``readNumber``; they no longer count as unread.
    public var deletedAfterRead: Int64
    /// The running numbers of unread messages that mention the user, ascending; the newest 1,000 at the most.
    public var unreadMentions: [Int64]
    /// The `created_at` up to which messages reached the user, in milliseconds.
    public var deliveredAt: Int64
    /// Messages at or before this time are not shown to the user; 0 for none, in milliseconds.
    public var historyOffset: Int64
    /// The `user_seq` of the last change of this row.
    public var userSeq: Int64

    /// Makes a membership.
    public init(
        state: MembershipState = .joined, role: MemberRole = .none, isMuted: Bool = false,
        mutedEndAt: Int64 = 0, mutedDescription: String = "", pushTrigger: PushTrigger = .standard,
        hiddenState: HiddenState = .unhidden, invitedAt: Int64 = 0, inviter: WireUser? = nil, joinedAt: Int64 = 0,
        readAt: Int64 = 0, readNumber: Int64 = 0, deletedAfterRead: Int64 = 0, unreadMentions: [Int64] = [],
        deliveredAt: Int64 = 0, historyOffset: Int64 = 0, userSeq: Int64 = 0
    ) {
        self.state = state
        self.role = role
        self.isMuted = isMuted
        self.mutedEndAt = mutedEndAt
        self.mutedDescription = mutedDescription
        self.pushTrigger = pushTrigger
        self.hiddenState = hiddenState
        self.invitedAt = invitedAt
        self.inviter = inviter
        self.joinedAt = joinedAt
        self.readAt = readAt
        self.readNumber = readNumber
        self.deletedAfterRead = deletedAfterRead
        self.unreadMentions = unreadMentions
        self.deliveredAt = deliveredAt
        self.historyOffset = historyOffset
        self.userSeq = userSeq
    }

    private enum CodingKeys: String, CodingKey {
        case state = "member_state"
        case role = "my_role"
        case isMuted = "is_muted"
        case mutedEndAt = "muted_end_at"
        case mutedDescription = "muted_description"
        case pushTrigger = "push_trigger_option"
        case countPreference = "count_preference"
        case hiddenState = "hidden_state"
        case invitedAt = "invited_at"
        case inviter
        case joinedAt = "joined_ts"
        case readAt = "user_last_read"
        case readNumber = "read_number"
        case deletedAfterRead = "deleted_after_read"
        case unreadMentions = "unread_mentions"
        case deliveredAt = "user_last_delivered"
        case historyOffset = "ts_message_offset"
        case userSeq = "user_seq"
    }

    /// Reads a membership; only `member_state` must be there.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        state = try fields.decode(MembershipState.self, forKey: .state)
        role = try fields.decodeIfPresent(MemberRole.self, forKey: .role) ?? .none
        isMuted = try fields.decodeIfPresent(Bool.self, forKey: .isMuted) ?? false
        mutedEndAt = try fields.decodeIfPresent(Int64.self, forKey: .mutedEndAt) ?? (isMuted ? -1 : 0)
        mutedDescription = try fields.decodeIfPresent(String.self, forKey: .mutedDescription) ?? ""
        pushTrigger = try fields.decodeIfPresent(PushTrigger.self, forKey: .pushTrigger) ?? .standard
        countPreference = try fields.decodeIfPresent(CountPreference.self, forKey: .countPreference) ?? .all
        hiddenState = try fields.decodeIfPresent(HiddenState.self, forKey: .hiddenState) ?? .unhidden
        invitedAt = try fields.decodeIfPresent(Int64.self, forKey: .invitedAt) ?? 0
        inviter = try fields.decodeIfPresent(WireUser.self, forKey: .inviter)
        joinedAt = try fields.decodeIfPresent(Int64.self, forKey: .joinedAt) ?? 0
        readAt = try fields.decodeIfPresent(Int64.self, forKey: .readAt) ?? 0
        readNumber = try fields.decodeIfPresent(Int64.self, forKey: .readNumber) ?? 0
        deletedAfterRead = try fields.decodeIfPresent(Int64.self, forKey: .deletedAfterRead) ?? 0
        unreadMentions = try fields.decodeIfPresent([Int64].self, forKey: .unreadMentions) ?? []
        deliveredAt = try fields.decodeIfPresent(Int64.self, forKey: .deliveredAt) ?? 0
        historyOffset = try fields.decodeIfPresent(Int64.self, forKey: .historyOffset) ?? 0
        userSeq = try fields.decodeIfPresent(Int64.self, forKey: .userSeq) ?? 0
    }
}
