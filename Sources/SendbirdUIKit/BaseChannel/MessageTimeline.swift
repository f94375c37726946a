import SendbirdChatSDK

/// The messages of one screen, in the order in which they are shown.
///
/// Index 0 is drawn at the bottom, as the list is drawn upside down: the typing
/// bubble first, then pending and failed messages, newest first, then what the
/// server has, newest first. Read from the screen's top, that is by sending
/// status, then by time. A change costs a search, however many messages there are.
struct MessageTimeline {
    /// What the server has, newest first.
    private(set) var sent: [BaseMessage] = []
    /// Pending, failed and cancelled messages, newest first.
    private(set) var unsent: [BaseMessage] = []
    /// The bubble that says who is typing: always the lowest row.
    var typing: BaseMessage?
    /// The version of each message that is in a list, by which it is found there.
    private var versions: [MessageKey: BaseMessage] = [:]
    /// The key of each message that the server has, by its id.
    private var keys: [Int64: MessageKey] = [:]

    /// All of them, the lowest row first.
    var all: [BaseMessage] {
        guard typing != nil || !unsent.isEmpty else { return sent }
        var all: [BaseMessage] = []
        all.reserveCapacity(1 + unsent.count + sent.count)
        if let typing { all.append(typing) }
        all += unsent
        all += sent
        return all
    }

    /// Whether one of these messages would come in below all that the server has.
    func isContinued(by messages: [BaseMessage]) -> Bool {
        guard let newest = sent.first else { return true }
        return messages.contains { Self.isUnsent($0) || Self.isNewer($0, than: newest) }
    }

    /// Puts messages in, or new versions in the place of the old ones.
    mutating func upsert(_ messages: [BaseMessage]) {
        var rest = messages[...]
        // What comes in is most often newer than all: it moves the others once, not once a message.
        let news = newest(of: messages)
        if news > 1 {
            sent.insert(contentsOf: rest.prefix(news).reversed(), at: 0)
            for message in rest.prefix(news) { note(message, as: MessageKey(message)) }
            rest = rest.dropFirst(news)
        }
        for message in rest { upsert(message) }
    }

    /// How many of the first messages are unknown, sent, and each newer than all before.
    private func newest(of messages: [BaseMessage]) -> Int {
        var last = sent.first
        var known: Set<MessageKey> = []
        for (index, message) in messages.enumerated() {
            let key = MessageKey(message)
            guard !Self.isUnsent(message), versions[key] == nil, known.insert(key).inserted,
                last.map({ Self.isNewer(message, than: $0) }) ?? true
            else { return index }
            last = message
        }
        return messages.count
    }

    /// Puts new versions in the place of old ones; passes over messages that are not there.
    mutating func update(_ messages: [BaseMessage]) {
        for message in messages where contains(MessageKey(message)) { upsert(message) }
    }

    /// Takes out messages by the server's id.
    mutating func remove(messageIDs: Set<Int64>) {
        for id in messageIDs { if let key = keys[id] { takeOut(key) } }
    }

    /// Takes out messages that are not sent, by request.
    mutating func remove(requestIDs: Set<String>) {
        for message in unsent.filter({ requestIDs.contains($0.requestId) }) { takeOut(MessageKey(message)) }
    }

    /// Takes out everything.
    mutating func removeAll() {
        self = MessageTimeline()
    }

    /// Whether a message is there, sent or not.
    func contains(_ key: MessageKey) -> Bool { versions[key] != nil }

    /// The version of a message that is shown; nil if it is not.
    func version(of key: MessageKey) -> BaseMessage? { versions[key] }

    private mutating func upsert(_ message: BaseMessage) {
        let key = MessageKey(message)
        if Self.isUnsent(message) {
            // An acknowledgement is final: a late word of the sending never takes it back.
            guard versions[key].map(Self.isUnsent) ?? true else { return }
            takeOut(key)
            unsent.insert(message, at: Self.place(of: message, in: unsent))
        } else {
            takeOut(key)
            sent.insert(message, at: Self.place(of: message, in: sent))
        }
        note(message, as: key)
    }

    private mutating func note(_ message: BaseMessage, as key: MessageKey) {
        versions[key] = message
        if !Self.isUnsent(message) { keys[message.messageId] = key }
    }

    private mutating func takeOut(_ key: MessageKey) {
        guard let version = versions.removeValue(forKey: key) else { return }
        if Self.isUnsent(version) {
            Self.remove(version, from: &unsent)
        } else {
            Self.remove(version, from: &sent)
            keys[version.messageId] = nil
        }
    }

    private static func isUnsent(_ message: BaseMessage) -> Bool {
        switch message.sendingStatus {
        case .pending, .failed, .canceled: true
        case .none, .scheduled, .succeeded: false
        }
    }

    private static func remove(_ message: BaseMessage, from list: inout [BaseMessage]) {
        var index = place(of: message, in: list)
        // Of equal times and ids the object itself is meant.
        while index < list.count, list[index] !== message { index += 1 }
        if index < list.count { list.remove(at: index) }
    }

    /// Where a message stands by time, newest first; of equal times the later id is the newer.
    private static func place(of message: BaseMessage, in list: [BaseMessage]) -> Int {
        var low = 0
        var high = list.count
        while low < high {
            let middle = (low + high) / 2
            if isNewer(list[middle], than: message) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private static func isNewer(_ left: BaseMessage, than right: BaseMessage) -> Bool {
        (left.createdAt, left.messageId) > (right.createdAt, right.messageId)
    }
}
