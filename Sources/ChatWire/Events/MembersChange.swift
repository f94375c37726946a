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

    /// Makes a change of members.
    public init(members: [WireMember], by: WireUser? = nil, memberCount: Int, joinedMemberCount: Int) {
        self.members = members
        self.by = by
        self.memberCount = memberCount
        self.joinedMemberCount = joinedMemberCount
    }

    private enum CodingKeys: String, CodingKey {
        case members, by
        case memberCount = "member_count"
        case joinedMemberCount = "joined_member_count"
    }
}
