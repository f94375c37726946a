internal import ChatDomain
internal import ChatWire

/// Operations on what belongs to messages: reactions, pins, extra data, translations.
extension WriteContext {
    /// Sends what a session's command says.
    func send(_ params: SendMessage.Params, by caller: Caller) throws -> Message {
        let mentions = try mentions(
            params.mentionKind, params.mentionedUserIDs, template: params.mentionTemplate, in: params.channelURL,
            by: caller)
        var draft = MessageRules.Draft(
            requestID: params.requestID, message: params.message, data: params.data ?? "",
            customType: params.customType ?? "", isSilent: params.isSilent ?? false, mentions: mentions)
        draft.parentMessageID = params.parentMessageID ?? 0
        draft.isReplyToChannel = params.isReplyToChannel ?? false
        draft.metaArrays = params.metaArrays ?? []
        let files = params.files.map { FileReferences.several($0) } ?? params.file.map { FileReferences.one($0) }
        return try sendMessage(
            draft, files: files, isPinned: params.isPinned ?? false, to: params.channelURL, by: caller, senderID: nil,
            pollID: params.pollID)
    }

    /// Adds a user's reaction to a message, or takes it back. The application names the user.
    func react(
        _ operation: ReactionChange.Operation, key: String, to messageID: Int64, in url: String, by caller: Caller,
        userID: String?
    ) throws -> ReactionChange {
        let state = try channelState(url, caller)
        let user = try subject(caller, userID: userID)
        let membership = try speaker(user, in: state, by: caller)
        let message = try queries.message(id: messageID, in: state.channel)
        let reactions = try queries.reactionState(
            of: messageID, key: key, userKey: user.key, limit: limits.reactionUsers + 1)
        return try decide(applicationKey: caller.applicationKey) { turn in
            try ReactionRules.change(
                operation, key: key, state: reactions, message: message, by: user, in: state.channel,
                membership: membership, turn: &turn)
        }
    }

    /// Pins a message in its channel, or takes it down.
    func pin(_ messageID: Int64, _ isPinned: Bool, in url: String, by caller: Caller) throws -> WireChannel {
        let state = try channelState(url, caller)
        let (actor, membership) = try access(state, caller)
        let message = try queries.message(id: messageID, in: state.channel)
        try pin(message, isPinned, in: state, by: actor, membership: membership, caller: caller)
        return try view(state, for: caller)
    }

    func pin(
        _ message: Message?, _ isPinned: Bool, in state: ChannelState, by actor: Actor, membership: Membership?,
        caller: Caller
    ) throws {
        _ = try decide(applicationKey: caller.applicationKey) { turn in
            isPinned
                ? try PinRules.pin(message, by: actor, in: state.channel, membership: membership, turn: &turn)
                : try PinRules.unpin(message, by: actor, in: state.channel, membership: membership, turn: &turn)
        }
    }

    /// Changes the application's extra data of a message.
    func changeMetaArrays(
        _ change: MetaArrayRules.Change, of messageID: Int64, in url: String, by caller: Caller
    ) throws -> Message {
        let state = try channelState(url, caller)
        let (actor, membership) = try access(state, caller)
        let message = try queries.message(id: messageID, in: state.channel)
        return try decide(applicationKey: caller.applicationKey) { turn in
            try MetaArrayRules.change(
                change, message: message, by: actor, in: state.channel, membership: membership, turn: &turn)
        }
    }
}
