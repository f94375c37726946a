internal import ChatWire

extension Core {
    // MARK: - What the app asks for

    func connect(_ new: Credentials, _ completion: CompletionID?) {
        if let known = credentials, known.userID != new.userID {
            logOut(told: user != nil)
        }
        let isSameLogin = credentials == new
        if isSameLogin, connection.socket != nil, let user {
            complete(completion, .user(user))
            return
        }
        if credentials?.userID != new.userID { openCache(of: new.userID) }
        if !isSameLogin, connection.isConnectedOrConnecting {
            perform(connection.disconnect())
            connectionLost(WireError(.connectionCanceled, "Another login took the place of this one."))
        }
        credentials = new
        tellFileAccess(key: fileAccess.key)
        if let completion { connectWaiters.append(completion) }
        // A cached user can be shown: then a failure is told, and tried again.
        perform(connection.connect(now: now.uptime, retriesFirst: user != nil && configuration.isCachingEnabled))
    }

    func disconnect(_ completion: CompletionID?) {
        logOut(told: true)
        complete(completion, .done)
    }

    func disconnectSocket(_ completion: CompletionID?) {
        let wasWanted = connection.state != .closed
        perform(connection.disconnect())
        connectionLost(WireError(.connectionCanceled, "The connection was closed by a call."))
        failConnectWaiters(WireError(.connectionCanceled, "The connection was closed by a call."))
        session = nil
        isReconnectionTold = false
        deliver(.connectionState(.closed, connectedAt: nil))
        if wasWanted, let user { deliver(.connection(.disconnected(userID: user.userID))) }
        complete(completion, .done)
    }

    func takeToken(_ token: String?) {
        guard let token else {
            perform(connection.sessionGivenUp())
            return
        }
        credentials?.token = token
        perform(connection.tokenGiven(true, now: now.uptime))
    }

    private func logOut(told isTold: Bool) {
        disconnectSocket(nil)
        let known = user
        for entry in outbox.all { completeSending(entry.message.wire.requestID, with: .logOut) }
        stopUploads()
        (outbox, drafts) = (Outbox(), [:])
        for id in Array(channelLists.keys) + Array(messageLists.keys) { resetCollection(id) }
        (user, position, seenPosition, userSeq, totalUnread) = (nil, nil, 0, 0, 0)
        epoch = nil
        (departures, unknownChannels, enteredChannels) = ([:], [:], [])
        removeCacheFile()
        shelf = FileShelf(folder: nil)
        fileAccess.key = nil
        credentials = nil
        if isTold, known != nil { deliver(.currentUser(nil)) }
    }

    private func removeCacheFile() {
        stored { cache in
            try cache.clear()
            try cache.commit()
        }
        let hadFile = cache?.path != nil
        cache = nil
        if hadFile, let credentials {
            do {
                try CacheLocation(configuration: configuration, userID: credentials.userID).remove()
            } catch {
                log.log(.error, "The cache's file cannot be deleted: \(error)")
            }
        }
        openCache(path: nil)
        stored { try $0.begin() }
    }

    /// Opens the user's cache, and shows the user that it knows.
    private func openCache(of userID: String) {
        stored { try $0.commit() }
        var path: String?
        if configuration.isCachingEnabled {
            let location = CacheLocation(configuration: configuration, userID: userID)
            do {
                try location.prepare()
                path = location.file.path
            } catch {
                log.log(.error, "The cache's folder cannot be made: \(error)")
                deliver(.caching(false))
            }
        }
        openCache(path: path)
        shelf = FileShelf(folder: path.map { URL(fileURLWithPath: $0 + ".files", isDirectory: true) })
        stored { try $0.begin() }
        user = stored { try $0.fact(.user, as: WireUser.self) } ?? nil
        position = stored { try $0.fact(.position, as: Int64.self) } ?? nil
        userSeq = (stored { try $0.fact(.userSeq, as: Int64.self) } ?? nil) ?? 0
        epoch = stored { try $0.fact(.epoch, as: String.self) } ?? nil
        seenPosition = position ?? 0
        totalUnread = stored { try $0.unread().messages } ?? 0
        outbox = Outbox(stored { try $0.unsent() } ?? [])
        // What is written from now on stands below, whatever the clock has become meanwhile.
        if let time = outbox.all.map(\.message.wire.createdAt).max() { deliver(.writtenUntil(time)) }
        shelf.removeAll(but: Set(outbox.all.flatMap { $0.message.wire.allFiles.map(\.url) }))
        tellFileAccess(key: stored { try $0.fact(.fileKey, as: String.self) } ?? nil)
        if let user { deliver(.currentUser(user)) }
        loadDrafts(of: userID)
    }

    // MARK: - What the machine says

    func perform(_ actions: [ConnectionMachine.Action]) {
        for action in actions { perform(action) }
    }

    private func perform(_ action: ConnectionMachine.Action) {
        switch action {
        case .open(let socket): openSocket(socket)
        case .login(let socket): login(on: socket)
        case .close(let socket, let code): act(.closeSocket(socket, code: code))
        case .ping(let socket): request(Ping.self, Empty(), .ping, on: socket)
        case .established(let isReconnection): established(isReconnection: isReconnection)
        case .broke:
            log.log(.info, "The connection broke; reconnecting.")
            connectionLost(WireError(.webSocketConnectionClosed, "The socket was closed."))
            deliver(.connectionState(.closed, connectedAt: nil))
            tellReconnecting()
        case .attemptFailed(let error, let isRetried): attemptFailed(error, isRetried: isRetried)
        case .ended(let error, let wasEstablished): ended(error, wasEstablished: wasEstablished)
        case .askForToken:
            log.log(.info, "The session expired; asking the app for a token.")
            connectionLost(WireError(.sessionKeyExpired, "The session has expired."))
            session = nil
            deliver(.connectionState(.closed, connectedAt: nil))
            tellReconnecting()
            deliver(.session(.tokenRequired))
        }
    }

    private func openSocket(_ socket: SocketID) {
        guard let credentials else { return }
        log.log(.info, "Opening socket \(socket).")
        let url = credentials.hosts.socket + WireProtocol.socketPath
        // What the server sends is bounded by what may wait for a slow reader.
        let request = SocketRequest(
            url: url, subprotocol: WireProtocol.subprotocol, messageBytes: Limits.standard.outgoingBytes * 4)
        act(.openSocket(socket, request))
        deliver(.connectionState(.connecting, connectedAt: nil))
    }

    private func login(on socket: SocketID) {
        guard let credentials else { return }
        let params = Login.Params(
            applicationID: configuration.applicationID, userID: credentials.userID, accessToken: credentials.token,
            sdkVersion: ClientConfiguration.sdkVersion)
        request(Login.self, params, .login, on: socket)
    }

    private func tellReconnecting() {
        guard !isReconnectionTold else { return }
        isReconnectionTold = true
        deliver(.connection(.reconnecting))
    }

    private func attemptFailed(_ error: WireError, isRetried: Bool) {
        log.log(.info, "Connecting failed with \(error.code.rawValue); \(isRetried ? "trying again" : "giving up").")
        connectionLost(error)
        deliver(.connectionState(.closed, connectedAt: nil))
        failConnectWaiters(error, cachedUser: isRetried ? user : nil)
        failWaitingCalls(error)
        if isRetried { tellReconnecting() }
        if isRetried, let wait = error.retryAfterMilliseconds {
            deliver(.connection(.delayed(seconds: UInt(clamping: (wait + 999) / 1_000))))
        }
    }

    private func ended(_ error: WireError, wasEstablished: Bool) {
        log.log(.info, "The connection ended for good with \(error.code.rawValue).")
        connectionLost(error)
        session = nil
        deliver(.connectionState(.closed, connectedAt: nil))
        failConnectWaiters(error)
        failWaitingCalls(error)
        if isReconnectionTold || wasEstablished { deliver(.connection(.reconnectionFailed)) }
        isReconnectionTold = false
        switch error.code {
        case .sessionTokenRevoked, .userDeactivated: deliver(.session(.closed))
        // The source of tokens failed, or gave one that is no good: the app may try again with another.
        case .sessionKeyRefreshFailed, .passedInvalidAccessToken: deliver(.session(.failed(error)))
        default: break
        }
        if wasEstablished, let user { deliver(.connection(.disconnected(userID: user.userID))) }
    }

    private func failConnectWaiters(_ error: WireError, cachedUser: WireUser? = nil) {
        for waiter in connectWaiters { complete(waiter, .failure(error, user: cachedUser)) }
        connectWaiters = []
    }

    /// What waited on the socket will get no answer.
    private func connectionLost(_ error: WireError) {
        let calls = socketCalls
        socketCalls = [:]
        for (_, call) in calls.sorted(by: { $0.key < $1.key }) { abandon(call, error) }
        stopSending(error)
        deliveries = DeliveryMarks()
        isCatchingUp = false
        // What was seen behind a gap that nobody filled is asked for again.
        seenPosition = position ?? 0
        holdsPosition = false
        for record in records.values where record.catchUp?.isReload == false {
            record.catchUp = nil
            record.parked = []
        }
    }

    // MARK: - After the login

    func loggedIn(_ result: Login.Result, on socket: SocketID) {
        let wasRefreshed = session == nil && isReconnectionTold
        session = Session(key: result.sessionKey, limits: result.limits)
        user = result.user
        let user = result.user
        stored { try $0.setFact(.user, to: user) }
        stored { try $0.setFact(.fileKey, to: result.fileKey) }
        fileAccess.uploadBytes = Int64(result.limits.uploadBytes)
        fileAccess.messageCharacters = result.limits.messageCharacters
        fileAccess.messageFiles = result.limits.messageFiles
        tellFileAccess(key: result.fileKey)
        deliver(.currentUser(user))
        deliver(.connectionState(.open, connectedAt: result.serverTime))
        take(epoch: result.epoch)
        loginPosition = result.position
        // What of the user's own rows changed meanwhile is among the channels that are caught up.
        userSeq = max(userSeq, result.userSeq)
        if wasRefreshed { deliver(.session(.refreshed)) }
        perform(
            connection.loggedIn(
                socket, now: now.uptime, heartbeat: result.heartbeatMilliseconds,
                idleTimeout: result.idleTimeoutMilliseconds))
    }

    private func established(isReconnection: Bool) {
        guard let user else { return }
        log.log(.info, isReconnection ? "Connected again." : "Connected.")
        for waiter in connectWaiters { complete(waiter, .user(user)) }
        connectWaiters = []
        if !isReconnection, !isReconnectionTold { deliver(.connection(.connected(userID: user.userID))) }
        if let position {
            isCatchingUp = true
            askChannelsChanges(since: position)
        } else {
            seenPosition = max(seenPosition, loginPosition)
            caughtUp()
        }
        let calls = waitingCalls
        waitingCalls = []
        for waiting in calls { call(waiting) }
        registerPendingDevice()
        failOldMessages()
        // Before messages go out: whoever is not in an open channel may not send there.
        enterAgain()
        resumeSending()
        evictMessages()
    }

    /// The device's token that was given before anybody was connected.
    private func registerPendingDevice() {
        guard
            let device = PendingDevice.waiting.withLock({ waiting in
                defer { waiting = nil }
                return waiting
            })
        else { return }
        ask(Question(device.request), nil)
    }

    /// Says how files are reached: with the key of the last login, which may still do before this one is done.
    private func tellFileAccess(key: String?) {
        (fileAccess.host, fileAccess.key) = (credentials?.hosts.api ?? "", key)
        deliver(.fileAccess(fileAccess))
    }

    /// Channels are as the server has them: what waited for that goes on.
    func caughtUp() {
        isCatchingUp = false
        if isReconnectionTold {
            isReconnectionTold = false
            deliver(.connection(.reconnected))
        }
        resumeCollections()
    }
}
