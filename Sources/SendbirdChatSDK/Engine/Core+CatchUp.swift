internal import ChatWire

extension Core {
    /// How many missing messages are filled in; past it the collections are told of a huge gap, as documented.
    static let hugeGap = 300

    // MARK: - Which channels changed

    func askChannelsChanges(since position: Int64) {
        let params = ChannelsChanges.Params(since: position, limit: session?.limits.pageItems)
        if !request(ChannelsChanges.self, params, .channelsChanges) { isCatchingUp = false }
    }

    func receive(_ changes: ChannelsChanges.Result) {
        for url in changes.deletedChannelURLs { remove(url, source: .channelChangelog) }
        for row in changes.channels {
            take(row: row, source: .channelChangelog, isCatchUp: true)
            // Open collections are caught up at once; other channels when they are opened, or hear of a change.
            if let record = records[row.channelURL], row.seq > record.logSeq, isOpen(record) { askChanges(of: record) }
        }
        if changes.hasMore {
            askChannelsChanges(since: changes.position)
        } else {
            seenPosition = max(seenPosition, changes.position)
            caughtUp()
        }
    }

    /// What the app asks for itself: channels as they are now, and where to go on.
    func askChangeLogs(since start: Int64, _ completion: CompletionID?) {
        let params = ChannelsChanges.Params(since: start, limit: session?.limits.pageItems)
        guard !request(ChannelsChanges.self, params, .changeLogs(completion)) else { return }
        fail(completion, .connectionRequired, "The call needs a connection.")
    }

    func changeLogsCame(_ changes: ChannelsChanges.Result, _ completion: CompletionID?) {
        var known = changes
        known.channels = changes.channels.map { take(row: $0, source: .channelChangelog) }
        complete(completion, .answer(Answer(known)))
    }

    func isOpen(_ record: ChannelRecord) -> Bool {
        messageLists.values.contains { $0.channelURL == record.url && $0.isStarted }
    }

    // MARK: - What changed in a channel

    /// What is known of a channel of whose messages nothing is kept.
    static let noSpans = Dictionary(uniqueKeysWithValues: SpanKind.allCases.map { ($0, SpanSet()) })

    /// Fetches what is missing; events of the channel wait meanwhile.
    func askChanges(of record: ChannelRecord) {
        guard record.catchUp == nil else { return }
        record.catchUp = ChannelRecord.CatchUp()
        askMoreChanges(of: record, since: record.changesSince)
    }

    private func askMoreChanges(of record: ChannelRecord, since seq: Int64) {
        let params = ChannelChanges.Params(
            channelURL: record.url, sinceSeq: seq, limit: session?.limits.pageItems)
        let isAsked = request(ChannelChanges.self, params, .channelChanges(channelURL: record.url))
        // After the next login it is asked for again.
        if !isAsked { record.catchUp = nil }
    }

    func receive(_ changes: ChannelChanges.Result, of url: String) {
        guard let record = records[url], var catchUp = record.catchUp, !catchUp.isReload else { return }
        catchUp.changes += changes.changes
        catchUp.newMessages += changes.changes.count { change in
            if case .messageNew = change.body { return true }
            return false
        }
        record.catchUp = catchUp
        let isProgress = changes.completeSeq > record.changesSince || !changes.hasMore
        if changes.mustReload || catchUp.newMessages > Self.hugeGap || !isProgress {
            reload(record)
        } else if changes.hasMore {
            askMoreChanges(of: record, since: changes.completeSeq)
        } else {
            finish(catchUp.changes, completeSeq: changes.completeSeq, record)
        }
    }

    func changesRefused(_ url: String, _ error: WireError) {
        guard let record = records[url] else { return }
        log.log(.warning, "The changes of a channel were refused with \(error.code.rawValue).")
        // No member any more, or gone: what waits is of no use. Else the next login tells of the channel anew.
        holdsPosition = holdsPosition || !Self.meansGone(error)
        record.catchUp = nil
        record.parked = []
    }

    /// Whether an error says that there is no such channel for the current user.
    static func meansGone(_ error: WireError) -> Bool {
        switch error.code {
        case .socketChannelNotFound, .socketUserNotMember, .notFoundInDatabase, .nonAuthorized: true
        default: false
        }
    }

    /// Applies what was missing in one piece, then what waited.
    private func finish(_ changes: [WireEvent], completeSeq: Int64, _ record: ChannelRecord) {
        record.catchUp = nil
        let live = Set(record.parked.compactMap(\.seq))
        var batch = MessageBatch()
        for change in changes {
            guard let seq = change.seq, seq > record.logSeq, records[record.url] === record else { continue }
            // No collection holds an open channel's messages: its delegates are told what was missed, in its order.
            let isLive = live.contains(seq) || record.channel.isOpen
            if !isLive { batch.add(change.body) }
            apply(change, seq: seq, to: record, isLive ? .live : .changelog)
        }
        guard records[record.url] === record else { return }
        if completeSeq > record.logSeq {
            record.logSeq = completeSeq
            record.isDirty = true
        }
        reflect(batch, in: record)
        deliver(.channel(record.channel))
        reflect(record, .channelChangelog, telling: true)
        drainParked(record)
    }

    // MARK: - Read anew

    /// The changes are too old or too many: the cached messages go, and the channel is read anew.
    private func reload(_ record: ChannelRecord) {
        record.catchUp = ChannelRecord.CatchUp(isReload: true)
        call(channelCall(record.url, .reload(url: record.url), type: record.channel.isOpen ? .open : .group))
    }

    func reloaded(_ url: String, _ row: WireChannel) {
        guard let record = records[url] else { return }
        record.catchUp = nil
        forgetMessages(of: record)
        record.merge(row)
        record.logSeq = max(record.logSeq, row.seq)
        record.isDirty = true
        for (id, window) in messageLists.sorted(by: { $0.key < $1.key }) where window.channelURL == url {
            guard window.isStarted else { continue }
            for waiter in window.detach() {
                fail(waiter, .collectionDisposed, "Too much was missed for the collection to go on.")
            }
            deliver(.messageNotice(id, .hugeGap))
        }
        deliver(.channel(record.channel))
        reflect(record, .channelChangelog, telling: true)
        drainParked(record)
    }

    func reloadFailed(_ url: String, _ error: WireError) {
        log.log(.warning, "A channel could not be read anew: \(error.code.rawValue).")
        guard let record = records[url] else { return }
        // The gap is still there: the next event of the channel, or the next login, finds it again.
        holdsPosition = holdsPosition || !Self.meansGone(error)
        record.catchUp = nil
        record.parked = []
    }

    /// Forgets the cached messages of a channel, but not those that are unsent.
    func forgetMessages(of record: ChannelRecord) {
        stored { try $0.deleteMessages(of: record) }
        record.spans = Self.noSpans
        record.spansSeq = 0
        record.isDirty = true
    }
}
