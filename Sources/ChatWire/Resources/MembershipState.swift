/// Where a user stands towards a group channel.
public enum MembershipState: String, Hashable, Sendable, Codable, CaseIterable {
    /// Neither member nor invited.
    case none
    /// Invited, and has not answered.
    case invited
    /// A member.
    case joined
}
