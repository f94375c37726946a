public import ChatWire

/// Who may log in.
public enum LoginRules {
    /// What a token that came with a login turned out to be.
    public enum Token: Hashable, Sendable {
        /// There was none.
        case missing
        /// One of the user's own, and not expired.
        case valid
        /// One of the user's own, and expired.
        case expired
        /// None of the user's.
        case unknown
    }

    /// Whether the user has to be made first, or is there.
    public enum Admission: Hashable, Sendable {
        /// This user comes in.
        case existing(User)
        /// The user is new: store it, then it comes in.
        case create(User)
    }

    /// Decides on a login.
    ///
    /// A user who was ever given a token needs one, whatever the application allows: else a token would protect nobody.
    ///
    /// - Throws: 400305 and 400105 for the user id, 400302 for the token, 400109 when it expired, 400301 for an
    ///   unknown user, 400300 for a deactivated one.
    public static func login(
        userID: String, user: User?, token: Token, application: Application, now: Int64, limits: Limits
    ) throws(WireError) -> Admission {
        try FieldRules.checkUserID(userID, limits: limits)
        switch token {
        case .valid: break
        case .expired: throw WireError(.tokenExpired, "The access token has expired.")
        case .unknown: throw WireError(.accessTokenNotValid, "The access token is not valid.")
        case .missing:
            guard !application.requiresToken, user?.hasToken != true else {
                throw WireError(.accessTokenNotValid, "An access token is required.")
            }
        }
        guard var user else {
            guard application.createsUsersAtLogin else {
                throw WireError(.userNotExist, "The user does not exist.")
            }
            return .create(
                User(applicationKey: application.key, userID: userID, createdAt: now, lastSeenAt: now))
        }
        guard user.isActive else { throw WireError(.userDeactivated, "The user is deactivated.") }
        user.lastSeenAt = now
        return .existing(user)
    }
}
