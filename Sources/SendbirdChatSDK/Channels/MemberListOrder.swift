/// The order of a list of members.
public enum MemberListOrder: Int, Sendable, Hashable {
    /// By nickname.
    case nicknameAlphabetical
    /// Operators first, each group by nickname.
    case operatorThenMemberNicknameAlphabetical
}
