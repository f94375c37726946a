internal import ChatWire

/// What catching up found out about a channel's messages, as one change.
struct MessageBatch {
    /// Messages that came, by id.
    private(set) var new: [Int64: WireMessage] = [:]
    /// Messages that were edited, by id.
    private(set) var updated: [Int64: WireMessage] = [:]
    /// When the messages that were deleted were sent.
    private(set) var deleted: Set<Int64> = []

    mutating func add(_ body: EventBody) {
        switch body {
        case .messageNew(let message): new[message.messageID] = message
        case .messageUpdated(let message):
            if new[message.messageID] != nil {
                new[message.messageID] = message
            } else {
                updated[message.messageID] = message
            }
        case .messageDeleted(let message):
            new[message.messageID] = nil
            updated[message.messageID] = nil
            deleted.insert(message.createdAt)
        default: break
        }
    }
}
