/// Where a user stands towards a group channel.
public enum MemberState: Int, Sendable, Hashable {
    /// Neither member nor invited.
    case none
    /// A member.
    case joined
    /// Invited, and has not answered.
    case invited
    /// Was a member and left.
    case left
}
