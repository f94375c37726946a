/// What a member may do in a channel.
public enum MemberRole: String, Hashable, Sendable, Codable, CaseIterable {
    /// An ordinary member (empty on the wire, as documented).
    case none = ""
    /// May moderate, change the channel, and send while it is frozen.
    case `operator` = "operator"
}
