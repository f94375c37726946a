/// The type of a channel, in the documented names.
public enum WireChannelType: String, Hashable, Sendable, Codable, CaseIterable {
    /// Everyone may find it and enter.
    case open
    /// Members talk among themselves.
    case group
}
