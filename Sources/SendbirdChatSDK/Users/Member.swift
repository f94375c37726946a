internal import ChatWire

/// A user as a member of a group channel: a fixed picture, replaced by a new object when the member changes.
// Unchecked: adds constants to User.
open class Member: User, @unchecked Sendable {
    let wire: WireMember

    init(_ member: WireMember) {
        wire = member
        super.init(member.user)
    }

    /// Joined or invited.
    open var state: MemberState { MemberState(wire.state) }

    /// Member or operator.
    open var role: Role { Role(wire.role) }

    /// Whether operators have muted the member.
    open var isMuted: Bool { wire.isMuted }

    /// Why and until when the member is muted; nil where the member is not.
    open var restrictionInfo: RestrictionInfo? {
        wire.isMuted
            ? RestrictionInfo(.muted, endAt: wire.mutedEndAt, description: wire.mutedDescription) : nil
    }

    /// Whether the current user blocks the member.
    open var isBlockedByMe: Bool { wire.isBlockedByMe ?? false }

    /// Whether the member blocks the current user; false where it is not told: users are not told who blocks them.
    open var isBlockingMe: Bool { wire.isBlockingMe ?? false }

    /// When the member joined, in seconds since 1970; 0 while invited.
    open var joinedAt: Int64 { wire.joinedAt / 1_000 }

    /// Two members are equal when they are the same member in the same state.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Member else { return false }
        return other.wire == wire
    }
}
