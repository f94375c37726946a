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

    /// The files of a message to be sent: one, or several in one message.
    enum FileReferences {
        case one(FileReference)
        case several([FileReference])
    }

    /// Sends a user's message. The application names the sender.
    ///
    /// - Parameters:
    ///   - references: The message's files; nil for a text.
    ///   - isPinned: Whether it is pinned at once.
    ///   - pollID: The poll that it carries; nil for none.
    func sendMessage(
        _ draft: MessageRules.Draft, files references: FileReferences? = nil, isPinned: Bool = false, to url: String,
        by caller: Caller, senderID: String?, pollID: Int64? = nil
    ) throws -> Message {
        let state = try channelState(url, caller)
        let sender = try subject(caller, userID: senderID)
        let membership = try speaker(sender, in: state, by: caller)
        let earlier =
            draft.requestID.isEmpty
            ? nil
            : try queries.message(requestID: draft.requestID, senderKey: sender.key, in: state.channel)
        var draft = draft
        var fileIDs: [String] = []
        if let references, earlier == nil { fileIDs = try take(references, into: &draft, for: state, by: caller) }
        let poll = earlier == nil ? try pollToSend(pollID, in: state.channel, by: caller) : nil
        draft.poll = poll?.wire
        let thread = earlier == nil ? try threadState(of: draft.parentMessageID, in: state, userKey: sender.key) : nil
        let message = try decide(applicationKey: caller.applicationKey) { turn in
            try MessageRules.send(
                draft, by: sender, in: state.channel, membership: membership, earlier: earlier, thread: thread,
                turn: &turn)
        }
        for fileID in fileIDs { try tie(fileID, to: message) }
        if isPinned, earlier == nil {
            let actor: Actor = if case .application = caller { .application } else { .user(sender) }
            try pin(message, true, in: state, by: actor, membership: membership, caller: caller)
        }
        try tie(poll, to: message)
        return message
    }

    /// The row by which a user speaks in a channel. Whom the application lets speak in an open channel need not be in
    /// it.
    func speaker(_ user: User, in state: ChannelState, by caller: Caller) throws -> Membership? {
        var membership = try standing(of: user.key, in: state)
        if case .application = caller, state.channel.isOpen { membership?.state = .joined }
        return membership
    }

    /// Takes files for a message, and gives the ids of those that the server keeps.
    private func take(
        _ references: FileReferences, into draft: inout MessageRules.Draft, for state: ChannelState, by caller: Caller
    ) throws -> [String] {
        switch references {
        case .one(let reference):
            let file = try file(reference, for: state, by: caller)
            draft.file = file.wire
            return file.fileID.map { [$0] } ?? []
        case .several(let references):
            guard !references.isEmpty, references.count <= limits.messageFiles else {
                throw WireError(
                    .invalidParameterValue, "'files' names 1 to \(limits.messageFiles) files.")
            }
            let files = try references.map { try file($0, for: state, by: caller) }
            draft.files = files.map(\.wire)
            return files.compactMap(\.fileID)
        }
    }

    /// The message that is answered, with its thread; nil for none.
    private func threadState(of parentID: Int64, in state: ChannelState, userKey: Int64) throws -> ThreadState? {
        guard parentID != 0, let parent = try queries.message(id: parentID, in: state.channel) else { return nil }
        return try queries.threadState(of: parent, userKey: userKey)
    }

    /// Sends a message of the application itself, or of an operator in its name.
    func sendAdminMessage(_ draft: MessageRules.Draft, to url: String, by caller: Caller) throws -> Message {
        let state = try channelState(url, caller)
        let (actor, membership) = try access(state, caller)
        return try decide(applicationKey: caller.applicationKey) { turn in
            try MessageRules.sendAdmin(draft, by: actor, in: state.channel, membership: membership, turn: &turn)
        }
    }

    /// Sends what a message says once more, to the same or another channel.
    func copyMessage(_ params: CopyMessage.Params, by caller: Caller) throws -> Message {
        let source = try channelState(params.channelURL, caller)
        let (actor, membership) = try access(source, caller)
        try AccessRules.checkReadable(source.channel, by: actor, membership: membership)
        var (draft, wire) = try MessageRules.copy(
            of: try queries.message(id: params.messageID, in: source.channel), requestID: params.requestID,
            in: source.channel, membership: membership)
        draft.mentions = try wire.mentions.flatMap { mentions in
            try self.mentions(
                mentions.kind, mentions.users.map(\.userID), template: mentions.template,
                in: params.targetChannelURL, by: caller)
        }
        func reference(_ file: WireFile) -> FileReference {
            FileReference(url: file.url, name: file.name, type: file.type, size: file.size)
        }
        let files: FileReferences? =
            if let file = wire.file { .one(reference(file)) } else if !wire.files.isEmpty {
                .several(wire.files.map(reference))
            } else { nil }
        return try sendMessage(draft, files: files, to: params.targetChannelURL, by: caller, senderID: nil)
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
        var thread: ThreadState?
        if let message, message.wire.isReply,
            let parent = try queries.message(id: message.wire.parentMessageID, in: state.channel)
        {
            thread = try queries.threadState(of: parent, userKey: message.senderKey, replyID: id)
        }
        let replier = try message.flatMap { try user(key: $0.senderKey) }
        _ = try decide(applicationKey: caller.applicationKey) { turn in
            try MessageRules.delete(
                message, newestOther: newestOther, thread: thread, replier: replier, by: actor, in: state.channel,
                membership: membership, turn: &turn)
        }
        if message?.wire.allFiles.isEmpty == false { try removeFiles(ofMessage: id) }
    }

    /// Marks a channel as read. The application names the reader.
    func markRead(_ url: String, by caller: Caller, readerID: String?) throws -> ReadReceipt {
        let state = try channelState(url, caller)
        let reader = try subject(caller, userID: readerID)
        let membership = try membership(of: reader.key, in: state)
        let receipt = try decide(applicationKey: caller.applicationKey) { turn in
            try ReadRules.markRead(by: reader, in: state.channel, membership: membership, turn: &turn)
        }
        if receipt.readAt > membership?.readAt ?? 0 {
            try countOnce(.messageViewers, reader.key, applicationKey: caller.applicationKey)
        }
        return receipt
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
