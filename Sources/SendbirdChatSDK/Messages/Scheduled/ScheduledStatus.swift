internal import ChatWire

/// What became of a scheduled message.
public enum ScheduledStatus: Int, Sendable, Hashable {
    /// It waits for its time.
    case pending
    /// It was sent.
    case sent
    /// It could not be sent when its time came.
    case failed
    /// It was taken back, or its channel is gone.
    case canceled

    init(_ status: ChatWire.ScheduledStatus) {
        switch status {
        case .pending: self = .pending
        case .sent: self = .sent
        case .failed: self = .failed
        case .canceled, .removed: self = .canceled
        }
    }
}
