/// What a push service said to a notification.
enum PushOutcome: Sendable, Equatable {
    /// It takes care of it.
    case delivered
    /// It does not know the device, or not since this time in milliseconds.
    case unregistered(since: Int64?)
    /// Later, perhaps; after so many seconds where it said so.
    case later(afterSeconds: Int64?)
    /// Not this one.
    case failed(String)
}
