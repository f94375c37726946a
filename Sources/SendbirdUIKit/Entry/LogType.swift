/// What the screens write to the log.
public enum LogType: Sendable {
    /// Nothing.
    case none
    /// Failures.
    case error
    /// What may become one.
    case warning
    /// What happens.
    case info
    /// Everything.
    case all
}
