internal import ChatWire
internal import ChatDomain

/// The socket's face.
extension ChatService {
    /// Answers a text frame of a connection.
    ///
    /// - Parameters:
    ///   - frame: The frame's text, UTF-8.
    ///   - session: The connection's session; nil before its login.
    ///   - connection: The connection's number, unique in the process: what ``ConnectionList`` names receivers by.
    package func handle(
        frame: [UInt8], session: Session?, connection: UInt64, reply send: @escaping @Sendable (SocketReply) -> Void
    ) {
        guard let request = SocketRequest.decode(frame) else {
            return send(SocketReplies.refusal(0, WireError(.invalidJsonBody, "The frame is no request.")))
        }
        let (id, method) = (request.id, request.method)
        let reply: @Sendable (SocketReply) -> Void = { reply in
            var reply = reply
            reply.operation = method
            send(reply)
        }
        switch request.command {
        case .failure(let error): reply(SocketReplies.refusal(id, error))
        case .success(.unknown):
            reply(SocketReplies.refusal(id, WireError(.invalidParameterValue, "'method' is not known.")))
        case .success(.login(let params)):
            guard session == nil else {
                let error = WireError(.invalidParameterValue, "The connection is logged in already.")
                return reply(SocketReplies.refusal(id, error))
            }
            login(params, id: id, reply: reply)
        case .success(let command):
            guard let session else {
                let error = WireError(.socketLoginRequired, "Log in first.")
                return reply(SocketReplies.refusal(id, error))
            }
            guard session.expiresAt > environment.now() else {
                return reply(SocketReplies.refusal(id, Refusals.sessionEnded, close: .sessionExpired))
            }
            do throws(WireError) {
                try rates.check(RequestRates.kind(of: command), userKey: session.userKey, now: environment.now())
            } catch {
                return reply(SocketReplies.refusal(id, error))
            }
            switch command {
            case .logout: logOut(session, id: id, reply: reply)
            case .enterChannel(let params): enter(params, id: id, Caller(session), connection, reply)
            case .exitChannel(let params): exit(params, id: id, Caller(session), connection, reply)
            default: run(command, id: id, caller: Caller(session), reply: reply)
            }
        }
    }

    /// A connection is gone: it is in no open channel any more.
    package func closed(connection: UInt64) {
        guard visitors.remove(connection) else { return }
        store.write {
            try $0.leaveOpenChannels(connection: connection)
        } completion: { _ in
            // Nobody waits for it; the store has reported a fault.
        }
    }

    private func enter(
        _ params: EnterChannel.Params, id: Int64, _ caller: Caller, _ connection: UInt64,
        _ reply: @escaping @Sendable (SocketReply) -> Void
    ) {
        // Noted before the writer has it: should the connection go at once, it is taken out after it came in.
        visitors.add(connection)
        store.write { context in
            SocketReplies.channel(
                id, try context.enterChannel(params.channelURL, by: caller, connection: connection))
        } completion: { result in
            reply(Self.reply(id, result))
        }
    }

    private func logOut(_ session: Session, id: Int64, reply: @escaping @Sendable (SocketReply) -> Void) {
        store.write { [sessions] context in
            try context.logOut(keyHash: session.keyHash, sessions: sessions)
            var answer = SocketReplies.empty(id)
            answer.close = .normal
            return answer
        } completion: { result in
            reply(Self.reply(id, result))
        }
    }

    private func exit(
        _ params: ExitChannel.Params, id: Int64, _ caller: Caller, _ connection: UInt64,
        _ reply: @escaping @Sendable (SocketReply) -> Void
    ) {
        store.write { context in
            try context.exitChannel(params.channelURL, by: caller, connection: connection)
            return SocketReplies.empty(id)
        } completion: { result in
            reply(Self.reply(id, result))
        }
    }

    private func login(_ params: Login.Params, id: Int64, reply: @escaping @Sendable (SocketReply) -> Void) {
        let key = Secret.make(environment.randomBytes)
        let keyHash = Secret.hash(key)
        let tokenHash = params.accessToken.map(Secret.hash)
        let lifetime = configuration.sessionLifetimeMilliseconds
        store.write {
            try $0.login(
                applicationID: params.applicationID, userID: params.userID, tokenHash: tokenHash, keyHash: keyHash,
                lifetime: lifetime)
        } completion: { [self] outcome in
            switch outcome {
            case .failure(let error):
                reply(SocketReplies.refusal(id, error, close: Self.close(afterLoginRefusal: error)))
            case .success(let outcome):
                sessions.add(outcome.session, keyHash: keyHash, now: environment.now())
                var answer = SocketReplies.encoded(id, loginResult(outcome, key: key))
                answer.session = outcome.session
                reply(answer)
            }
        }
    }

    private func loginResult(_ outcome: WriteContext.LoginOutcome, key: String) -> Login.Result {
        var user = outcome.user.wire
        user.metadata = outcome.user.metadata
        return Login.Result(
            user: user, sessionKey: key, fileKey: files.key.make(outcome.session),
            sessionExpiresAt: outcome.session.expiresAt, serverTime: environment.now(),
            serverVersion: configuration.serverVersion, userSeq: outcome.user.userSeq, position: outcome.position,
            epoch: epoch,
            heartbeatMilliseconds: configuration.heartbeatMilliseconds,
            idleTimeoutMilliseconds: configuration.idleTimeoutMilliseconds, limits: configuration.limits)
    }

    private static func close(afterLoginRefusal error: WireError) -> CloseCode? {
        switch error.code {
        case .accessTokenNotValid, .appIdNotValid, .userNotExist: .badToken
        case .tokenExpired: .sessionExpired
        case .userDeactivated: .kicked
        default: nil
        }
    }

    private func run(
        _ command: SocketCommand, id: Int64, caller: Caller, reply: @escaping @Sendable (SocketReply) -> Void
    ) {
        switch command {
        case .login, .logout, .enterChannel, .exitChannel, .unknown: break
        case .ping: reply(SocketReplies.encoded(id, Ping.Result(serverTime: environment.now())))
        case .sendMessage, .updateMessage, .deleteMessage, .copyMessage, .react, .markRead, .markDelivered, .setTyping:
            write(command, id: id, caller: caller, reply: reply)
        case .channelChanges(let params): channelChanges(params, id: id, caller: caller, reply: reply)
        case .channelsChanges(let params): channelsChanges(params, id: id, caller: caller, reply: reply)
        }
    }

    private func write(
        _ command: SocketCommand, id: Int64, caller: Caller, reply: @escaping @Sendable (SocketReply) -> Void
    ) {
        store.write { context -> SocketReply in
            switch command {
            case .sendMessage(let params):
                return SocketReplies.message(id, try context.send(params, by: caller).wire)
            case .updateMessage(let params):
                let mentions = try context.mentions(
                    params.mentionKind, params.mentionedUserIDs, template: params.mentionTemplate,
                    in: params.channelURL, by: caller)
                let edit = MessageRules.Edit(
                    message: params.message, data: params.data, customType: params.customType, mentions: mentions)
                let message = try context.editMessage(params.messageID, edit, in: params.channelURL, by: caller)
                return SocketReplies.message(id, message.wire)
            case .deleteMessage(let params):
                try context.deleteMessage(params.messageID, in: params.channelURL, by: caller)
                return SocketReplies.empty(id)
            case .copyMessage(let params):
                return SocketReplies.message(id, try context.copyMessage(params, by: caller).wire)
            case .react(let params):
                let change = try context.react(
                    params.operation, key: params.key, to: params.messageID, in: params.channelURL, by: caller,
                    userID: nil)
                return SocketReplies.encoded(id, change)
            case .markRead(let params):
                return SocketReplies.encoded(id, try context.markRead(params.channelURL, by: caller, readerID: nil))
            case .markDelivered(let params):
                return SocketReplies.encoded(
                    id, try context.markDelivered(params.channelURL, by: caller, userID: nil))
            case .setTyping(let params):
                try context.setTyping(params.isTyping, in: params.channelURL, by: caller, typerID: nil)
                return SocketReplies.empty(id)
            case .login, .logout, .ping, .enterChannel, .exitChannel, .channelChanges, .channelsChanges, .unknown:
                throw WireError(.internalServerError, "The method does not write.")
            }
        } completion: { result in
            reply(Self.reply(id, result))
        }
    }

    private func channelChanges(
        _ params: ChannelChanges.Params, id: Int64, caller: Caller, reply: @escaping @Sendable (SocketReply) -> Void
    ) {
        store.read { [self] queries -> SocketReply in
            let limit = try pageSize(params.limit, standard: 100)
            let (channel, _, membership) = try queries.access(params.channelURL, caller)
            let row = try AccessRules.joined(membership)
            if let given = params.epoch, given != epoch {
                return SocketReplies.encoded(
                    id,
                    ChannelChanges.Result(changes: [], completeSeq: channel.seq, hasMore: false, mustReload: true))
            }
            var result = try queries.changes(
                in: channel, since: params.sinceSeq, limit: limit, for: StoreQueries.Reader(row))
            result.changes = try queries.seen(result.changes, by: caller)
            return SocketReplies.encoded(id, result)
        } completion: { result in
            reply(Self.reply(id, result))
        }
    }

    private func channelsChanges(
        _ params: ChannelsChanges.Params, id: Int64, caller: Caller, reply: @escaping @Sendable (SocketReply) -> Void
    ) {
        store.read { [self] queries -> SocketReply in
            let limit = try pageSize(params.limit, standard: 100)
            guard case .user(let user) = try queries.actor(caller) else { throw Refusals.noUser }
            let result = try queries.channelsChanges(since: params.since, limit: limit, user: user)
            return SocketReplies.result(id) { json in
                json.beginObject()
                json.key("channels")
                json.beginArray()
                for channel in result.channels { channel.write(to: &json) }
                json.endArray()
                json.key("deleted")
                json.beginArray()
                for url in result.deletedChannelURLs { json.value(url) }
                json.endArray()
                json.key("pos")
                json.value(result.position)
                json.key("has_more")
                json.value(result.hasMore)
                json.endObject()
            }
        } completion: { result in
            reply(Self.reply(id, result))
        }
    }

    private static func reply(_ id: Int64, _ result: Result<SocketReply, WireError>) -> SocketReply {
        switch result {
        case .success(let reply): reply
        case .failure(let error):
            SocketReplies.refusal(id, error, close: error.code == .userDeactivated ? .kicked : nil)
        }
    }
}
