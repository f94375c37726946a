internal import ChatWire

/// Why something is reported.
public enum ReportCategory: Int, Sendable, Hashable {
    /// Somebody is not who they seem to be.
    case suspicious
    /// Somebody is hurt.
    case harassing
    /// Something that does not belong here.
    case inappropriate
    /// Advertising nobody asked for.
    case spam

    var wire: ChatWire.ReportCategory {
        switch self {
        case .suspicious: .suspicious
        case .harassing: .harassing
        case .inappropriate: .inappropriate
        case .spam: .spam
        }
    }
}
