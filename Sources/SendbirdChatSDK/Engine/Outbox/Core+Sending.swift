internal import ChatWire

extension Core {
    /// Whether a message was sent from here.
    enum SentHere {
        case no
        /// Its reply came before.
        case reply
        /// This is the first that is heard of it.
        case event
    }

    /// How a sending ended.
    enum SendingEnd {
        case sent(WireMessage)
        /// It was sent, and is deleted by now.
        case sentAndDeleted(WireMessage)
        case failed(WireError)
        case cancelled(WireError)
        case withdrawn
        case logOut
    }

    /// Whether messages wait for a connection.
    var canWait: Bool { configuration.isCachingEnabled && configuration.enablesAutoResend }

    // MARK: - What the app asks for

    func send(_ message: LocalMessage, _ completion: CompletionID?) {
        guard !message.wire.message.isEmpty else {
            fail(completion, .invalidParameter, "The message is empty.")
            return
        }
        guard user != nil else {
            fail(completion, .connectionRequired, "Connect before sending.")
            return
        }
        append(message, completion)
    }

    /// Puts a message at the end of its channel's outbox.
    func append(_ message: LocalMessage, _ completion: CompletionID?) {
        // The message itself tells the others that typing is over.
        typingSent[message.wire.channelURL] = nil
        var message = message
        message.wire.parent = quote(of: message.wire)
        let entry = message
        outbox.append(entry, waiter: completion, keepsOrder: connection.socket == nil)
        stored { try $0.save(unsent: entry) }
        reflect(unsent: entry, isNew: true, .localMessagePendingCreated)
        resumeSending(in: message.wire.channelURL)
    }

    func resend(_ message: LocalMessage, _ completion: CompletionID?) {
        let (id, url) = (message.wire.requestID, message.wire.channelURL)
        if let sent = outbox.sent(id) {
            complete(completion, .message(LocalMessage(sent)))
            return
        }
        if let entry = outbox.entry(id, in: url) {
            outbox.update(id, in: url) { $0.waiters += completion.map { [$0] } ?? [] }
            // It waits or is on its way already: the answer to that is the answer to this.
            guard entry.message.status != .pending else { return }
        } else {
            outbox.append(message, waiter: completion, keepsOrder: false)
        }
        var pending = message
        (pending.status, pending.errorCode) = (.pending, 0)
        outbox.update(id, in: url) { entry in
            entry.message = pending
            (entry.uploadAttempts, entry.uploadsAfter) = (0, nil)
        }
        stored { try $0.save(unsent: pending) }
        reflect(unsent: pending, isNew: false, .localMessageResendStarted)
        resumeSending(in: url)
    }

    func removeUnsent(_ ids: [String]?, in url: String, _ onlyFailed: Bool, _ completion: CompletionID?) {
        let wanted = ids.map { Set($0) }
        var removed: [String] = []
        for entry in outbox.entries(of: url) {
            let id = entry.message.wire.requestID
            guard wanted?.contains(id) ?? true, !outbox.isOnItsWay(id, in: url) else { continue }
            guard !onlyFailed || entry.message.status != .pending else { continue }
            endSending(id, in: url, .withdrawn)
            removed.append(id)
        }
        if let wanted, !onlyFailed, removed.count < wanted.count {
            fail(completion, .pendingError, "The message is on its way.")
        } else {
            complete(completion, onlyFailed && ids != nil ? .requestIDs(removed) : .done)
        }
    }

    // MARK: - On the way

    /// Sends what can go out, in every channel.
    func resumeSending() {
        for url in outbox.channels { resumeSending(in: url) }
    }

    func resumeSending(in url: String) {
        guard connection.socket != nil else {
            if !canWait, connection.state == .closed || !connection.isConnectedOrConnecting { failWaiting(in: url) }
            return
        }
        resumeUploads(in: url)
        guard let next = outbox.next(in: url, now: now.uptime) else { return }
        _ = request(SendMessage.self, next.sendParams, .send(channelURL: url, requestID: next.wire.requestID))
    }

    /// Without auto-resend a message does not outlive the connection.
    private func failWaiting(in url: String) {
        for entry in outbox.entries(of: url) where entry.message.status == .pending {
            let error = WireError(.connectionRequired, "Sending needs a connection.")
            endSending(entry.message.wire.requestID, in: url, .failed(error))
        }
    }

    /// The reply to a sending.
    func sent(_ requestID: String, in url: String, _ message: WireMessage) {
        outbox.stop(requestID, in: url)
        let record = record(url)
        if let record, isDeleted(message, in: record) {
            endSending(requestID, in: url, .sentAndDeleted(message))
        } else {
            if let record { store(new: message, in: record) }
            endSending(requestID, in: url, .sent(message))
        }
        resumeSending(in: url)
    }

    /// Whether a message that a reply tells of is gone by now: what happened to it was applied, and it is not there.
    /// The answer to a second sending may be that late.
    private func isDeleted(_ message: WireMessage, in record: ChannelRecord) -> Bool {
        guard !record.channel.isOpen, message.seq <= record.logSeq else { return false }
        return (stored { try $0.message(at: message.createdAt, in: record) } ?? nil) == nil
    }

    func sendingRefused(_ requestID: String, in url: String, _ error: WireError) {
        outbox.stop(requestID, in: url)
        if SendOutcome.isRetriedByItself(error), let wait = error.retryAfterMilliseconds {
            outbox.pause(url, until: now.uptime + min(max(wait, 1), 60_000))
            return
        }
        endSending(requestID, in: url, .failed(error))
        resumeSending(in: url)
    }

    /// No answer will come: it is not known whether the server took the message. The same request id finds out.
    func sendingInterrupted(_ requestID: String, in url: String, _ error: WireError) {
        outbox.stop(requestID, in: url)
        outbox.keepOrder(in: url)
        if !canWait { endSending(requestID, in: url, .failed(error)) }
    }

    /// The connection is gone.
    func stopSending(_ error: WireError) {
        for url in outbox.channels { outbox.keepOrder(in: url) }
        guard !canWait else { return }
        for url in outbox.channels {
            for entry in outbox.entries(of: url) where entry.message.status == .pending {
                endSending(entry.message.wire.requestID, in: url, .failed(error))
            }
        }
    }

    /// Messages that waited too long are not sent by themselves any more.
    func failOldMessages() {
        for entry in outbox.all where entry.message.status == .pending {
            guard now.wall - entry.message.wire.createdAt > times.pendingLifetime else { continue }
            let error = WireError(.pendingError, "The message waited longer than three days.")
            endSending(entry.message.wire.requestID, in: entry.message.wire.channelURL, .failed(error))
        }
    }

    // MARK: - The end

    /// The server's form of a message came, by whatever way: a sending that waits for it is done.
    func settle(_ message: WireMessage) -> SentHere {
        guard !message.requestID.isEmpty, message.sender?.userID == userID else { return .no }
        if outbox.entry(message.requestID, in: message.channelURL) != nil {
            endSending(message.requestID, in: message.channelURL, .sent(message))
            resumeSending(in: message.channelURL)
            return .event
        }
        return outbox.sent(message.requestID) == nil ? .no : .reply
    }

    /// Ends the sending of a message without saying so to collections.
    func completeSending(_ requestID: String, with end: SendingEnd) {
        for url in outbox.channels where outbox.entry(requestID, in: url) != nil {
            let entry = outbox.remove(requestID, in: url)
            for waiter in entry?.waiters ?? [] { complete(waiter, outcome(of: end)) }
        }
    }

    func endSending(_ requestID: String, in url: String, _ end: SendingEnd) {
        guard let entry = outbox.entry(requestID, in: url) else { return }
        switch end {
        case .sent(let message), .sentAndDeleted(let message):
            forgetFile(of: entry.message)
            _ = outbox.remove(requestID, in: url)
            _ = stored { try $0.deleteUnsent(requestID, in: url) }
            outbox.remember(message)
            reflect(sent: message, requestID: requestID, isShown: !end.isDeleted)
        case .failed(let error), .cancelled(let error):
            if entry.message.needsUpload { stopUpload(of: requestID) }
            var failed = entry.message
            (failed.status, failed.errorCode) = (end.isCancelled ? .canceled : .failed, error.code.rawValue)
            outbox.update(requestID, in: url) { $0 = Outbox.Entry(message: failed) }
            outbox.stop(requestID, in: url)
            stored { try $0.save(unsent: failed) }
            reflect(
                unsent: failed, isNew: false, end.isCancelled ? .localMessageCanceled : .localMessageFailed)
        case .withdrawn, .logOut:
            stopUpload(of: requestID)
            forgetFile(of: entry.message)
            _ = outbox.remove(requestID, in: url)
            _ = stored { try $0.deleteUnsent(requestID, in: url) }
            reflect(removedUnsent: entry.message)
        }
        for waiter in entry.waiters { complete(waiter, outcome(of: end)) }
    }

    private func outcome(of end: SendingEnd) -> Outcome {
        switch end {
        case .sent(let message), .sentAndDeleted(let message): .message(LocalMessage(message))
        case .failed(let error), .cancelled(let error): .failure(error)
        case .withdrawn: .failure(.requestFailed, "The sending was withdrawn.")
        case .logOut: .failure(.connectionCanceled, "The user logged out.")
        }
    }
}

extension Core.SendingEnd {
    /// Whether the message is deleted by now.
    var isDeleted: Bool {
        if case .sentAndDeleted = self { true } else { false }
    }

    /// Whether the user stopped the upload.
    var isCancelled: Bool {
        if case .cancelled = self { true } else { false }
    }
}
