internal import ChatDomain
internal import ChatWire

/// Operations on messages.
extension WriteContext {
    /// A channel of the caller's application.
    /// - Throws: 900500 where there is none.
    func channelState(_ url: String, _ caller: Caller) throws -> ChannelState {
        guard let state = try channelState(applicationKey: caller.applicationKey, url: url),
            !state.channel.isRemoved
        else {
            throw Refusals.noChannel
        }
        return state
    }

    /// The caller, and the caller's row in the channel.
    func access(_ state: ChannelState, _ caller: Caller) throws -> (actor: Actor, membership: Membership?) {
        let actor = try actor(caller)
        guard case .user(let user) = actor else { return (actor, nil) }
        return (actor, try standing(of: user.key, in: state))
    }

    /// Sends a user's message. The application names the sender.
    ///
    /// - Parameters:
    ///   - reference: The message's file; nil for a text.
    ///   - pollID: The poll that it carries; nil for none.
    func sendMessage(
        _ draft: MessageRules.Draft, file reference: FileReference? = nil, to url: String, by caller: Caller,
        senderID: String?, pollID: Int64? = nil
    ) throws -> Message {
        let state = try channelState(url, caller)
        let sender = try subject(caller, userID: senderID)
        var membership = try standing(of: sender.key, in: state)
        // Whom the application lets speak in an open channel need not be in it.
        if case .application = caller, state.channel.isOpen { membership?.state = .joined }
        let earlier =
            draft.requestID.isEmpty
            ? nil
            : try queries.message(requestID: draft.requestID, senderKey: sender.key, in: state.channel)
        var draft = draft
        var fileID: String?
        if let reference, earlier == nil {
            let file = try file(reference, for: state, by: caller)
            (draft.file, fileID) = (file.wire, file.fileID)
        }
        let poll = earlier == nil ? try pollToSend(pollID, in: state.channel, by: caller) : nil
        draft.poll = poll?.wire
        let message = try decide(applicationKey: caller.applicationKey) { turn in
            try MessageRules.send(
                draft, by: sender, in: state.channel, membership: membership, earlier: earlier, turn: &turn)
        }
        try tie(fileID, to: message)
        try tie(poll, to: message)
        return message
    }

    /// Sends a message of the application itself.
    func sendAdminMessage(_ draft: MessageRules.Draft, to url: String, by caller: Caller) throws -> Message {
        try caller.requireApplication()
        let state = try channelState(url, caller)
        return try decide(applicationKey: caller.applicationKey) { turn in
            try MessageRules.sendAdmin(draft, in: state.channel, turn: &turn)
        }
    }

    /// Edits a message.
    func editMessage(_ id: Int64, _ edit: MessageRules.Edit, in url: String, by caller: Caller) throws -> Message {
        let state = try channelState(url, caller)
        let (actor, membership) = try access(state, caller)
        let message = try queries.message(id: id, in: state.channel)
        return try decide(applicationKey: caller.applicationKey) { turn in
            try MessageRules.edit(
                edit, message: message, by: actor, in: state.channel, membership: membership, turn: &turn)
        }
    }

    /// Deletes a message.
    func deleteMessage(_ id: Int64, in url: String, by caller: Caller) throws {
        let state = try channelState(url, caller)
        let (actor, membership) = try access(state, caller)
        let message = try queries.message(id: id, in: state.channel)
        let isNewest = state.channel.lastMessageID == id
        let newestOther = isNewest ? try queries.newestMessage(in: state.channel, except: id) : nil
        _ = try decide(applicationKey: caller.applicationKey) { turn in
            try MessageRules.delete(
                message, newestOther: newestOther, by: actor, in: state.channel, membership: membership, turn: &turn)
        }
        if message?.wire.file != nil { try removeFiles(ofMessage: id) }
    }

    /// Marks a channel as read. The application names the reader.
    func markRead(_ url: String, by caller: Caller, readerID: String?) throws -> ReadReceipt {
        let state = try channelState(url, caller)
        let reader = try subject(caller, userID: readerID)
        let membership = try membership(of: reader.key, in: state)
        return try decide(applicationKey: caller.applicationKey) { turn in
            try ReadRules.markRead(by: reader, in: state.channel, membership: membership, turn: &turn)
        }
    }

    /// Notes that a channel's messages reached a user. The application names the user.
    func markDelivered(_ url: String, by caller: Caller, userID: String?) throws -> DeliveryReceipt {
        let state = try channelState(url, caller)
        let user = try subject(caller, userID: userID)
        let membership = try membership(of: user.key, in: state)
        return try decide(applicationKey: caller.applicationKey) { turn in
            try ReadRules.markDelivered(to: user, in: state.channel, membership: membership, turn: &turn)
        }
    }

    /// The mentions of a message, of those who are joined members now.
    func mentions(
        _ kind: MessageMentions.Kind?, _ userIDs: [String]?, template: String?, in url: String, by caller: Caller
    ) throws -> MessageRules.Mentions? {
        guard kind != nil || userIDs != nil || template != nil else { return nil }
        try MessageRules.checkMentions(userIDs, template: template, limits: limits)
        let state = try channelState(url, caller)
        var seen: Set<Int64> = []
        let members = try (userIDs ?? []).compactMap { userID -> User? in
            guard let user = try user(applicationKey: caller.applicationKey, userID: userID),
                try standing(of: user.key, in: state)?.state == .joined, seen.insert(user.key).inserted
            else { return nil }
            return user
        }
        return MessageRules.Mentions(kind: kind, members: members, template: template)
    }

    /// Shows that a user types, or stopped. The application names the user.
    func setTyping(_ isTyping: Bool, in url: String, by caller: Caller, typerID: String?) throws {
        let state = try channelState(url, caller)
        let typer = try subject(caller, userID: typerID)
        let membership = try membership(of: typer.key, in: state)
        _ = try decide(applicationKey: caller.applicationKey) { turn in
            try ReadRules.typing(isTyping, by: typer, in: state.channel, membership: membership, now: turn.now)
        }
    }
}

extension WriteContext {
    /// Marks channels of a user as read: those named, or all with something unread.
    func markAllRead(_ urls: [String]?, by user: User) throws {
        try flush()
        let caller = Caller.user(key: user.key, applicationKey: user.applicationKey)
        let named = try urls ?? queries.unreadChannelURLs(userKey: user.key)
        for url in named { _ = try markRead(url, by: caller, readerID: nil) }
    }
}
