public import ChatWire

/// Adding reactions to messages and taking them back.
public enum ReactionRules {
    /// The reactions to a message with one key, and the asker's among them.
    public struct State: Hashable, Sendable {
        /// The reactions; of the users, one more than the limit is enough.
        public var reaction: WireReaction
        /// Whether the asker has reacted with it.
        public var isOwn: Bool

        /// Makes a state.
        public init(_ reaction: WireReaction, isOwn: Bool) {
            self.reaction = reaction
            self.isOwn = isOwn
        }
    }

    /// Decides on a reaction. Adding what is there, and taking back what is not, changes nothing.
    ///
    /// - Throws: What ``AccessRules/checkMaySpeak(in:user:membership:)`` does: who may not send does not react; 900300
    ///   when the message is not there; 400105 and 400111 for a key that is empty or too long; 400203 for one key too
    ///   many.
    public static func change(
        _ operation: ReactionChange.Operation, key: String, state: State, message: Message?, by user: User,
        in channel: Channel, membership: Membership?, turn: inout Turn
    ) throws(WireError) -> Decision<ReactionChange> {
        let row = try AccessRules.checkMaySpeak(in: channel, user: user, membership: membership)
        guard !key.isEmpty else { throw WireError(.invalidParameterValueRequired, "'reaction' is required.") }
        try FieldRules.check(key, "reaction", most: turn.limits.reactionCharacters)
        let message = try MessageRules.standing(message, in: channel, historyOffset: row.historyOffset)
        let isNewKey = operation == .add && !state.isOwn && state.reaction.count == 0
        guard !isNewKey || message.reactionKeys < turn.limits.messageReactions else {
            throw WireError(
                .reachedMaxCount, "A message has at most \(turn.limits.messageReactions) different reactions.")
        }
        return set(operation, key: key, state: state, message: message, by: user, in: channel, turn: &turn)
    }

    /// Decides on what becomes of the reaction of a user who was deleted: it is taken back.
    public static func withdraw(
        key: String, state: State, message: Message, of user: User, in channel: Channel, turn: inout Turn
    ) -> Decision<ReactionChange> {
        set(.delete, key: key, state: state, message: message, by: user, in: channel, turn: &turn)
    }

    private static func set(
        _ operation: ReactionChange.Operation, key: String, state: State, message: Message, by user: User,
        in channel: Channel, turn: inout Turn
    ) -> Decision<ReactionChange> {
        var message = message
        var reaction = state.reaction
        let isAdding = operation == .add
        if state.isOwn != isAdding {
            if isAdding, reaction.count == 0 { message.reactionKeys += 1 }
            reaction.updatedAt = max(turn.now, reaction.updatedAt + 1)
            reaction.count += isAdding ? 1 : -1
            reaction.userIDs.removeAll { $0 == user.userID }
            if isAdding { reaction.userIDs.append(user.userID) }
            if reaction.count == 0 { message.reactionKeys -= 1 }
        }
        reaction.userIDs = Array(reaction.userIDs.prefix(turn.limits.reactionUsers))
        let change = ReactionChange(
            messageID: message.wire.messageID, createdAt: message.wire.createdAt, userID: user.userID,
            operation: operation, reaction: reaction)
        guard state.isOwn != isAdding else { return Decision(change) }
        var channel = channel
        turn.advance(&channel)
        message.change(in: channel, at: turn.now)
        return Decision(
            change,
            writes: [
                .setReaction(
                    messageID: message.wire.messageID, key: key, userKey: user.key, at: reaction.updatedAt,
                    seq: channel.seq, isThere: isAdding),
                .updateMessage(message), .updateChannel(channel),
            ], announcements: [MessageRules.announcement(.messageReaction(change), in: channel)])
    }
}
