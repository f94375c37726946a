/// Members who came or went, and how many are there now.
public struct MembersChange: Hashable, Sendable, Codable {
    /// Who came or went, as they are after the change.
    public var members: [WireMember]
    /// Who invited or removed them; nil when they did it themselves.
    public var by: WireUser?
    /// Joined and invited members after the change.
    public var memberCount: Int
    /// Joined members after the change.
    public var joinedMemberCount: Int
    /// Why they left, as whoever asked for it put it; nil where nobody said.
    public var leaveReason: String?

    /// Makes a change of members.
    public init(
        members: [WireMember], by: WireUser? = nil, memberCount: Int, joinedMemberCount: Int,
        leaveReason: String? = nil
    ) {
        self.members = members
        self.by = by
        self.memberCount = memberCount
        self.joinedMemberCount = joinedMemberCount
        self.leaveReason = leaveReason
    }

    private enum CodingKeys: String, CodingKey {
        case members, by
        case memberCount = "member_count"
        case joinedMemberCount = "joined_member_count"
        case leaveReason = "leave_reason"
    }
}
