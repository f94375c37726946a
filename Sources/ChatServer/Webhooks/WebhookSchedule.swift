/// Which lane is served when: order within a lane, a bound on calls at once, waits that grow. No I/O and no clock.
///
/// A lane stands here while it has events. It is `ready` in the line of its application, `served` while its events
/// are told one by one, or `waiting` for a moment after the receiver refused its first event. An application whose
/// receiver is not reached at all waits as a whole: nothing of it is counted as refused for that.
struct WebhookSchedule {
    /// How an event's telling ended.
    enum Outcome: Equatable {
        /// It was taken.
        case delivered
        /// The receiver was there and did not take it, so many times by now; or it was set aside.
        case refused(attempts: Int)
        /// The receiver was not reached.
        case unreached
    }

    private enum LaneState: Equatable {
        case ready
        /// `hasMore` when events came meanwhile.
        case served(hasMore: Bool)
        case waiting(until: Int64)
    }

    /// The ready lanes of an application, first come first served.
    private struct Line {
        var lanes: [WebhookLane] = []
        var start = 0
        var failures = 0
        var pausedUntil: Int64 = 0

        var isEmpty: Bool { start == lanes.count }

        mutating func take() -> WebhookLane {
            defer {
                start += 1
                if start == lanes.count {
                    lanes.removeAll(keepingCapacity: true)
                    start = 0
                }
            }
            return lanes[start]
        }
    }

    let callsMost: Int
    let retry: Int64
    let retryMost: Int64
    private var lanes: [WebhookLane: LaneState] = [:]
    private var lines: [Int64: Line] = [:]
    /// The applications in the order of their turns.
    private var turns: [Int64] = []
    /// No lane waits for a moment before this one.
    private var earliest = Int64.max
    private(set) var servedCount = 0

    init(callsMost: Int, retry: Int64, retryMost: Int64) {
        self.callsMost = callsMost
        self.retry = retry
        self.retryMost = retryMost
    }

    /// How many lanes have events.
    var laneCount: Int { lanes.count }

    /// Events came into a lane.
    mutating func added(_ lane: WebhookLane) {
        switch lanes[lane] {
        case nil: makeReady(lane)
        case .served: lanes[lane] = .served(hasMore: true)
        case .ready, .waiting: break
        }
    }

    /// The next lane to be served now; nil where all wait, or enough are served.
    mutating func next(now: Int64) -> WebhookLane? {
        wake(now: now)
        guard servedCount < callsMost else { return nil }
        for _ in turns.indices {
            let application = turns.removeFirst()
            turns.append(application)
            guard var line = lines[application], !line.isEmpty, line.pausedUntil <= now else { continue }
            let lane = line.take()
            // One call alone tries whether a receiver that was not reached is there again.
            if line.failures > 0 { line.pausedUntil = now + wait(after: line.failures) }
            lines[application] = line
            lanes[lane] = .served(hasMore: false)
            servedCount += 1
            return lane
        }
        return nil
    }

    /// An event of a served lane was told; says whether the lane may tell its next one at once.
    mutating func told(_ lane: WebhookLane, _ outcome: Outcome, now: Int64) -> Bool {
        guard case .served = lanes[lane], var line = lines[lane.applicationKey] else { return false }
        switch outcome {
        case .delivered:
            (line.failures, line.pausedUntil) = (0, 0)
            lines[lane.applicationKey] = line
            return true
        case .refused(let attempts):
            (line.failures, line.pausedUntil) = (0, 0)
            lines[lane.applicationKey] = line
            let until = now + wait(after: attempts)
            lanes[lane] = .waiting(until: until)
            earliest = min(earliest, until)
        case .unreached:
            line.failures += 1
            line.pausedUntil = now + wait(after: line.failures)
            lines[lane.applicationKey] = line
            makeReady(lane)
        }
        servedCount -= 1
        return false
    }

    /// A served lane had no more events when they were read.
    mutating func emptied(_ lane: WebhookLane) {
        guard case .served(let hasMore) = lanes[lane] else { return }
        servedCount -= 1
        lanes[lane] = nil
        if hasMore { makeReady(lane) }
    }

    /// When something that waits now is due; nil where nothing waits for a moment.
    func due() -> Int64? {
        var due = earliest
        for line in lines.values where !line.isEmpty && line.pausedUntil > 0 { due = min(due, line.pausedUntil) }
        return due == .max ? nil : due
    }

    private mutating func makeReady(_ lane: WebhookLane) {
        lanes[lane] = .ready
        if lines[lane.applicationKey] == nil { turns.append(lane.applicationKey) }
        lines[lane.applicationKey, default: Line()].lanes.append(lane)
    }

    private mutating func wake(now: Int64) {
        guard earliest <= now else { return }
        earliest = .max
        for (lane, state) in lanes {
            guard case .waiting(let until) = state else { continue }
            if until <= now { makeReady(lane) } else { earliest = min(earliest, until) }
        }
    }

    private func wait(after failures: Int) -> Int64 {
        min(retryMost, retry << Int64(min(max(0, failures - 1), 20)))
    }
}
