public import ChatWire

/// Making open channels, changing and deleting them, and who is in them.
///
/// A user's row in an open channel keeps the role and what operators ordered;
/// its state says whether the user is in the channel now, and is never stored.
public enum OpenChannelRules {
    /// How many users may be in an open channel at once. Past it: 900400.
    public static let participantsMost = 20_000
    /// Up to so many participants each coming and going is told; past it every hundredth part of them.
    public static let participantsToldMost = 100

    /// Checks what a new channel is to be, before any user is looked up.
    ///
    /// - Throws: 400110 for an address that is not well formed, 400111 for fields that are too long.
    public static func check(_ params: OpenChannelParams, limits: Limits) throws(WireError) {
        if let url = params.channelURL, !ChannelURL.isValid(url) {
            throw WireError(.invalidChannelURL, "'channel_url' must have 4 to 100 letters, digits, '_' or '-'.")
        }
        try ChannelRules.check(ChannelRules.Changes(params), limits: limits)
    }

    /// The fields of a new channel.
    public static func draft(
        _ params: OpenChannelParams, url: String, by actor: Actor, application: Application, now: Int64
    )
        -> Channel
    {
        var channel = ChannelRules.Changes(params).applied(
            to: Channel(applicationKey: application.key, url: url, createdAt: now))
        channel.creatorKey = actor.userKey
        channel.isOpen = true
        return channel
    }

    /// Decides on changing a channel's fields.
    ///
    /// - Throws: What ``checkMayChange(_:by:membership:application:)`` does; 400111 for fields that are too long.
    public static func update(
        _ changes: ChannelRules.Changes, channel: Channel, creator: User?, by actor: Actor, membership: Membership?,
        application: Application, turn: inout Turn
    ) throws(WireError) -> Decision<Channel> {
        try checkMayChange(channel, by: actor, membership: membership, application: application)
        try ChannelRules.check(changes, limits: turn.limits)
        let changed = changes.applied(to: channel)
        guard changed != channel else { return Decision(channel) }
        return ChannelRules.updated(changed, creator: creator, turn: &turn)
    }

    /// Decides on deleting a channel with everything in it.
    ///
    /// - Throws: What ``checkMayChange(_:by:membership:application:)`` does.
    public static func delete(
        _ channel: Channel, by actor: Actor, membership: Membership?, application: Application, turn: inout Turn
    ) throws(WireError) -> Decision<Empty> {
        try checkMayChange(channel, by: actor, membership: membership, application: application)
        var channel = channel
        turn.advance(&channel)
        return Decision(
            Empty(), writes: [.deleteChannel(channel)],
            announcements: [MessageRules.announcement(.channelDeleted, in: channel)])
    }

    /// Refuses whom the application does not let change and delete open channels: operators and the application may;
    /// those who are in the channel may where the application says so.
    ///
    /// - Throws: 400108.
    public static func checkMayChange(
        _ channel: Channel, by actor: Actor, membership: Membership?, application: Application
    ) throws(WireError) {
        guard case .user = actor else { return }
        guard let membership, membership.state == .joined else {
            throw WireError(.nonAuthorized, "The user has not entered the channel.")
        }
        guard membership.isOperator || application.participantsMayChange else {
            throw WireError(.nonAuthorized, "Only an operator of the channel may do this.")
        }
    }

    /// Decides on entering.
    ///
    /// - Parameters:
    ///   - isNew: Whether the user was not in the channel by another connection.
    ///   - count: How many users are in the channel, this one included.
    ///   - membership: The user's row, where there is one.
    /// - Throws: 900090 for a group channel, 900021 for a deactivated user, 900100 for a banned one, 900400 for a full
    ///   channel.
    public static func enter(
        _ channel: Channel, user: User, isNew: Bool, count: Int, membership: Membership? = nil
    ) throws(WireError) -> Decision<Empty> {
        guard channel.isOpen else {
            throw WireError(.socketWrongChannelType, "Only open channels are entered.")
        }
        guard user.isActive else { throw WireError(.socketUserDeactivated, "The user is deactivated.") }
        guard membership?.activeBan == nil else {
            throw WireError(.socketBannedUserSendMessageNotAllowed, "The user is banned from the channel.")
        }
        guard count <= participantsMost else {
            throw WireError(.socketTooManyParticipants, "The channel has at most \(participantsMost) participants.")
        }
        guard isNew, isTold(count) else { return Decision(Empty()) }
        let change = ParticipantsChange(user: user.wire, participantCount: count)
        return Decision(
            Empty(),
            announcements: [
                .members(
                    channelKey: channel.key,
                    event: WireEvent(channelURL: channel.url, body: .participantEntered(change)))
            ])
    }

    /// Decides on going: what those who stay are told when the user's last connection goes.
    ///
    /// - Parameter count: How many users are in the channel, this one not included.
    public static func exit(_ channel: Channel, user: User, count: Int) -> Decision<Empty> {
        guard isTold(count) else { return Decision(Empty()) }
        let change = ParticipantsChange(user: user.wire, participantCount: count)
        return Decision(
            Empty(),
            announcements: [
                .members(
                    channelKey: channel.key, event: WireEvent(channelURL: channel.url, body: .participantExited(change))
                )
            ])
    }

    /// Whether a coming or going is told: in a large channel, each told to each would be the square of their number.
    static func isTold(_ count: Int) -> Bool {
        count <= participantsToldMost || count % (count / participantsToldMost) == 0
    }
}

extension ChannelRules.Changes {
    /// The fields that an open channel's parameters name.
    public init(_ params: OpenChannelParams) {
        self.init(name: params.name, coverURL: params.coverURL, data: params.data, customType: params.customType)
    }
}
