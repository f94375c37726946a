/// Whom a screen that chooses people for a channel offers.
public enum ChannelInviteListType: Int, Sendable {
    /// Nobody.
    case none
    /// The application's users who are not in the channel, to invite them.
    case users
    /// The channel's people who are no operators, to make them operators.
    case operators
}
