/// What of a channel is edited.
public enum ChannelEditType: Int, Sendable, CaseIterable {
    /// The name.
    case name
    /// The cover picture.
    case image
}
