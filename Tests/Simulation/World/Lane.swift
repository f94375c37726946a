/// A thread or a serial queue: it does one thing after the other, in the order in which they came, when it gets to it.
@MainActor
final class Lane {
    private let time: VirtualTime
    private var last: Int64 = 0
    private var waiting: [Int: () -> Void] = [:]
    private var number = 0
    private(set) var isEnded = false

    init(_ time: VirtualTime) { self.time = time }

    /// Does something, so many milliseconds from now at the earliest.
    func post(after delay: Int64 = 0, _ work: @escaping () -> Void) {
        guard !isEnded else { return }
        last = max(last, time.now + delay)
        number += 1
        let own = number
        waiting[own] = work
        time.at(last) { [weak self] in
            guard let self, let work = waiting.removeValue(forKey: own) else { return }
            work()
        }
    }

    /// Is busy with something else for so many milliseconds.
    func block(for milliseconds: Int64) { last = max(last, time.now + milliseconds) }

    /// Does nothing any more, and forgets what waits.
    func end() {
        isEnded = true
        waiting = [:]
    }
}
