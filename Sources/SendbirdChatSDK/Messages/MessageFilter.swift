internal import ChatWire

/// The filters and page sizes of a list of messages, as a value.
struct MessageFilter: Hashable, Sendable {
    var previousSize = 20
    var nextSize = 0
    var isInclusive = false
    var isReversed = false
    var type = MessageTypeFilter.all
    var customTypes: Set<String>?
    var senders: Set<String>?

    func accepts(_ message: LocalMessage) -> Bool {
        accepts(message.wire)
    }

    /// Replies stand in their threads, not in these lists.
    func accepts(_ message: WireMessage) -> Bool {
        guard !message.isReply else { return false }
        switch type {
        case .all: break
        case .user: guard message.type == .user else { return false }
        case .file: guard message.type == .file else { return false }
        case .admin: guard message.type == .admin else { return false }
        }
        if let customTypes, !customTypes.contains(message.customType) { return false }
        if let senders {
            guard let sender = message.sender, senders.contains(sender.userID) else { return false }
        }
        return true
    }
}

extension MessageListParams {
    /// The parameters as a value, page sizes within what a server takes.
    var filter: MessageFilter {
        var filter = MessageFilter()
        filter.previousSize = min(max(previousResultSize, 0), Limits.standard.pageItems)
        filter.nextSize = min(max(nextResultSize, 0), Limits.standard.pageItems)
        filter.isInclusive = isInclusive
        filter.isReversed = reverse
        filter.type = messageTypeFilter
        filter.customTypes = customTypes.map { Set($0) }
        filter.senders = senderUserIds.map { Set($0) }
        return filter
    }
}
