internal import ChatWire

/// Channels whose newest message reached this device, and the server does not know it yet.
struct DeliveryMarks {
    /// When it is told, by uptime, by address: messages that come close together are told of at once.
    var due: [String: Int64] = [:]
    /// The newest message that was told of on this connection, by its time.
    var told: [String: Int64] = [:]

    var deadline: Int64? { due.values.min() }
}

extension Core {
    /// Sees whether the server has to be told that a channel's newest message is here. Off in supergroups.
    func noteDelivery(in record: ChannelRecord) {
        let channel = record.channel
        guard connection.socket != nil, deliveries.due[record.url] == nil, !channel.isSuper, !channel.isOpen,
            let my = channel.my, my.state == .joined, let last = channel.lastMessage,
            last.sender?.userID != userID,
            last.createdAt > max(my.readAt, my.deliveredAt, deliveries.told[record.url] ?? 0)
        else { return }
        deliveries.due[record.url] = now.uptime + times.deliveryGathering
    }

    func sendDueDeliveries() {
        for (url, at) in deliveries.due.sorted(by: { $0.key < $1.key }) where at <= now.uptime {
            deliveries.due[url] = nil
            guard let channel = record(url)?.channel, let my = channel.my, let last = channel.lastMessage,
                last.createdAt > max(my.readAt, my.deliveredAt)
            else { continue }
            // Reading, which says more, is on its way.
            guard reading[url]?.isOnItsWay != true else { continue }
            deliveries.told[url] = last.createdAt
            _ = request(
                MarkDelivered.self, MarkDelivered.Params(channelURL: url), .markDelivered(channelURL: url, nil))
        }
    }

    func markDelivered(_ url: String, _ completion: CompletionID?) {
        let params = MarkDelivered.Params(channelURL: url)
        guard !request(MarkDelivered.self, params, .markDelivered(channelURL: url, completion)) else { return }
        fail(completion, .connectionRequired, "Marking as delivered needs a connection.")
    }

    func deliveryDone(_ url: String, _ receipt: DeliveryReceipt, _ completion: CompletionID?) {
        if let record = record(url) { apply(receipt, to: record) }
        complete(completion, .done)
    }

    func apply(_ receipt: DeliveryReceipt, to record: ChannelRecord) {
        let isNews = record.updateMember(receipt.userID) { $0.deliveredAt = max($0.deliveredAt, receipt.deliveredAt) }
        if receipt.userID == userID, let my = record.channel.my, my.deliveredAt < receipt.deliveredAt {
            record.update { $0.my?.deliveredAt = receipt.deliveredAt }
        }
        guard isNews else { return }
        deliver(.channelNotice(record.channel, .delivered))
        reflect(record, .eventDeliveryStatusUpdated, telling: true)
    }
}
