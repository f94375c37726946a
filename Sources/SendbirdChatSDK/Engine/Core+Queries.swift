internal import ChatWire

extension Core {
    /// Makes an HTTP call with a JSON body.
    func call(_ purpose: QueryCall.Purpose, _ method: String, _ path: String, _ body: some Encodable) {
        var query = QueryCall(purpose: purpose, method: method, path: path)
        do {
            query.body = [UInt8](try JSONEncoder().encode(body))
            call(query)
        } catch {
            failed(query, WireError(.invalidParameter, "The parameters cannot be encoded."))
        }
    }

    /// Makes an HTTP call: now, or after the login that is under way.
    func call(_ query: QueryCall) {
        guard let session, let credentials else {
            if connection.isConnectedOrConnecting {
                waitingCalls.append(query)
            } else {
                failed(query, WireError(.connectionRequired, "The call needs a connection."))
            }
            return
        }
        let id = makeCallNumber()
        queryCalls[id] = query
        let text = query.query.text
        var headers = [WireProtocol.sessionKeyHeader: session.key, "Accept": "application/json"]
        if query.body != nil { headers["Content-Type"] = "application/json; charset=utf-8" }
        act(
            .call(
                id,
                HTTPCall(
                    method: query.method,
                    url: credentials.hosts.api + query.path + (text.isEmpty ? "" : "?" + text), headers: headers,
                    body: query.body, timeout: times.connection)))
    }

    func failWaitingCalls(_ error: WireError) {
        let calls = waitingCalls
        waitingCalls = []
        for call in calls { failed(call, error) }
    }

    func handle(_ answer: HTTPAnswer, of id: CallID) {
        if uploadAnswered(id, answer) { return }
        guard let query = queryCalls.removeValue(forKey: id) else { return }
        switch answer {
        case .failed(let reason):
            log.log(.info, "\(query.method) \(query.path) failed: \(reason)")
            failed(query, WireError(.networkError, "The network failed: \(reason)."))
        case .response(let status, let body) where (200..<300).contains(status):
            do {
                try answered(query, body)
            } catch {
                log.log(.warning, "The answer to \(query.path) could not be read: \(error)")
                failed(query, WireError(.malformedData, "The server's answer could not be read."))
            }
        case .response(let status, let body):
            let refusal = try? JSONDecoder().decode(RESTErrorBody.self, from: Data(body)).refusal
            if refusal?.code == .sessionKeyExpired, !query.isRepeated {
                repeatAfterLogin(query)
                return
            }
            failed(query, refusal ?? WireError(.requestFailed, "The server answered with status \(status)."))
        }
    }

    /// The session's key has run out: logs in anew, and asks again with the new one.
    private func repeatAfterLogin(_ query: QueryCall) {
        log.log(.info, "The session's key has run out; logging in anew.")
        var repeated = query
        repeated.isRepeated = true
        waitingCalls.append(repeated)
        logInAnew()
        if connection.state == .closed { failWaitingCalls(WireError(.sessionKeyExpired, "The session has expired.")) }
    }

    /// Gives up a session whose key has run out, for a new one.
    func logInAnew() {
        session = nil
        perform(connection.abandon(now: now.uptime, random: jitter))
        perform(connection.retryNow(now: now.uptime))
    }

    private func failed(_ query: QueryCall, _ error: WireError) {
        switch query.purpose {
        case .unknownChannel(let url):
            unknownChannels[url] = nil
            holdsPosition = holdsPosition || !Self.meansGone(error)
        case .reload(let url): reloadFailed(url, error)
        case .channelPage(let id): channelPageFailed(id, error)
        case .messagePage(let id, let url, let request): messagePageFailed(id, url, request, error)
        case .pinnedMessage(let url, let id, let origin): pinnedMessage(nil, id: id, in: url, origin)
        default: complete(query.completion, .failure(error))
        }
    }

    private func answered(_ query: QueryCall, _ body: [UInt8]) throws {
        func answer<Value: Decodable>(_ type: Value.Type) throws -> Value {
            try JSONDecoder().decode(type, from: Data(body))
        }
        switch query.purpose {
        case .users(let id):
            let page = try answer(UserPage.self)
            complete(id, .users(page.users, next: page.next))
        case .channels(let id):
            let page = try answer(ChannelPage.self)
            let channels = page.channels.map { take(row: $0, source: .channelChangelog) }
            complete(id, .channels(channels, next: page.next))
        case .members(let id):
            let page = try answer(MemberPage.self)
            complete(id, .members(page.members, next: page.next))
        case .messages(let id, let filter):
            let page = try answer(MessagePage.self)
            complete(id, .messages(page.messages.filter(filter.accepts).map(filter.shown)))
        case .updateUser(let id):
            let changed = try answer(WireUser.self)
            user = changed
            stored { try $0.setFact(.user, to: changed) }
            deliver(.currentUser(changed))
            complete(id, .done)
        case .createChannel(let id):
            let made = try answer(CreateChannelResult.self)
            let channel = take(row: made.channel, source: .eventChannelChanged)
            complete(id, .channel(channel, isCreated: made.isCreated))
        case .channel(_, let id), .updateChannel(let id):
            let channel = take(row: try answer(WireChannel.self), source: .eventChannelChanged)
            complete(id, .channel(channel))
        case .unknownChannel(let url): knownNow(url, try answer(WireChannel.self))
        case .reload(let url): reloaded(url, try answer(WireChannel.self))
        case .openChannels(let id):
            let page = try answer(ChannelPage.self)
            complete(id, .channels(page.channels.map { take(open: $0) }, next: page.next))
        case .participants(let id):
            let page = try answer(ParticipantPage.self)
            complete(id, .users(page.participants, next: page.next))
        case .openChannel(let id): complete(id, .channel(take(open: try answer(WireChannel.self))))
        case .publicChannels(let id):
            // They are no channels of the user's: nothing of them is kept.
            let page = try answer(ChannelPage.self)
            complete(id, .channels(page.channels.map { record($0.channelURL)?.channel ?? $0 }, next: page.next))
        case .operators(let id):
            let page = try answer(OperatorPage.self)
            complete(id, .operators(page.operators, next: page.next))
        case .muted(let id):
            let page = try answer(MutedPage.self)
            complete(id, .restricted(page.muted.map(\.restriction), .muted, next: page.next))
        case .banned(let id):
            let page = try answer(BannedPage.self)
            complete(id, .restricted(page.banned, .banned, next: page.next))
        case .metaData(let call, let id): complete(id, try metaDataOutcome(call, body))
        case .muteInfo(let id): complete(id, .muteInfo(try answer(MuteInfo.self)))
        case .pushTrigger(let id): complete(id, .pushTrigger(try answer(PushPreference.self).trigger))
        case .autoAccept(let id): complete(id, .flag(try answer(InvitationPreference.self).autoAccept))
        case .question(let question, let id): complete(id, try question.read(body))
        case .pinnedMessage(let url, let id, let origin):
            pinnedMessage(try answer(WireMessage.self), id: id, in: url, origin)
        case .moderate(let place, let moderation, let id): moderated(place, moderation, id)
        case .changeMembership(let url, let change, let id): try membershipChanged(url, change, body, id)
        case .channelPage(let id): receive(try answer(ChannelPage.self), for: id)
        case .messagePage(let id, let url, let request):
            receive(try answer(MessagePage.self), for: id, channelURL: url, request)
        }
    }
}
