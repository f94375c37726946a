/// What a list of users is for; it decides what a row shows.
public enum UserListType: Sendable {
    /// Nothing in particular.
    case none
    /// People to create a channel with.
    case createChannel
    /// People to invite.
    case invite
    /// The members of a channel.
    case members
    /// The operators of a channel.
    case operators
    /// The muted members of a channel.
    case muted
    /// The people banned from a channel.
    case banned
    /// The participants of an open channel.
    case participants
}

extension UserListType {
    /// Whether a row says that somebody is an operator; needless where all are.
    var marksOperators: Bool {
        switch self {
        case .members, .participants, .muted: true
        case .none, .createChannel, .invite, .operators, .banned: false
        }
    }

    /// Whether operators can do something about the people in the list.
    var hasMenu: Bool {
        switch self {
        case .members, .participants, .operators, .muted, .banned: true
        case .none, .createChannel, .invite: false
        }
    }
}
