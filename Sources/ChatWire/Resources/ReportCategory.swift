/// Why something is reported, in the documented words.
public enum ReportCategory: String, Hashable, Sendable, Codable, CaseIterable {
    /// Somebody is not who they seem to be.
    case suspicious
    /// Somebody is hurt.
    case harassing
    /// Advertising nobody asked for.
    case spam
    /// Something that does not belong here.
    case inappropriate
}
