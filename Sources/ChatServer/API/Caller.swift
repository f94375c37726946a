internal import ChatDomain
internal import ChatWire

/// Who calls an operation, as far as it was checked: an existing application, and a session's user by key.
enum Caller: Hashable, Sendable {
    /// A session's user.
    case user(key: Int64, applicationKey: Int64)
    /// An application's back end.
    case application(Int64)

    init(_ session: Session) {
        self = .user(key: session.userKey, applicationKey: session.applicationKey)
    }

    /// The application that the call stays within.
    var applicationKey: Int64 {
        switch self {
        case .user(_, let applicationKey): applicationKey
        case .application(let key): key
        }
    }

    /// The session's user; 0 for the application.
    var userKey: Int64 {
        switch self {
        case .user(let key, _): key
        case .application: 0
        }
    }

    /// Refuses everyone but the application.
    func requireApplication() throws(WireError) {
        guard case .application = self else {
            throw WireError(.nonAuthorized, "An API token is required.")
        }
    }
}

extension WriteContext {
    /// The caller as the rules take it.
    /// - Throws: 400300 and 400301 when the user was deactivated or is gone.
    func actor(_ caller: Caller) throws -> Actor {
        guard case .user(let key, _) = caller else { return .application }
        return .user(try checked(user(key: key)))
    }

    /// The user that a call is about: the session's own, or the one that the application names.
    func subject(_ caller: Caller, userID: String?) throws -> User {
        switch caller {
        case .user(let key, _):
            let user = try checked(user(key: key))
            guard userID == nil || userID == user.userID else { throw Refusals.notYourself }
            return user
        case .application(let applicationKey):
            return try named(userID, applicationKey: applicationKey)
        }
    }

    /// A user that the application names.
    func named(_ userID: String?, applicationKey: Int64) throws -> User {
        guard let userID else { throw WireError(.invalidParameterValueRequired, "'user_id' is required.") }
        guard let user = try user(applicationKey: applicationKey, userID: userID) else { throw Refusals.noUser }
        return user
    }

    private func checked(_ user: User?) throws(WireError) -> User {
        guard let user else { throw Refusals.noUser }
        guard user.isActive else { throw Refusals.deactivated }
        return user
    }
}

extension StoreQueries {
    /// The caller as the rules take it.
    /// - Throws: 400300 and 400301 when the user was deactivated or is gone.
    func actor(_ caller: Caller) throws -> Actor {
        guard case .user(let key, _) = caller else { return .application }
        guard let user = try user(key: key) else { throw Refusals.noUser }
        guard user.isActive else { throw Refusals.deactivated }
        return .user(user)
    }

    /// The user that a call is about: the session's own, or the one that the application names.
    func subject(_ caller: Caller, userID: String) throws -> User {
        switch try actor(caller) {
        case .user(let user):
            guard user.userID == userID else { throw Refusals.notYourself }
            return user
        case .application:
            guard let user = try user(applicationKey: caller.applicationKey, userID: userID) else {
                throw Refusals.noUser
            }
            return user
        }
    }

    /// A channel, the caller's row in it, and the caller.
    func access(_ url: String, _ caller: Caller) throws -> (channel: Channel, actor: Actor, membership: Membership?) {
        guard let channel = try channel(applicationKey: caller.applicationKey, url: url), !channel.isRemoved else {
            throw Refusals.noChannel
        }
        let actor = try actor(caller)
        guard case .user(let user) = actor else { return (channel, actor, nil) }
        let row = try membership(of: user.key, in: channel)
        return (channel, actor, standing(row, of: user.key, in: channel))
    }
}
