internal import ChatWire

/// The messages of a collection as the app sees them; changed by applying changes, on the main actor only.
struct MessageListState {
    var succeeded: [BaseMessage] = []
    var pending: [BaseMessage] = []
    var failed: [BaseMessage] = []
    var hasPrevious = true
    var hasNext = true
    var isDisposed = false
    weak var delegate: (any MessageCollectionDelegate)?

    init(isDisposed: Bool = false) {
        self.isDisposed = isDisposed
        if isDisposed { (hasPrevious, hasNext) = (false, false) }
    }

    /// Applies a change, and returns the objects that it is about.
    mutating func apply(_ change: MessageListChange) -> MessageListReport {
        var report = MessageListReport()
        hasPrevious = change.hasPrevious
        hasNext = change.hasNext
        if change.replacesAll { succeeded = [] }
        for time in change.removed {
            let index = position(of: time)
            guard index < succeeded.count, succeeded[index].createdAt == time else { continue }
            report.deleted.append(succeeded.remove(at: index))
        }
        for id in change.removedUnsent {
            if let message = removeUnsent(id) { report.deleted.append(message) }
        }
        for id in change.sent { _ = removeUnsent(id) }
        for wire in change.upserted {
            let message = BaseMessage.make(wire)
            place(message)
            let isNew = change.newIDs.contains(wire.identity)
            if isNew { report.added.append(message) } else { report.updated.append(message) }
        }
        return report
    }

    private mutating func place(_ message: BaseMessage) {
        switch message.sendingStatus {
        case .succeeded, .none, .scheduled:
            let index = position(of: message.createdAt)
            if index < succeeded.count, succeeded[index].createdAt == message.createdAt {
                succeeded[index] = message
            } else {
                succeeded.insert(message, at: index)
            }
        case .pending:
            _ = removeUnsent(message.requestId)
            pending.append(message)
        case .failed, .canceled:
            _ = removeUnsent(message.requestId)
            failed.append(message)
        }
    }

    private mutating func removeUnsent(_ requestID: String) -> BaseMessage? {
        if let index = pending.firstIndex(where: { $0.requestId == requestID }) { return pending.remove(at: index) }
        if let index = failed.firstIndex(where: { $0.requestId == requestID }) { return failed.remove(at: index) }
        return nil
    }

    /// The first index whose message is at or after a time. Newest messages come most often, so the end is tried first.
    private func position(of time: Int64) -> Int {
        guard let last = succeeded.last, last.createdAt >= time else { return succeeded.count }
        var (low, high) = (0, succeeded.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if succeeded[middle].createdAt < time { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// The objects that a change of messages is about.
struct MessageListReport {
    var added: [BaseMessage] = []
    var updated: [BaseMessage] = []
    var deleted: [BaseMessage] = []
}
