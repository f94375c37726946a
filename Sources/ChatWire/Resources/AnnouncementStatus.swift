/// How far an announcement is, in the documented words.
public enum AnnouncementStatus: String, Hashable, Sendable, Codable, CaseIterable {
    /// It waits for its time.
    case scheduled
    /// It is being sent.
    case running
    /// It waits for the end of its hours of rest.
    case onHold = "on-hold"
    /// It was stopped for a while.
    case paused
    /// It was sent to everyone.
    case completed
    /// Its time was over before it was sent to everyone.
    case incompleted
    /// It was taken back before it began.
    case canceled
    /// It was stopped for good.
    case stopped

    /// Whether it is over.
    public var isFinal: Bool {
        switch self {
        case .scheduled, .running, .onHold, .paused: false
        case .completed, .incompleted, .canceled, .stopped: true
        }
    }
}
