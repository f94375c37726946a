/// How much the SDK writes to the log; each level holds those before it.
public enum LogLevel: Int, Sendable, Hashable, Comparable {
    /// Nothing.
    case none
    /// What should not happen.
    case error
    /// What may be a problem.
    case warning
    /// The connection's changes, with their reasons.
    case info
    /// What was asked of the server; never texts or tokens.
    case debug
    /// Everything; never texts or tokens.
    case verbose

    /// Whether `left` writes less than `right`.
    public static func < (left: LogLevel, right: LogLevel) -> Bool { left.rawValue < right.rawValue }
}
