internal import ChatWire

/// The messages that are not sent yet, or were not taken, in the order of
/// sending. One message of a channel is on its way at a time, so that the
/// server's order is the order of the calls, whatever breaks in between.
struct Outbox {
    /// One message.
    struct Entry {
        var message: LocalMessage
        /// The handlers that wait for its outcome.
        var waiters: [CompletionID] = []
        /// Whether it waited for a connection: such messages go out in the order of the calls, though a file among
        /// them takes its time.
        var keepsOrder = false
        /// How many uploads of its file the network broke.
        var uploadAttempts = 0
        /// The upload is not begun anew before, by uptime.
        var uploadsAfter: Int64?
    }

    /// One channel's messages.
    private struct Lane {
        var entries: [Entry] = []
        /// The request id that is on its way.
        var onItsWay: String?
        /// The request id whose file is being uploaded.
        var uploading: String?
        /// Nothing is sent before, by uptime: the server asked to wait.
        var pausedUntil: Int64?
    }

    private var lanes: [String: Lane] = [:]
    /// The last messages that were sent from here, by request id: for what comes twice, by reply and by event.
    private var recent: [String: WireMessage] = [:]
    private var recentOrder: [String] = []

    init(_ stored: [Cache.Unsent] = []) {
        for unsent in stored {
            lanes[unsent.message.wire.channelURL, default: Lane()].entries.append(
                Entry(message: unsent.message, keepsOrder: true))
        }
    }

    var all: [Entry] { lanes.keys.sorted().flatMap { lanes[$0]?.entries ?? [] } }

    /// The channels with messages that could go out.
    var channels: [String] { lanes.keys.sorted() }

    /// When a channel that was asked to wait goes on.
    var deadline: Int64? {
        let uploads = lanes.values.lazy.filter { $0.uploading == nil }.flatMap(\.entries).compactMap {
            $0.message.status == .pending ? $0.uploadsAfter : nil
        }
        return (lanes.values.compactMap(\.pausedUntil) + uploads).min()
    }

    func entries(of url: String) -> [Entry] { lanes[url]?.entries ?? [] }

    func entry(_ requestID: String, in url: String) -> Entry? {
        lanes[url]?.entries.first { $0.message.wire.requestID == requestID }
    }

    func isOnItsWay(_ requestID: String, in url: String) -> Bool { lanes[url]?.onItsWay == requestID }

    /// The message that was sent from here under a request id, if it was lately.
    func sent(_ requestID: String) -> WireMessage? { recent[requestID] }

    mutating func append(_ message: LocalMessage, waiter: CompletionID?, keepsOrder: Bool) {
        lanes[message.wire.channelURL, default: Lane()].entries.append(
            Entry(message: message, waiters: waiter.map { [$0] } ?? [], keepsOrder: keepsOrder))
    }

    /// Changes a message; nothing where there is none.
    mutating func update(_ requestID: String, in url: String, _ body: (inout Entry) -> Void) {
        guard let index = lanes[url]?.entries.firstIndex(where: { $0.message.wire.requestID == requestID }) else {
            return
        }
        guard var entry = lanes[url]?.entries[index] else { return }
        body(&entry)
        lanes[url]?.entries[index] = entry
    }

    /// Takes a message out.
    mutating func remove(_ requestID: String, in url: String) -> Entry? {
        guard let index = lanes[url]?.entries.firstIndex(where: { $0.message.wire.requestID == requestID }) else {
            return nil
        }
        let entry = lanes[url]?.entries.remove(at: index)
        if lanes[url]?.onItsWay == requestID { lanes[url]?.onItsWay = nil }
        if lanes[url]?.uploading == requestID { lanes[url]?.uploading = nil }
        if lanes[url]?.entries.isEmpty == true, lanes[url]?.pausedUntil == nil { lanes[url] = nil }
        return entry
    }

    /// Remembers that a message was sent from here.
    mutating func remember(_ message: WireMessage) {
        if recent.updateValue(message, forKey: message.requestID) == nil { recentOrder.append(message.requestID) }
        if recentOrder.count > 512 { recent[recentOrder.removeFirst()] = nil }
    }

    /// The next message of a channel, and marks it as on its way; nil while one is, or the channel has to wait.
    mutating func next(in url: String, now: Int64) -> LocalMessage? {
        guard var lane = lanes[url], lane.onItsWay == nil else { return nil }
        if let until = lane.pausedUntil {
            guard now >= until else { return nil }
            lane.pausedUntil = nil
        }
        let next = Self.next(in: lane.entries)
        lane.onItsWay = next?.wire.requestID
        lanes[url] = lane
        return next
    }

    /// The first message that may go out: files that are not uploaded are passed by, but for the sake of order.
    private static func next(in entries: [Entry]) -> LocalMessage? {
        var isHeldUp = false
        for entry in entries where entry.message.status == .pending {
            if entry.message.needsUpload {
                isHeldUp = isHeldUp || entry.keepsOrder
            } else if !isHeldUp || !entry.keepsOrder {
                return entry.message
            }
        }
        return nil
    }

    /// The next message of a channel whose file is to be uploaded; nil while one is being uploaded or has to wait.
    func nextUpload(in url: String, now: Int64) -> LocalMessage? {
        guard let lane = lanes[url], lane.uploading == nil else { return nil }
        let next = lane.entries.first { $0.message.status == .pending && $0.message.needsUpload }
        guard let next, next.uploadsAfter.map({ $0 <= now }) ?? true else { return nil }
        return next.message
    }

    /// Notes whose file is being uploaded; nil for none.
    mutating func setUploading(_ requestID: String?, in url: String) {
        lanes[url]?.uploading = requestID
        guard let requestID else { return }
        update(requestID, in: url) { $0.uploadsAfter = nil }
    }

    /// What waits now goes out in this order.
    mutating func keepOrder(in url: String) {
        for index in lanes[url]?.entries.indices ?? 0..<0 { lanes[url]?.entries[index].keepsOrder = true }
    }

    /// The message is not on its way any more.
    mutating func stop(_ requestID: String, in url: String) {
        if lanes[url]?.onItsWay == requestID { lanes[url]?.onItsWay = nil }
    }

    /// The server asked to wait before the channel's next message.
    mutating func pause(_ url: String, until time: Int64) {
        lanes[url, default: Lane()].pausedUntil = time
    }
}
