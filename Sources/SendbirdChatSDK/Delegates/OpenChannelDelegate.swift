/// Hears of the open channels that the current user is in; called on the main actor. Every method is optional.
///
/// After a break of the connection the channels are entered again by themselves, and what was missed is told in its
/// order.
@preconcurrency @MainActor
public protocol OpenChannelDelegate: BaseChannelDelegate {
    /// A user came in. In large channels not everyone is told.
    func channel(_ channel: OpenChannel, userDidEnter user: User)
    /// A user went. In large channels not everyone is told.
    func channel(_ channel: OpenChannel, userDidExit user: User)
    /// The number of users who are in changed.
    func channelDidChangeParticipantCount(_ channels: [OpenChannel])
}

extension OpenChannelDelegate {
    /// Does nothing.
    public func channel(_ channel: OpenChannel, userDidEnter user: User) {}
    /// Does nothing.
    public func channel(_ channel: OpenChannel, userDidExit user: User) {}
    /// Does nothing.
    public func channelDidChangeParticipantCount(_ channels: [OpenChannel]) {}
}
