internal import ChatWire

/// Whether a poll takes votes.
public enum PollStatus: Int, Sendable, Hashable {
    /// Votes are taken.
    case open
    /// The votes stand.
    case closed
    /// The poll, or its message, was deleted.
    case removed

    init(_ status: WirePoll.Status) {
        switch status {
        case .open: self = .open
        case .closed: self = .closed
        case .removed: self = .removed
        }
    }
}
