internal import ChatWire

// Many messages at once are few calls.
extension Delivery {
    /// The same deliveries, with additions that follow each other in a live list of messages made into one.
    ///
    /// A collection's changes stay in their order, and each stays behind the notice of its message. What else is told
    /// (an answer, an edit, somebody who joins) finds the collections as it would without: it ends what is gathered.
    static func merging(_ deliveries: [Delivery]) -> [Delivery] {
        guard deliveries.count > 1 else { return deliveries }
        var result: [Delivery] = []
        result.reserveCapacity(deliveries.count)
        var gathered = GatheredAdditions()
        for delivery in deliveries {
            switch delivery {
            case .messageList(let id, let change):
                if gathered.add(change, of: id) { continue }
                result += gathered.takeAll()
                // The first of those to come, or no addition.
                if !gathered.add(change, of: id) { result.append(delivery) }
            case .channelNotice(_, .received), .channelNotice(_, .mentioned), .channel, .channelList, .totalUnread:
                result.append(delivery)
            case .complete, .connectionState, .connection, .session, .currentUser, .typing, .channelNotice,
                .channelDeleted, .messageNotice, .fileAccess, .uploadProgress, .uploadEnded, .fileUploaded, .drafts,
                .writtenUntil, .caching:
                result += gathered.takeAll()
                result.append(delivery)
            }
        }
        return result + gathered.takeAll()
    }
}

/// Messages that were added to collections and not told yet, one change a collection, in the order in which they began.
private struct GatheredAdditions {
    private var order: [CollectionID] = []
    private var changes: [CollectionID: MessageListChange] = [:]

    /// Adds a change to what is gathered of its collection; false where what is gathered has to be told before.
    mutating func add(_ change: MessageListChange, of id: CollectionID) -> Bool {
        guard change.isAddition else { return false }
        guard let index = changes.index(forKey: id) else {
            order.append(id)
            changes[id] = change
            return true
        }
        return changes.values[index].take(change)
    }

    mutating func takeAll() -> [Delivery] {
        defer { (order, changes) = ([], [:]) }
        return order.compactMap { id in changes[id].map { .messageList(id, $0) } }
    }
}

extension MessageListChange {
    /// Whether it does nothing but add messages, and tells of them.
    fileprivate var isAddition: Bool {
        !replacesAll && removed.isEmpty && removedUnsent.isEmpty && sent.isEmpty && source != nil
            && newIDs.count == upserted.count
    }

    /// Takes in the addition that follows, if both have the same reason.
    fileprivate mutating func take(_ next: MessageListChange) -> Bool {
        guard source == next.source, sendingStatus == next.sendingStatus, newIDs.isDisjoint(with: next.newIDs) else {
            return false
        }
        upserted += next.upserted
        newIDs.formUnion(next.newIDs)
        (hasPrevious, hasNext) = (next.hasPrevious, next.hasNext)
        return true
    }
}
