internal import ChatWire

extension Core {
    // MARK: - Requests

    /// Sends a request on a socket; its reply comes to ``handle(_:on:)``.
    func request<Method: SocketMethod>(
        _ method: Method.Type, _ params: Method.Params, _ purpose: SocketCall.Purpose, on socket: SocketID
    ) {
        let id = makeRequestNumber()
        let frame = RequestFrame(id: id, method: Method.name, params: params)
        do {
            let text = [UInt8](try JSONEncoder().encode(frame))
            socketCalls[id] = SocketCall(purpose: purpose, deadline: now.uptime + times.response)
            connection.sent(now: now.uptime)
            act(.send(socket, text))
        } catch {
            // Strings and numbers always encode; were it otherwise the caller hears of it.
            abandon(
                SocketCall(purpose: purpose, deadline: 0), WireError(.requestFailed, "The request cannot be encoded."))
        }
    }

    /// Sends a request on the connection that stands; false where there is none.
    func request<Method: SocketMethod>(
        _ method: Method.Type, _ params: Method.Params, _ purpose: SocketCall.Purpose
    ) -> Bool {
        guard let socket = connection.socket else { return false }
        request(method, params, purpose, on: socket)
        return true
    }

    func expireSocketCalls() {
        let late = socketCalls.filter { $0.value.deadline <= now.uptime && !isLogin($0.value) }
        guard !late.isEmpty else { return }
        // A server that stopped answering is a connection that is lost; what can wait is sent again on the next one.
        for (id, call) in late.sorted(by: { $0.key < $1.key }) {
            socketCalls[id] = nil
            abandon(call, WireError(.ackTimeout, "The server did not answer in time."))
        }
        log.log(.info, "The server did not answer in time.")
        perform(connection.abandon(now: now.uptime, random: jitter))
    }

    /// The login has a deadline of its own, in the connection's machine.
    private func isLogin(_ call: SocketCall) -> Bool {
        if case .login = call.purpose { return true }
        return false
    }

    /// A request that will get no answer.
    func abandon(_ call: SocketCall, _ error: WireError) {
        switch call.purpose {
        case .login, .ping, .typing, .channelChanges, .channelsChanges: break
        case .send(let url, let id): sendingInterrupted(id, in: url, error)
        case .updateMessage(let completion), .deleteMessage(let completion), .react(let completion),
            .changeLogs(let completion):
            complete(completion, .failure(error))
        case .markRead(let url): readingFailed(url, error)
        case .enter(_, let completion): complete(completion, .failure(error))
        case .exit(let url, let completion): exited(url, completion)
        case .markDelivered(_, let completion): complete(completion, .failure(error))
        }
    }

    // MARK: - What comes in

    func handle(_ event: SocketEvent, on socket: SocketID) {
        switch event {
        case .opened: perform(connection.opened(socket))
        case .closed(let code, let reason):
            perform(
                connection.closed(socket, code: code, reason: reason, now: now.uptime, random: jitter))
        case .text(let text):
            guard isCurrent(socket) else { return }
            connection.heard(now: now.uptime)
            receive(text, on: socket)
        }
    }

    private func isCurrent(_ socket: SocketID) -> Bool {
        switch connection.state {
        case .connected(socket), .connecting(socket, _, _, _): true
        default: false
        }
    }

    private func receive(_ text: [UInt8], on socket: SocketID) {
        do {
            if let event = try SocketFrame.event(text) {
                receive(event)
                return
            }
            let head = try JSONDecoder().decode(FrameHead.self, from: Data(text))
            guard let id = head.id, let call = socketCalls.removeValue(forKey: id) else { return }
            if let error = head.error {
                refused(call, error, on: socket)
            } else {
                try answered(call, text, on: socket)
            }
        } catch {
            // One frame that cannot be read loses one change; the next one's number shows the gap, and it is fetched.
            log.log(.warning, "A frame could not be read: \(error)")
        }
    }

    private func answered(_ call: SocketCall, _ text: [UInt8], on socket: SocketID) throws {
        func result<Method: SocketMethod>(_ method: Method.Type) throws -> Method.Result {
            let frame = try JSONDecoder().decode(ReplyFrame<Method.Result>.self, from: Data(text))
            guard let result = frame.result else { throw WireError(.malformedData, "The reply has no result.") }
            return result
        }
        do {
            switch call.purpose {
            case .login: loggedIn(try result(Login.self), on: socket)
            case .ping, .typing: break
            case .send(let url, let id): sent(id, in: url, try result(SendMessage.self).message)
            case .updateMessage(let completion):
                let message = try result(UpdateMessage.self).message
                take(reply: message)
                complete(completion, .message(LocalMessage(message)))
            case .deleteMessage(let completion): complete(completion, .done)
            case .react(let completion): complete(completion, .answer(Answer(try result(React.self))))
            case .changeLogs(let completion): changeLogsCame(try result(ChannelsChanges.self), completion)
            case .markRead(let url): readingDone(url, try result(MarkRead.self))
            case .enter(let url, let completion):
                entered(url, try result(EnterChannel.self), completion)
            case .exit(let url, let completion): exited(url, completion)
            case .markDelivered(let url, let completion):
                deliveryDone(url, try result(MarkDelivered.self), completion)
            case .channelChanges(let url): receive(try result(ChannelChanges.self), of: url)
            case .channelsChanges: receive(try result(ChannelsChanges.self))
            }
        } catch {
            abandon(call, WireError(.malformedData, "The server's answer could not be read."))
            throw error
        }
    }

    private func refused(_ call: SocketCall, _ error: WireError, on socket: SocketID) {
        switch call.purpose {
        case .login: perform(connection.loginRefused(socket, error, now: now.uptime, random: jitter))
        case .ping, .typing: break
        case .send(let url, let id): sendingRefused(id, in: url, error)
        case .updateMessage(let completion), .deleteMessage(let completion), .react(let completion),
            .changeLogs(let completion):
            complete(completion, .failure(error))
        case .markRead(let url): readingFailed(url, error)
        case .enter(let url, let completion): enteringRefused(url, error, completion)
        case .exit(let url, let completion): exited(url, completion)
        case .markDelivered(_, let completion): complete(completion, .failure(error))
        case .channelChanges(let url): changesRefused(url, error)
        case .channelsChanges:
            log.log(.warning, "Catching up was refused with \(error.code.rawValue).")
            caughtUp()
        }
    }

    // MARK: - Small requests

    func updateMessage(_ params: UpdateMessage.Params, _ completion: CompletionID?) {
        guard !request(UpdateMessage.self, params, .updateMessage(completion)) else { return }
        fail(completion, .connectionRequired, "Editing needs a connection.")
    }

    func react(_ params: React.Params, _ completion: CompletionID?) {
        guard !request(React.self, params, .react(completion)) else { return }
        fail(completion, .connectionRequired, "A reaction needs a connection.")
    }

    func deleteMessage(_ id: Int64, in url: String, _ completion: CompletionID?) {
        let params = DeleteMessage.Params(channelURL: url, messageID: id)
        guard !request(DeleteMessage.self, params, .deleteMessage(completion)) else { return }
        fail(completion, .connectionRequired, "Deleting needs a connection.")
    }
}
