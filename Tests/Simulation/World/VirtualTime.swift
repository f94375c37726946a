/// The time of a run, and what happens in it: one thing after the other, in the order of their times, and of their
/// asking where the times are the same. Nothing waits in earnest.
@MainActor
final class VirtualTime {
    private struct Entry {
        let at: Int64
        let number: Int
        let work: () -> Void

        func precedes(_ other: Entry) -> Bool { (at, number) < (other.at, other.number) }
    }

    /// Milliseconds since the beginning.
    private(set) var now: Int64 = 0
    /// A binary heap.
    private var entries: [Entry] = []
    private var lastNumber = 0
    /// How many things happened.
    private(set) var count = 0

    /// Milliseconds since 1970, by a clock that is right.
    var wall: Int64 { 1_700_000_000_000 + now }

    /// Has something happen after so many milliseconds.
    func after(_ delay: Int64, _ work: @escaping () -> Void) { at(now + max(0, delay), work) }

    /// Has something happen at a time, or at once where that is over.
    func at(_ time: Int64, _ work: @escaping () -> Void) {
        lastNumber += 1
        entries.append(Entry(at: max(now, time), number: lastNumber, work: work))
        var index = entries.count - 1
        while index > 0, entries[index].precedes(entries[(index - 1) / 2]) {
            entries.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    /// Lets everything happen that comes up to a time, and comes to that time.
    func run(until end: Int64) {
        while let first = entries.first, first.at <= end {
            removeFirst()
            now = first.at
            count += 1
            first.work()
        }
        now = max(now, end)
    }

    /// Forgets what was to happen.
    func stop() { entries = [] }

    private func removeFirst() {
        let last = entries.removeLast()
        guard !entries.isEmpty else { return }
        entries[0] = last
        var index = 0
        while true {
            let (left, right) = (2 * index + 1, 2 * index + 2)
            var least = index
            if left < entries.count, entries[left].precedes(entries[least]) { least = left }
            if right < entries.count, entries[right].precedes(entries[least]) { least = right }
            if least == index { return }
            entries.swapAt(index, least)
            index = least
        }
    }
}
