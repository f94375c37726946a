internal import ChatWire

/// Which messages of a channel the current user is notified of.
public enum GroupChannelPushTriggerOption: Int, Sendable, Hashable {
    /// As the user's own setting for all channels says.
    case `default`
    /// All messages.
    case all
    /// Messages that mention the user.
    case mentionOnly
    /// None.
    case off

    init(_ trigger: PushTrigger) {
        switch trigger {
        case .standard: self = .default
        case .all: self = .all
        case .mentionOnly: self = .mentionOnly
        case .off: self = .off
        }
    }

    var wire: PushTrigger {
        switch self {
        case .default: .standard
        case .all: .all
        case .mentionOnly: .mentionOnly
        case .off: .off
        }
    }
}
