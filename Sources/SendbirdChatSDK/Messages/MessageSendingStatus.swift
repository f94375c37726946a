/// How far the sending of a message has come.
public enum MessageSendingStatus: Int, Sendable, Hashable {
    /// Unknown.
    case none
    /// Made here, shown at once, and on its way or waiting for a connection.
    case pending
    /// Refused or given up; it is not retried by itself.
    case failed
    /// The server has it.
    case succeeded
    /// Withdrawn by the user before it was sent.
    case canceled
    /// To be sent at a later time.
    case scheduled

    /// Reads the word of a status; an unknown word is ``none``.
    public init(stringValue: String) {
        switch stringValue {
        case "pending": self = .pending
        case "failed": self = .failed
        case "succeeded": self = .succeeded
        case "canceled": self = .canceled
        case "scheduled": self = .scheduled
        default: self = .none
        }
    }
}
