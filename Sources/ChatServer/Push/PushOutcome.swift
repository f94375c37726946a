internal import ChatOutbound

/// What a push service said to a notification.
enum PushOutcome: Sendable, Equatable {
    /// It takes care of it.
    case delivered
    /// It does not know the device, or not since this time in milliseconds.
    case unregistered(since: Int64?)
    /// Later, perhaps; after so many seconds where it said so.
    case later(afterSeconds: Int64?)
    /// Nobody was there to say anything.
    case unreached
    /// Not this one.
    case failed(String)
    /// It was called off, because the server stops: what came of it is not known.
    case cancelled

    /// What a call that came to nothing means.
    init(_ error: OutboundError) {
        self =
            switch error {
            case .cancelled: .cancelled
            case .unresolved, .unreachable, .insecure: .unreached
            case .timedOut, .failed: .later(afterSeconds: nil)
            case .refusedAddress, .tooLarge: .failed("\(error)")
            }
    }
}
