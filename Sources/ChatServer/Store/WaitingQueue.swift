internal import Dispatch
internal import Synchronization

/// Work that waits for a thread: bounded, first in first out.
final class WaitingQueue<Element: Sendable>: Sendable {
    private struct State {
        var elements: [Element] = []
        /// Elements before it were taken already; they are dropped when half of the array is such.
        var head = 0
        var isClosed = false

        var count: Int { elements.count - head }
    }

    private let state = Mutex(State())
    private let signal = DispatchSemaphore(value: 0)
    private let most: Int

    init(most: Int) { self.most = most }

    /// How many wait.
    var count: Int { state.withLock { $0.count } }

    /// Adds an element.
    ///
    /// - Returns: False when too many wait, or the queue is closed: nothing was added.
    func add(_ element: Element) -> Bool {
        let isAdded = state.withLock { state in
            guard !state.isClosed, state.count < most else { return false }
            state.elements.append(element)
            return true
        }
        if isAdded { signal.signal() }
        return isAdded
    }

    /// Waits for an element and takes it; nil once the queue is closed and empty.
    func takeOne() -> Element? { takeAll(most: 1)?.first }

    /// Waits for an element and takes what is there, up to a count; nil once the queue is closed and empty.
    func takeAll(most: Int) -> [Element]? {
        while true {
            signal.wait()
            let (taken, isClosed) = state.withLock { state in (Self.take(most, from: &state), state.isClosed) }
            // Each element gave a signal: those of a handful wake the taker for nothing later, which costs a lock
            // each; using them up here could swallow the signal that closes.
            if !taken.isEmpty { return taken }
            if isClosed { return nil }
        }
    }

    /// Takes what is there, up to a count, without waiting.
    func takeWaiting(most: Int) -> [Element] {
        state.withLock { Self.take(most, from: &$0) }
    }

    /// Refuses new elements; those that wait are still handed out, then each of `takerCount` takers gets nil.
    func close(takerCount: Int) {
        state.withLock { $0.isClosed = true }
        for _ in 0..<takerCount { signal.signal() }
    }

    private static func take(_ most: Int, from state: inout State) -> [Element] {
        let end = min(state.elements.count, state.head + most)
        let taken = Array(state.elements[state.head..<end])
        state.head = end
        if state.head == state.elements.count {
            state.elements.removeAll(keepingCapacity: true)
            state.head = 0
        } else if state.head > state.elements.count / 2 {
            state.elements.removeFirst(state.head)
            state.head = 0
        }
        return taken
    }
}
