internal import ChatWire

/// Open channels: known while one is in them, and never kept on the device.
extension Core {
    /// Commands that are one HTTP call.
    func askOfOpenChannels(_ command: Command, _ completion: CompletionID?) {
        switch command {
        case .listOpenChannels(var query, let token):
            query.token = token
            call(QueryCall(purpose: .openChannels(completion), path: "/v3/open_channels", query: query.items))
        case .listParticipants(let url, let limit, let token):
            var query = QueryItems()
            query.add("limit", Int64(limit))
            query.add("token", token)
            call(
                QueryCall(
                    purpose: .participants(completion),
                    path: ChannelPlace(type: .open, url: url).path("/participants"), query: query))
        case .createOpenChannel(let params): call(.openChannel(completion), "POST", "/v3/open_channels", params)
        case .getOpenChannel(let url):
            guard ChannelURL.isValid(url) else {
                fail(completion, .invalidChannelURL, "The channel URL is not well formed.")
                return
            }
            call(channelCall(url, .openChannel(completion), type: .open))
        case .updateOpenChannel(let url, let params):
            call(.openChannel(completion), "PUT", ChannelPlace(type: .open, url: url).path(), params)
        default: fail(completion, .notSupported, "The call is not supported.")
        }
    }

    // MARK: - Coming and going

    func enter(_ url: String, _ completion: CompletionID?) {
        guard ChannelURL.isValid(url) else {
            fail(completion, .invalidChannelURL, "The channel URL is not well formed.")
            return
        }
        let params = EnterChannel.Params(channelURL: url)
        guard !request(EnterChannel.self, params, .enter(channelURL: url, completion)) else { return }
        fail(completion, .connectionRequired, "Entering needs a connection.")
    }

    /// After a login: the app is to be where it was.
    func enterAgain() {
        for url in enteredChannels.sorted() { enter(url, nil) }
    }

    func entered(_ url: String, _ row: WireChannel, _ completion: CompletionID?) {
        let isNew = enteredChannels.insert(url).inserted
        if !isNew, let record = records[url] {
            record.merge(row)
            // What happened during a break is told to the delegates as if it happened now.
            if row.seq > record.logSeq { askChanges(of: record) }
        } else {
            records[url] = ChannelRecord(id: 0, channel: row, logSeq: row.seq, spansSeq: 0, storedUnread: 0)
        }
        let channel = records[url]?.channel ?? row
        deliver(.channel(channel))
        complete(completion, .channel(channel))
    }

    func enteringRefused(_ url: String, _ error: WireError, _ completion: CompletionID?) {
        complete(completion, .failure(error))
        guard enteredChannels.contains(url) else { return }
        log.log(.info, "An open channel could not be entered again: \(error.code.rawValue).")
        let channel = records[url]?.channel
        forget(open: url)
        switch error.code {
        case .socketChannelNotFound, .socketEnterDeletedChannel: deliver(.channelDeleted(channelURL: url, .open))
        default: if let channel { deliver(.channelNotice(channel, .changed)) }
        }
    }

    func exit(_ url: String, _ completion: CompletionID?) {
        let params = ExitChannel.Params(channelURL: url)
        guard !request(ExitChannel.self, params, .exit(channelURL: url, completion)) else { return }
        // Without a connection one is nowhere; nothing will enter it again.
        exited(url, completion)
    }

    func exited(_ url: String, _ completion: CompletionID?) {
        forget(open: url)
        complete(completion, .done)
    }

    /// The channel is gone.
    func deleted(open url: String) {
        let wasIn = enteredChannels.contains(url)
        forget(open: url)
        if wasIn { deliver(.channelDeleted(channelURL: url, .open)) }
    }

    func forget(open url: String) {
        enteredChannels.remove(url)
        records[url] = nil
    }

    // MARK: - What is told

    /// Takes a whole picture of a channel, and returns the channel as it is known then.
    func take(open row: WireChannel) -> WireChannel {
        records[row.channelURL]?.merge(row)
        let channel = records[row.channelURL]?.channel ?? row
        deliver(.channel(channel))
        return channel
    }

    func apply(_ change: ParticipantsChange, _ notice: ChannelNotice, to record: ChannelRecord) {
        record.update { $0.participantCount = change.participantCount }
        deliver(.channelNotice(record.channel, notice))
    }
}
