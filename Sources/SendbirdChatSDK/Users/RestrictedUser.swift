internal import ChatWire

/// A user who is muted in a channel or banned from it.
// Unchecked: adds a constant to User.
open class RestrictedUser: User, @unchecked Sendable {
    /// How, why and until when the user is restricted.
    public let restrictionInfo: RestrictionInfo?

    init(_ restriction: WireRestriction, _ type: RestrictionType) {
        restrictionInfo = RestrictionInfo(type, endAt: restriction.endAt, description: restriction.description)
        super.init(restriction.user)
    }
}
