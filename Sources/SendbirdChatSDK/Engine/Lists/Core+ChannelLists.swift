internal import ChatWire

extension Core {
    /// Tells the live lists that a channel changed.
    ///
    /// - Parameters:
    ///   - isTelling: Whether collections of the channel's messages hear of it too.
    ///   - isShown: Whether the objects show the channel as it is by what was delivered just now.
    func reflect(
        _ record: ChannelRecord, _ source: CollectionEventSource, telling isTelling: Bool = false,
        except skipped: CollectionID? = nil, shown isShown: Bool = false
    ) {
        noteDelivery(in: record)
        if !isShown { deliver(.channel(record.channel)) }
        for (id, window) in channelLists.sorted(by: { $0.key < $1.key }) where id != skipped {
            guard let change = window.place(record.channel, of: userID, source: source) else { continue }
            deliver(.channelList(id, change))
        }
        guard isTelling else { return }
        for (id, window) in messageLists.sorted(by: { $0.key < $1.key })
        where window.channelURL == record.url && window.isStarted {
            deliver(.messageNotice(id, .channelUpdated(source)))
        }
    }

    // MARK: - Pages

    func loadMoreChannels(_ id: CollectionID, _ completion: CompletionID?) {
        guard let window = channelLists[id] else {
            fail(completion, .collectionDisposed, "The collection was disposed.")
            return
        }
        guard window.waiters.isEmpty else {
            fail(completion, .queryInProgress, "The collection is loading a page already.")
            return
        }
        if window.isRefreshing {
            // The page behind the cached one comes first.
            if let completion { window.waiters = [completion] }
            return
        }
        guard window.hasNext else {
            complete(completion, .channels([], next: ""))
            return
        }
        let isFirst = !window.isShown
        if isFirst || !canAsk {
            let cached = cachedPage(of: window)
            if !cached.isEmpty {
                show(cached, in: window, id)
                complete(completion, .channels(cached, next: ""))
                if isFirst, canAsk { askForPage(of: window, id, isRefreshing: true) }
                return
            }
        }
        guard canAsk else {
            fail(completion, .connectionRequired, "Loading channels needs a connection.")
            return
        }
        if let completion { window.waiters = [completion] }
        askForPage(of: window, id, isRefreshing: false)
    }

    private func askForPage(of window: ChannelWindow, _ id: CollectionID, isRefreshing: Bool) {
        (window.isRefreshing, window.isLoading) = (isRefreshing, !isRefreshing)
        var query = window.listing.query
        query.token = window.token
        query.showMember = true
        query.showMetadata = true
        call(
            QueryCall(
                purpose: .channelPage(id), path: QueryCall.path(ofUser: userID, "/my_group_channels"),
                query: query.items))
    }

    /// The next channels that the cache knows of, in the list's order.
    private func cachedPage(of window: ChannelWindow) -> [WireChannel] {
        let urls = stored { try $0.channelURLs(in: window.listing.order) } ?? []
        let isSorted = window.listing.order != .metadataValueAlphabetical
        var page: [WireChannel] = []
        for url in urls where !window.contains(url) {
            guard let channel = record(url)?.channel, window.listing.accepts(channel, of: userID) else { continue }
            page.append(channel)
            if isSorted, page.count == window.listing.query.limit { break }
        }
        page.sort { window.listing.precedes($0, $1) }
        return Array(page.prefix(window.listing.query.limit))
    }

    /// Puts a page into the list. The handler gets it, so that no delegate is told.
    private func show(_ page: [WireChannel], in window: ChannelWindow, _ id: CollectionID) {
        window.isShown = true
        if let last = page.last { window.edge = window.listing.key(of: last) }
        for channel in page {
            if let change = window.place(channel, of: userID, source: nil, isForced: true) {
                deliver(.channelList(id, change))
            }
        }
    }

    func receive(_ page: ChannelPage, for id: CollectionID) {
        guard let window = channelLists[id] else { return }
        let wasRefreshing = window.isRefreshing
        window.isRefreshing = false
        window.isLoading = false
        window.isShown = true
        window.token = page.next
        var new: [WireChannel] = []
        var last: ChannelOrderKey?
        for row in page.channels {
            let isKnown = window.contains(row.channelURL)
            let (taken, _, isChanged) = recordTaking(row, isCatchUp: false)
            guard let record = taken else { continue }
            if isChanged { reflect(record, .channelChangelog, except: id) }
            // A page keeps the order of when the first one was read: the channel behind all others is its end.
            let key = window.listing.key(of: record.channel)
            if last?.precedes(key) ?? true { last = key }
            guard !isKnown || isChanged else { continue }
            // The handler gets what is new. Where a page from the cache had answered, the delegate is told instead.
            let source: CollectionEventSource? = isKnown || wasRefreshing ? .channelChangelog : nil
            guard let change = window.place(record.channel, of: userID, source: source, isForced: true) else {
                continue
            }
            deliver(.channelList(id, change))
            if !change.added.isEmpty { new.append(record.channel) }
        }
        window.isComplete = page.next.isEmpty
        if let last, window.edge.map({ $0.precedes(last) }) ?? true { window.edge = last }
        deliver(.channelList(id, ChannelListChange(hasNext: window.hasNext)))
        placePassed(in: window, id)
        if wasRefreshing {
            goOn(window, id)
        } else if new.isEmpty, window.hasNext {
            // All of the page had come by events: go on, so that the handler gets something.
            askForPage(of: window, id, isRefreshing: false)
        } else {
            finishPage(window, .channels(new, next: page.next))
        }
    }

    /// What changed while the page was under way is not in it if it was read before.
    private func placePassed(in window: ChannelWindow, _ id: CollectionID) {
        for (url, source) in window.takePassed() {
            // Of the page's own channels the handler hears, as they are now.
            guard !window.contains(url) else { continue }
            guard let channel = record(url)?.channel, let change = window.place(channel, of: userID, source: source)
            else { continue }
            deliver(.channelList(id, change))
        }
    }

    /// Calls that waited for the page behind the cached one.
    private func goOn(_ window: ChannelWindow, _ id: CollectionID) {
        let waiters = window.waiters
        window.waiters = []
        for waiter in waiters { loadMoreChannels(id, waiter) }
    }

    private func finishPage(_ window: ChannelWindow, _ outcome: Outcome) {
        let waiters = window.waiters
        window.waiters = []
        for waiter in waiters { complete(waiter, outcome) }
    }

    func channelPageFailed(_ id: CollectionID, _ error: WireError) {
        guard let window = channelLists[id] else { return }
        let wasRefreshing = window.isRefreshing
        window.isRefreshing = false
        window.isLoading = false
        window.needsRefresh = wasRefreshing
        // Whatever page comes next is read after what has passed.
        _ = window.takePassed()
        finishPage(window, .failure(error))
    }

    /// After a login: what could not be asked before is asked now.
    func resumeCollections() {
        for (id, window) in channelLists.sorted(by: { $0.key < $1.key }) {
            let isBehind = window.isShown && window.token == nil && !window.isRefreshing && !window.isLoading
            if isBehind || window.needsRefresh {
                window.needsRefresh = false
                askForPage(of: window, id, isRefreshing: true)
            }
        }
        for (id, window) in messageLists.sorted(by: { $0.key < $1.key }) { resume(window, id) }
    }

    /// The user is another: nothing of the former one stays.
    func resetCollection(_ id: CollectionID) {
        if let window = channelLists[id] {
            let (change, waiters) = window.reset()
            for waiter in waiters { fail(waiter, .connectionCanceled, "The user logged out.") }
            deliver(.channelList(id, change))
        }
        if let window = messageLists[id] {
            for waiter in window.detach() { fail(waiter, .connectionCanceled, "The user logged out.") }
            var change = MessageListChange(hasPrevious: false, hasNext: false)
            change.replacesAll = true
            deliver(.messageList(id, change))
        }
    }
}
