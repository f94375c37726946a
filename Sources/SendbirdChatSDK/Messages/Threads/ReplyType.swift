internal import ChatWire

/// Which replies a list of messages holds.
public enum ReplyType: Int, Sendable, Hashable {
    /// None: messages that answer no other.
    case none
    /// All, also those that stand in their threads alone.
    case all
    /// Those that were sent to the channel too.
    case onlyReplyToChannel

    var wire: ReplyTypeFilter {
        switch self {
        case .none: .none
        case .all: .all
        case .onlyReplyToChannel: .onlyReplyToChannel
        }
    }
}
