internal import ChatWire

extension Core {
    // MARK: - Starting

    /// Starts a collection: the cached page at once, then the server's.
    func startMessages(_ id: CollectionID, _ cacheID: CompletionID?, _ apiID: CompletionID?) {
        guard let window = messageLists[id], !window.isDetached else {
            fail(cacheID, .collectionDisposed, "The collection was disposed.")
            fail(apiID, .collectionDisposed, "The collection was disposed.")
            return
        }
        guard !window.isStarted else {
            fail(cacheID, .queryInProgress, "The collection was started before.")
            fail(apiID, .queryInProgress, "The collection was started before.")
            return
        }
        window.start()
        let record = record(window.channelURL)
        if let record {
            let wall = now.wall
            stored { try $0.touch(record, at: wall) }
            evictMessages()
            showCached(record, in: window)
        }
        showAll(window, id)
        complete(cacheID, .messages(shown(in: window)))
        window.startWaiter = apiID
        askForFirstPage(of: window, id)
        // A channel that was not open is behind where events came while nobody looked, or over a break.
        if let record, isLive, record.logSeq < record.channel.seq { askChanges(of: record) }
    }

    /// The cached page around the starting point: from one stretch without a hole.
    private func showCached(_ record: ChannelRecord, in window: MessageWindow) {
        let filter = window.filter
        guard let stretch = spans(filter.spanKind, of: record).last(beginningBy: window.startingPoint) else { return }
        let anchor = min(window.startingPoint, stretch.to)
        let before = Span(from: stretch.from, to: anchor)
        // How far the page reaches is told by what was read, not by what of it passes the filter.
        var read =
            stored {
                try $0.newest(filter.previousSize, in: before, of: record, withReplies: filter.takesReplies)
            } ?? []
        var span = Span(from: read.first?.createdAt ?? anchor, to: anchor)
        if read.count < filter.previousSize { span.from = stretch.from }
        if anchor < stretch.to {
            let after = Span(from: anchor + 1, to: stretch.to)
            let newer =
                stored {
                    try $0.oldest(filter.nextSize, in: after, of: record, withReplies: filter.takesReplies)
                } ?? []
            span.to = newer.count < filter.nextSize ? stretch.to : newer.last?.createdAt ?? anchor
            read += newer
        }
        // The stretch's end is as far as is known, not the channel's: only a live one goes on.
        window.span = span
        window.replace(with: record.freshened(read).filter { filter.accepts($0) })
    }

    /// What a window shows of a stretch.
    private func accepted(by window: MessageWindow, in span: Span, of record: ChannelRecord) -> [WireMessage] {
        record.freshened(messages(for: window, in: span, of: record)).filter { window.filter.accepts($0) }
    }

    private func messages(
        for window: MessageWindow, in span: Span, of record: ChannelRecord
    ) -> [WireMessage] {
        stored { try $0.messages(in: span, of: record, withReplies: window.filter.takesReplies) } ?? []
    }

    private func askForFirstPage(of window: MessageWindow, _ id: CollectionID) {
        guard canAsk else {
            window.needsPage = window.isBehind
            complete(window.startWaiter, .failure(.connectionRequired, "The server cannot be asked now."))
            window.startWaiter = nil
            return
        }
        window.isStarting = true
        let query = window.filter.pageQuery(
            .time(window.startingPoint), previous: window.filter.previousSize, next: window.filter.nextSize,
            includesAnchor: true)
        askForPage(id, window, MessagePageRequest(purpose: .start(window.startWaiter), query: query))
    }

    /// After a login.
    func resume(_ window: MessageWindow, _ id: CollectionID) {
        guard window.isLive else { return }
        if let record = record(window.channelURL), record.logSeq < record.channel.seq { askChanges(of: record) }
        if window.needsPage, !window.isStarting {
            window.needsPage = false
            askForFirstPage(of: window, id)
        }
    }

    /// Reads the first page anew; the delegate is told what came of it.
    func readAnew(_ window: MessageWindow, _ id: CollectionID) {
        guard !window.isStarting else { return }
        askForFirstPage(of: window, id)
    }

    // MARK: - Going on

    func loadMessages(_ id: CollectionID, _ direction: PageDirection, _ completion: CompletionID?) {
        guard let window = messageLists[id] else {
            fail(completion, .collectionDisposed, "The collection was disposed.")
            return
        }
        guard window.isLive, !window.isStarting, window.loadWaiters[direction] == nil else {
            fail(completion, .queryInProgress, "The collection is not started, or is loading already.")
            return
        }
        guard let span = window.span else {
            // The first page could not be had: it comes before all others.
            window.startWaiter = completion
            askForFirstPage(of: window, id)
            return
        }
        guard direction == .previous ? window.hasPrevious : window.hasNext else {
            complete(completion, .messages([]))
            return
        }
        if let record = record(window.channelURL), let page = cachedPage(direction, span, window, record) {
            extend(window, id, to: page.span, with: page.messages, completion)
            return
        }
        window.loadWaiters[direction] = .some(completion)
        let size = max(1, direction == .previous ? window.filter.previousSize : window.filter.nextSize)
        let query = window.filter.pageQuery(direction, of: span, size: size)
        askForPage(id, window, MessagePageRequest(purpose: .load(direction, completion), query: query))
    }

    /// The next page from the cache; nil where the cache cannot fill it and the server can be asked.
    private func cachedPage(
        _ direction: PageDirection, _ span: Span, _ window: MessageWindow, _ record: ChannelRecord
    ) -> (span: Span, messages: [WireMessage])? {
        let edge = direction == .previous ? span.from : span.to
        let filter = window.filter
        guard let stretch = spans(filter.spanKind, of: record).span(containing: edge) else { return nil }
        if direction == .previous {
            guard stretch.from < edge else { return nil }
            let size = max(1, filter.previousSize)
            let before = Span(from: stretch.from, to: edge - 1)
            let older =
                stored { try $0.newest(size, in: before, of: record, withReplies: filter.takesReplies) } ?? []
            let isEnd = older.count < size
            guard !isEnd || stretch.from == 0 || !canAsk else { return nil }
            let from = isEnd ? stretch.from : older.first?.createdAt ?? stretch.from
            return (Span(from: from, to: edge), record.freshened(older))
        }
        guard stretch.to > edge else { return nil }
        let size = max(1, filter.nextSize)
        let after = Span(from: edge + 1, to: stretch.to)
        let newer = stored { try $0.oldest(size, in: after, of: record, withReplies: filter.takesReplies) } ?? []
        let isEnd = newer.count < size
        guard !isEnd || stretch.isLive || !canAsk else { return nil }
        return (
            Span(from: edge, to: isEnd ? stretch.to : newer.last?.createdAt ?? stretch.to), record.freshened(newer)
        )
    }

    /// Lets the window reach further; the handler gets what came in.
    private func extend(
        _ window: MessageWindow, _ id: CollectionID, to span: Span, with messages: [WireMessage],
        _ completion: CompletionID?
    ) {
        var joined = SpanSet([span])
        if let shown = window.span { joined.insert(shown) }
        window.span = joined.spans.first { $0.contains(span.from) } ?? span
        let new = messages.filter { window.filter.accepts($0) && window.show($0) != nil }.map(window.filter.shown)
        var change = window.change(nil)
        change.upserted = new
        deliver(.messageList(id, change))
        complete(completion, .messages(window.filter.isReversed ? new.reversed() : new))
    }

    // MARK: - The server's pages

    private func askForPage(_ id: CollectionID, _ window: MessageWindow, _ request: MessagePageRequest) {
        record(window.channelURL)?.pagesInFlight += 1
        call(
            QueryCall(
                purpose: .messagePage(id, channelURL: window.channelURL, request),
                path: QueryCall.path(ofChannel: window.channelURL, "/messages"), query: request.query.items))
    }

    func receive(_ page: MessagePage, for id: CollectionID, channelURL: String, _ request: MessagePageRequest) {
        guard let record = record(channelURL) else {
            messagePageFailed(id, channelURL, request, WireError(.notFoundInDatabase, "The channel is gone."))
            return
        }
        let span = integrate(page, request.query, in: record)
        pageEnded(record)
        guard let window = messageLists[id], window.isLive else { return }
        switch request.purpose {
        case .start:
            showFirstPage(span, record, window, id)
            evictMessages()
        case .load(let direction, let completion):
            let messages = record.freshened(messages(for: window, in: span, of: record))
            let isEmpty = !messages.contains { window.filter.accepts($0) && window.version(at: $0.createdAt) == nil }
            let isEnd = direction == .previous ? span.from == 0 : span.isLive
            if isEmpty, !isEnd, request.emptyPages < 20 {
                askFurther(id, window, request, span, direction)
            } else {
                window.loadWaiters[direction] = nil
                extend(window, id, to: span, with: messages, completion)
            }
        }
    }

    /// Nothing of a page passes the filter: goes on behind it, with larger pages.
    private func askFurther(
        _ id: CollectionID, _ window: MessageWindow, _ request: MessagePageRequest, _ span: Span,
        _ direction: PageDirection
    ) {
        if var joined = window.span.map({ SpanSet([$0]) }) {
            joined.insert(span)
            window.span = joined.spans.first { $0.contains(span.from) } ?? window.span
        }
        let size = session?.limits.pageItems ?? Limits.standard.pageItems
        var further = request
        further.emptyPages += 1
        further.query = window.filter.pageQuery(direction, of: span, size: size)
        askForPage(id, window, further)
    }

    /// The server's first page takes the place of the cached one.
    private func showFirstPage(_ span: Span, _ record: ChannelRecord, _ window: MessageWindow, _ id: CollectionID) {
        window.isStarting = false
        let messages = accepted(by: window, in: span, of: record)
        let waiter = window.startWaiter
        window.startWaiter = nil
        window.span = span
        window.replace(with: messages)
        if waiter == nil {
            // Nobody waits for the page any more: the delegate is told.
            var change = window.change(.messageFill)
            change.replacesAll = true
            change.upserted = messages.map(window.filter.shown)
            change.newIDs = Set(change.upserted.map(\.identity))
            deliver(.messageList(id, change))
        } else {
            showAll(window, id)
            complete(waiter, .messages(shown(in: window)))
        }
    }

    func messagePageFailed(_ id: CollectionID, _ url: String, _ request: MessagePageRequest, _ error: WireError) {
        if let record = record(url) { pageEnded(record) }
        guard let window = messageLists[id] else { return }
        switch request.purpose {
        case .start:
            window.isStarting = false
            window.needsPage = window.isBehind
            complete(window.startWaiter, .failure(error))
            window.startWaiter = nil
        case .load(let direction, let completion):
            window.loadWaiters[direction] = nil
            complete(completion, .failure(error))
        }
    }

    private func pageEnded(_ record: ChannelRecord) {
        record.pagesInFlight = max(0, record.pagesInFlight - 1)
        if record.pagesInFlight == 0 { (record.overlay, record.partsOverlay) = ([:], [:]) }
    }

    /// Writes a page into the cache, and returns the stretch that it covers.
    ///
    /// Events that came while the page was under way are newer than it: they win.
    private func integrate(_ page: MessagePage, _ query: MessagesQuery, in record: ChannelRecord) -> Span {
        let messages = page.messages.sorted { $0.createdAt < $1.createdAt }
        let span = Self.span(of: page, query)
        removeMissing(from: page, query, in: span, record)
        for message in messages {
            switch record.overlay[message.messageID] {
            case .some(nil): continue
            case .some(let newer?):
                stored { try $0.save(newer, in: record) }
                _ = settle(newer)
            case nil:
                var message = message
                for change in record.partsOverlay[message.messageID] ?? [] { change.apply(to: &message, of: userID) }
                stored { try $0.save(message, in: record) }
                _ = settle(message)
            }
        }
        if hasNoSpans(record) {
            record.spansSeq = page.channelSeq
            record.isDirty = true
        }
        for kind in query.replies == .all ? SpanKind.allCases : [.standing] {
            var spans = spans(kind, of: record)
            spans.insert(span)
            setSpans(spans, kind, of: record)
        }
        return span
    }

    /// The stretch that a page covers: up to its last message on a side that goes on, to the end on one that does not,
    /// and up to the anchor on a side that was not asked for.
    static func span(of page: MessagePage, _ query: MessagesQuery) -> Span {
        let times = page.messages.map(\.createdAt)
        let anchor: Int64 = if case .time(let time) = query.anchor { time } else { times.min() ?? 0 }
        let oldest = min(times.min() ?? anchor, anchor)
        let newest = max(times.max() ?? anchor, anchor)
        let from = query.previousLimit == 0 ? anchor : page.hasPrevious ? oldest : 0
        let to = query.nextLimit == 0 ? anchor : page.hasNext ? newest : .max
        return Span(from: from, to: to)
    }

    /// Cached messages of the stretch that the page does not hold were deleted while nobody looked.
    private func removeMissing(
        from page: MessagePage, _ query: MessagesQuery, in span: Span, _ record: ChannelRecord
    ) {
        let present = Set(page.messages.map(\.createdAt))
        let hasReplies = query.replies == .all
        for version in stored({ try $0.versions(in: span, of: record, withReplies: hasReplies) }) ?? [] {
            guard version.seq <= page.channelSeq, !present.contains(version.time) else { continue }
            // The anchor itself was not asked for.
            if !query.includesAnchor, query.anchor == .time(version.time) { continue }
            stored { try $0.deleteMessage(at: version.time, in: record) }
        }
    }

    // MARK: - Showing

    /// What the window shows, in its order.
    private func shown(in window: MessageWindow) -> [LocalMessage] {
        guard let record = record(window.channelURL), let span = window.span else { return [] }
        let messages = accepted(by: window, in: span, of: record)
            .filter { window.version(at: $0.createdAt) != nil }.map(window.filter.shown)
        return window.filter.isReversed ? messages.reversed() : messages
    }

    /// Gives the collection all that it shows anew, unsent messages too; the handlers get it, so that no delegate is
    /// told.
    private func showAll(_ window: MessageWindow, _ id: CollectionID) {
        var change = window.change(nil)
        change.replacesAll = true
        let sent = shown(in: window)
        change.upserted = window.filter.isReversed ? sent.reversed() : sent
        change.upserted += outbox.entries(of: window.channelURL).map(\.message).filter { window.filter.accepts($0) }
        deliver(.messageList(id, change))
    }
}
