internal import ChatWire

extension Core {
    /// Tells the others, not more often than the throttle says; that typing ended only if it was told that it began.
    func setTyping(_ isTyping: Bool, in url: String) {
        let times = SendbirdChatOptions.times.value
        if isTyping {
            if let last = typingSent[url], now.uptime - last < times.typingThrottle { return }
        } else {
            guard typingSent[url] != nil else { return }
        }
        let params = SetTyping.Params(channelURL: url, isTyping: isTyping)
        guard request(SetTyping.self, params, .typing) else { return }
        typingSent[url] = isTyping ? now.uptime : nil
    }

    func apply(_ state: TypingState, to record: ChannelRecord) {
        let id = state.user.userID
        guard id != userID else { return }
        if let known = record.typing[id], known.at > state.at { return }
        guard state.isTyping else {
            stopTyping(id, in: record, isTold: true)
            return
        }
        let isNew = record.typing[id] == nil
        let deadline = now.uptime + SendbirdChatOptions.times.value.typingInvalidation
        record.typing[id] = ChannelRecord.Typist(user: state.user, at: state.at, deadline: deadline)
        if isNew { tellTyping(record) }
    }

    /// A typist who sent a message, left, or said so, types no more.
    func stopTyping(_ id: String, in record: ChannelRecord, isTold: Bool = true) {
        guard record.typing.removeValue(forKey: id) != nil, isTold else { return }
        tellTyping(record)
    }

    /// The channel is not heard of any more, and so neither is who stops typing.
    func forgetTyping(in record: ChannelRecord) {
        guard !record.typing.isEmpty else { return }
        record.typing = [:]
        tellTyping(record)
    }

    func expireTyping() {
        for record in typingRecords() {
            let late = record.typing.filter { $0.value.deadline <= now.uptime }
            guard !late.isEmpty else { continue }
            for id in late.keys { record.typing[id] = nil }
            tellTyping(record)
        }
    }

    /// The channels where someone types.
    func typingRecords() -> [ChannelRecord] {
        typingChannels.compactMap { records[$0] }
    }

    private func tellTyping(_ record: ChannelRecord) {
        if record.typing.isEmpty { typingChannels.remove(record.url) } else { typingChannels.insert(record.url) }
        let users = record.typing.values.sorted { $0.at < $1.at }.map(\.user)
        deliver(.typing(channelURL: record.url, users))
        deliver(.channelNotice(record.channel, .typing))
        reflect(record, .eventTypingStatusUpdated, telling: true)
    }
}
