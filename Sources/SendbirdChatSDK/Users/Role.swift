/// What a member may do in a channel.
public enum Role: Int, Sendable, Hashable {
    /// An ordinary member.
    case none
    /// May moderate, change the channel, and send while it is frozen.
    case `operator`
}
