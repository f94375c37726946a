internal import ChatWire

/// A channel that everyone may find and enter: one object an address, live while one is in it (see ``BaseChannel``).
///
/// Events come, and messages can be sent, between ``enter(completionHandler:)`` and ``exit(completionHandler:)``.
///
/// ```swift
/// OpenChannel.getChannel(url: "lobby") { channel, error in
///     channel?.enter { error in
///         if error == nil { channel?.sendUserMessage("Hello") }
///     }
/// }
/// ```
// Unchecked: adds no state to BaseChannel.
open class OpenChannel: BaseChannel, @unchecked Sendable {
    /// Open.
    open override var channelType: ChannelType { .open }

    /// How many users are in the channel, as far as this device was told.
    open var participantCount: Int { wire.participantCount ?? 0 }

    /// The operators; nil where they were not told.
    open var operators: [User]? { wire.operators?.map(User.init) }

    /// Whether operators have muted the current user here.
    ///
    /// This server's own: elsewhere it is asked for with ``BaseChannel/getMyMutedInfo(completionHandler:)``.
    open var myMutedState: MutedState { wire.my?.isMuted == true ? .muted : .unmuted }

    /// Whether the application lets everyone who is in the channel change and delete it, or operators only.
    ///
    /// This server's own: the other product has no such setting in its documentation.
    open var participantsMayChange: Bool { wire.participantsMayChange ?? true }

    /// Whether a user is an operator.
    public func isOperator(user: User) -> Bool { isOperator(userId: user.userId) }

    /// Whether a user is an operator.
    public func isOperator(userId: String) -> Bool {
        wire.operators?.contains { $0.userID == userId } ?? false
    }
}
