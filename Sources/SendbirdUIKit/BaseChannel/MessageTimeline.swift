import SendbirdChatSDK

/// The messages of one screen, in the order in which they are shown.
///
/// Index 0 is drawn at the bottom, as the list is drawn upside down: the typing
/// bubble first, then pending and failed messages, newest first, then what the
/// server has, newest first. Read from the screen's top, that is by sending
/// status, then by time.
struct MessageTimeline {
    /// What the server has, newest first.
    private(set) var sent: [BaseMessage] = []
    /// Pending, failed and cancelled messages, newest first.
    private(set) var unsent: [BaseMessage] = []
    /// The bubble that says who is typing: always the lowest row.
    var typing: BaseMessage?

    /// All of them, the lowest row first.
    var all: [BaseMessage] { (typing.map { [$0] } ?? []) + unsent + sent }

    /// Puts messages in, or new versions in the place of the old ones.
    mutating func upsert(_ messages: [BaseMessage]) {
        for message in messages { upsert(message) }
    }

    /// Puts new versions in the place of old ones; passes over messages that are not there.
    mutating func update(_ messages: [BaseMessage]) {
        for message in messages where contains(MessageKey(message)) { upsert(message) }
    }

    /// Takes out messages by the server's id.
    mutating func remove(messageIDs: Set<Int64>) {
        sent.removeAll { messageIDs.contains($0.messageId) }
    }

    /// Takes out messages that are not sent, by request.
    mutating func remove(requestIDs: Set<String>) {
        unsent.removeAll { requestIDs.contains($0.requestId) }
    }

    /// Takes out everything.
    mutating func removeAll() {
        self = MessageTimeline()
    }

    /// Whether a message is there, sent or not.
    func contains(_ key: MessageKey) -> Bool {
        sent.contains { MessageKey($0) == key } || unsent.contains { MessageKey($0) == key }
    }

    private mutating func upsert(_ message: BaseMessage) {
        let key = MessageKey(message)
        unsent.removeAll { MessageKey($0) == key }
        switch message.sendingStatus {
        case .pending, .failed, .canceled:
            // An acknowledgement is final: a late word of the sending never takes it back.
            guard !sent.contains(where: { MessageKey($0) == key }) else { return }
            Self.insert(message, into: &unsent)
        case .none, .scheduled, .succeeded:
            sent.removeAll { MessageKey($0) == key }
            Self.insert(message, into: &sent)
        }
    }

    /// Inserts by time, newest first; of equal times the later id is the newer.
    private static func insert(_ message: BaseMessage, into list: inout [BaseMessage]) {
        var low = 0
        var high = list.count
        while low < high {
            let middle = (low + high) / 2
            if isNewer(list[middle], than: message) { low = middle + 1 } else { high = middle }
        }
        list.insert(message, at: low)
    }

    private static func isNewer(_ left: BaseMessage, than right: BaseMessage) -> Bool {
        (left.createdAt, left.messageId) > (right.createdAt, right.messageId)
    }
}
