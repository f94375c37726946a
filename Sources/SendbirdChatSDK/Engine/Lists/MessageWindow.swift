internal import ChatWire

/// A live list of messages: a stretch of a channel's history without a hole,
/// as far as a filter takes it. Touched by the engine's executor only.
final class MessageWindow {
    let channelURL: String
    let startingPoint: Int64
    let filter: MessageFilter

    /// Whether it was started: nothing is reported before.
    private(set) var isStarted = false
    /// Whether it was cut off by a huge gap, or by logging out: nothing is reported any more.
    private(set) var isDetached = false
    /// The stretch that it shows; nil while nothing of the channel is known.
    var span: Span?
    /// The times of the messages that are shown, ascending, and their versions.
    private(set) var times: [Int64] = []
    private var versions: [Int64: Int64] = [:]

    /// The call that waits for the first page.
    var startWaiter: CompletionID?
    /// Whether the first page is under way.
    var isStarting = false
    /// Whether the first page could not be had, and is asked for after the next login.
    var needsPage = false
    /// The call that waits for an older page, and for a newer one.
    var loadWaiters: [PageDirection: CompletionID?] = [:]

    init(channelURL: String, startingPoint: Int64, filter: MessageFilter) {
        self.channelURL = channelURL
        self.startingPoint = startingPoint
        self.filter = filter
    }

    var isLive: Bool { isStarted && !isDetached }
    var hasPrevious: Bool { span.map { $0.from > 0 } ?? true }
    var hasNext: Bool { span.map { !$0.isLive } ?? (startingPoint != .max) }

    /// Whether it shows less than the cache's knowledge can keep up to date: nothing, or no end where it should.
    var isBehind: Bool { span.map { startingPoint == .max && !$0.isLive } ?? true }

    func start() { isStarted = true }

    /// Cuts it off: nothing is reported any more.
    ///
    /// - Returns: The calls that waited, to be answered.
    func detach() -> [CompletionID] {
        let waiters = [startWaiter].compactMap { $0 } + loadWaiters.values.compactMap { $0 }
        isDetached = true
        (span, times, versions) = (nil, [], [:])
        (startWaiter, loadWaiters, isStarting, needsPage) = (nil, [:], false, false)
        return waiters
    }

    func version(at time: Int64) -> Int64? { versions[time] }

    /// A change of nothing, with what the window says now.
    func change(_ source: CollectionEventSource?, _ status: MessageSendingStatus = .succeeded) -> MessageListChange {
        MessageListChange(
            source: source, sendingStatus: status, hasPrevious: hasPrevious, hasNext: hasNext)
    }

    /// Notes that a message is shown.
    ///
    /// - Returns: Whether it is new, another version of what was shown, or (nil) no news.
    func show(_ message: WireMessage) -> Bool? {
        let time = message.createdAt
        if let known = versions[time] {
            guard message.seq > known else { return nil }
            versions[time] = message.seq
            return false
        }
        versions[time] = message.seq
        if times.last.map({ $0 < time }) ?? true {
            times.append(time)
        } else {
            times.insert(time, at: position(of: time))
        }
        return true
    }

    /// Notes that a message is not shown any more; false when it was not shown.
    func hide(at time: Int64) -> Bool {
        guard versions.removeValue(forKey: time) != nil else { return false }
        times.remove(at: position(of: time))
        return true
    }

    /// Shows nothing but these.
    func replace(with messages: [WireMessage]) {
        (times, versions) = ([], [:])
        for message in messages { _ = show(message) }
    }

    private func position(of time: Int64) -> Int {
        var (low, high) = (0, times.count)
        while low < high {
            let middle = (low + high) / 2
            if times[middle] < time { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
