/// What is to happen later, earliest first.
///
/// A binary heap that knows where each timer stands, so that a timer can be
/// taken out when it is cancelled: with a timer for each connection, cancelled
/// ones left inside would be the larger part.
struct TimerQueue {
    private struct Entry {
        let deadline: LoopInstant
        let id: UInt64
        let action: () -> Void
    }

    private var heap: [Entry] = []
    private var places: [UInt64: Int] = [:]
    private var lastID: UInt64 = 0

    /// When the next timer is due.
    var nextDeadline: LoopInstant? { heap.first?.deadline }
    /// How many timers wait.
    var count: Int { heap.count }

    /// Adds a timer and returns what cancels it. Of two with the same deadline the first added is first.
    mutating func add(at deadline: LoopInstant, _ action: @escaping () -> Void) -> TimerToken {
        lastID += 1
        heap.append(Entry(deadline: deadline, id: lastID, action: action))
        places[lastID] = heap.count - 1
        rise(from: heap.count - 1)
        return TimerToken(id: lastID)
    }

    /// Takes a timer out. Does nothing when it has fired or was cancelled.
    mutating func cancel(_ token: TimerToken) {
        guard let place = places[token.id] else { return }
        remove(at: place)
    }

    /// Takes out and returns the action of the earliest timer that is due.
    mutating func takeDue(at now: LoopInstant) -> (() -> Void)? {
        guard let first = heap.first, first.deadline <= now else { return nil }
        remove(at: 0)
        return first.action
    }

    private mutating func remove(at place: Int) {
        places[heap[place].id] = nil
        let last = heap.removeLast()
        guard place < heap.count else { return }
        heap[place] = last
        places[last.id] = place
        rise(from: place)
        sink(from: places[last.id] ?? place)
    }

    private func isBefore(_ left: Int, _ right: Int) -> Bool {
        (heap[left].deadline, heap[left].id) < (heap[right].deadline, heap[right].id)
    }

    private mutating func exchange(_ left: Int, _ right: Int) {
        heap.swapAt(left, right)
        places[heap[left].id] = left
        places[heap[right].id] = right
    }

    private mutating func rise(from start: Int) {
        var place = start
        while place > 0, isBefore(place, (place - 1) / 2) {
            exchange(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    private mutating func sink(from start: Int) {
        var place = start
        while true {
            let left = 2 * place + 1
            var least = place
            if left < heap.count, isBefore(left, least) { least = left }
            if left + 1 < heap.count, isBefore(left + 1, least) { least = left + 1 }
            if least == place { return }
            exchange(place, least)
            place = least
        }
    }
}
