/// Which messages the current user is notified of, where a channel's own option does not say otherwise.
public enum PushTriggerOption: Int, Sendable, Hashable {
    /// All.
    case all
    /// Those that mention the user.
    case mentionOnly
    /// None.
    case off

    init?(word: String) {
        switch word {
        case "all": self = .all
        case "mention_only": self = .mentionOnly
        case "off": self = .off
        default: return nil
        }
    }

    var word: String {
        switch self {
        case .all: "all"
        case .mentionOnly: "mention_only"
        case .off: "off"
        }
    }
}
