internal import ChatWire

/// What of a channel counts into the current user's unread counts.
public enum CountPreference: Int, Sendable, Hashable {
    /// Messages and mentions.
    case all
    /// Messages only.
    case unreadMessageCountOnly
    /// Mentions only.
    case unreadMentionCountOnly
    /// Nothing.
    case off

    init(_ preference: ChatWire.CountPreference) {
        switch preference {
        case .all: self = .all
        case .unreadMessageCountOnly: self = .unreadMessageCountOnly
        case .unreadMentionCountOnly: self = .unreadMentionCountOnly
        case .off: self = .off
        }
    }

    var wire: ChatWire.CountPreference {
        switch self {
        case .all: .all
        case .unreadMessageCountOnly: .unreadMessageCountOnly
        case .unreadMentionCountOnly: .unreadMentionCountOnly
        case .off: .off
        }
    }
}
