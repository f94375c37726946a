internal import ChatWire

/// What a line in a channel's log is about, as it is stored.
enum ChangeKind: Int {
    case updated = 0
    case joined = 1
    case left = 2
    case operators = 3
    case muted = 4
    case unmuted = 5
    case banned = 6
    case unbanned = 7
    case profile = 8
    case other = 9
    case pinned = 10
    case expired = 11

    /// The kind of a change of members' standing.
    init(_ reason: MembersUpdate.Reason) {
        switch reason {
        case .operators: self = .operators
        case .muted: self = .muted
        case .unmuted: self = .unmuted
        case .banned: self = .banned
        case .unbanned: self = .unbanned
        case .profile: self = .profile
        case .other: self = .other
        }
    }

    /// What changed of members; nil where it is no such change.
    var membersReason: MembersUpdate.Reason? {
        switch self {
        case .updated, .joined, .left, .pinned, .expired: nil
        case .operators: .operators
        case .muted: .muted
        case .unmuted: .unmuted
        case .banned: .banned
        case .unbanned: .unbanned
        case .profile: .profile
        case .other: .other
        }
    }
}
