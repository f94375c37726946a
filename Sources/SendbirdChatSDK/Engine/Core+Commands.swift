internal import ChatWire

extension Core {
    func handle(_ command: Command, _ completion: CompletionID?) {
        switch command {
        case .prepare: complete(completion, .done)
        case .connect(let credentials): connect(credentials, completion)
        case .disconnect: disconnect(completion)
        case .disconnectWebSocket: disconnectSocket(completion)
        case .reconnect: perform(connection.retryNow(now: now.uptime))
        case .clearCache(let url): clearCache(url, completion)
        case .countUnread(let kind): countUnread(kind, completion)
        case .sessionToken(let token): takeToken(token)
        case .sessionTokenFailed: perform(connection.tokenGiven(false, now: now.uptime))
        case .send(let message): send(message, completion)
        case .resend(let message): resend(message, completion)
        case .sendFile(let message, let file): sendFile(message, file, completion)
        case .sendFiles(let message, let files): sendFiles(message, files, completion)
        case .resendFile(let message, let file): resendFile(message, file, completion)
        case .cancelUpload(let id): cancelUpload(id, completion)
        case .setPicture(let picture, let use, let id): setPicture(picture, use, progressID: id, completion)
        case .removeUnsent(let url, let ids, let onlyFailed): removeUnsent(ids, in: url, onlyFailed, completion)
        case .updateMessage(let params): updateMessage(params, completion)
        case .deleteMessage(let url, let id): deleteMessage(id, in: url, completion)
        case .markRead(let url): markRead(url, completion)
        case .markDelivered(let url): markDelivered(url, completion)
        case .setDraft(let url, let draft): setDraft(draft, in: url)
        case .react(let params): react(params, completion)
        case .channelChangeLogs(let since): askChangeLogs(since: since, completion)
        case .typing(let url, let isTyping): setTyping(isTyping, in: url)
        case .enterChannel(let url): enter(url, completion)
        case .exitChannel(let url): exit(url, completion)
        case .openChannelCollection(let id, let listing): channelLists[id] = ChannelWindow(listing: listing)
        case .loadMoreChannels(let id): loadMoreChannels(id, completion)
        case .openMessageCollection(let id, let url, let start, let filter):
            messageLists[id] = MessageWindow(channelURL: url, startingPoint: start, filter: filter)
        case .startMessages(let id, let cacheID, let apiID): startMessages(id, cacheID, apiID)
        case .loadMessages(let id, let direction): loadMessages(id, direction, completion)
        case .closeCollection(let id): closeCollection(id)
        default: ask(command, completion)
        }
    }

    /// Commands that are one HTTP call.
    private func ask(_ command: Command, _ completion: CompletionID?) {
        switch command {
        case .ask(let question): ask(question, completion)
        case .changeChannel(let request, let url):
            call(QueryCall(request, purpose: .channel(url: url, completion), userID: userID))
        case .upload(let file, let query, let id, let make):
            beginUpload(file, query, progressID: id, completion) { .question($0, make) }
        case .listUsers(var query, let token):
            query.token = token
            call(QueryCall(purpose: .users(completion), path: "/v3/users", query: query.items))
        case .listChannels(var query, let token):
            query.token = token
            call(
                QueryCall(
                    purpose: .channels(completion), path: QueryCall.path(ofUser: userID, "/my_group_channels"),
                    query: query.items))
        case .listPublicChannels(var query, let token):
            query.token = token
            call(
                QueryCall(purpose: .publicChannels(completion), path: "/v3/group_channels", query: query.items))
        case .listMembers(let url, var query, let token):
            query.token = token
            call(
                QueryCall(
                    purpose: .members(completion), path: QueryCall.path(ofChannel: url, "/members"),
                    query: query.items))
        case .listMessages(let place, let anchor, let filter):
            call(
                QueryCall(
                    purpose: .messages(completion, filter: filter),
                    path: place.path("/messages"), query: filter.query(anchor).items))
        case .updateUser(let update):
            call(.updateUser(completion), "PUT", QueryCall.path(ofUser: userID), update)
        case .createChannel(let params): call(.createChannel(completion), "POST", "/v3/group_channels", params)
        case .getChannel(let url, let mustAsk): getChannel(url, mustAsk, completion)
        case .updateChannel(let url, let update):
            call(.updateChannel(completion), "PUT", QueryCall.path(ofChannel: url), update)
        case .changeMembership(let url, let change): changeMembership(of: url, change, completion)
        case .moderate(let place, let moderation): moderate(place, moderation, completion)
        case .metaData(let place, let call): ask(call, of: place, completion)
        default: askForLists(command, completion)
        }
    }

    private func askForLists(_ command: Command, _ completion: CompletionID?) {
        switch command {
        case .listOperators(let place, let limit, let token):
            page(.operators(completion), place.path("/operators"), limit, token)
        case .listMuted(let place, let limit, let token):
            page(.muted(completion), place.path("/mute"), limit, token)
        case .listBanned(let place, let limit, let token):
            page(.banned(completion), place.path("/ban"), limit, token)
        case .getMyMute(let place):
            call(
                QueryCall(purpose: .muteInfo(completion), path: place.path("/mute/" + QueryItems.encoded(userID))))
        case .getPushTrigger(let url):
            call(QueryCall(purpose: .pushTrigger(completion), path: pushPreferencePath(url)))
        case .setAutoAccept(let accepts):
            call(.autoAccept(completion), "PUT", invitationPreferencePath, ["auto_accept": accepts])
        case .getAutoAccept: call(QueryCall(purpose: .autoAccept(completion), path: invitationPreferencePath))
        default: askOfOpenChannels(command, completion)
        }
    }

    private func getChannel(_ url: String, _ mustAsk: Bool, _ completion: CompletionID?) {
        if !mustAsk, let record = record(url), record.channel.my != nil, !canAsk || isLive {
            complete(completion, .channel(record.channel))
            return
        }
        guard ChannelURL.isValid(url) else {
            fail(completion, .invalidChannelURL, "The channel URL is not well formed.")
            return
        }
        call(channelCall(url, .channel(url: url, completion)))
    }

    /// The call that reads one channel with its members.
    func channelCall(_ url: String, _ purpose: QueryCall.Purpose, type: ChannelType = .group) -> QueryCall {
        var query = QueryItems()
        query.add("show_member", true)
        query.add("show_metadata", true)
        return QueryCall(purpose: purpose, path: ChannelPlace(type: type, url: url).path(), query: query)
    }

    private func countUnread(_ kind: Command.UnreadCount, _ completion: CompletionID?) {
        switch kind {
        case .messages: complete(completion, .count(UInt(clamping: totalUnread)))
        case .channels:
            // Rows of this turn are not written yet.
            let stored = stored { try $0.unread().channels } ?? 0
            let changed = records.values.reduce(Int64(0)) { sum, record in
                guard record.isDirty else { return sum }
                return sum + (record.channel.unreadMessageCount > 0 ? 1 : 0) - (record.storedUnread > 0 ? 1 : 0)
            }
            complete(completion, .count(UInt(clamping: stored + changed)))
        }
    }

    private func clearCache(_ url: String?, _ completion: CompletionID?) {
        if let url {
            if let record = record(url) { forgetMessages(of: record) }
        } else {
            let (user, epoch) = (user, epoch)
            records = records.filter { $0.value.channel.isOpen }
            stopUploads()
            (outbox, drafts) = (Outbox(), [:])
            (totalUnread, position) = (0, nil)
            stored { cache in
                try cache.clear()
                try cache.setFact(.user, to: user)
                try cache.setFact(.epoch, to: epoch)
            }
        }
        complete(completion, .done)
    }

    private func closeCollection(_ id: CollectionID) {
        if let window = channelLists.removeValue(forKey: id) {
            for waiter in window.waiters { fail(waiter, .collectionDisposed, "The collection was disposed.") }
        }
        if let window = messageLists.removeValue(forKey: id) {
            for waiter in window.detach() { fail(waiter, .collectionDisposed, "The collection was disposed.") }
        }
    }

    var userID: String { credentials?.userID ?? "" }

    /// Whether what is known is kept up to date by events.
    var isLive: Bool { connection.socket != nil && !isCatchingUp }

    /// Whether an HTTP call can be made now or is about to.
    var canAsk: Bool { session != nil || connection.isConnectedOrConnecting }
}
