internal import CLinux
internal import Dispatch
internal import Foundation
internal import Synchronization

/// One thread that owns connections, timers and whatever runs on it.
///
/// Everything of a loop happens on its thread, one thing at a time, so what it
/// owns needs no lock. Other threads reach it by ``execute(_:)``, whose tasks
/// run in the order they were posted. A turn is: wait, handle what is ready,
/// run tasks, fire timers, then one write for each connection with something
/// to send.
package final class EventLoop: @unchecked Sendable {
    // Safe to share: the mailbox is behind a lock, the descriptors and the clock never change, and all else is
    // touched on the loop's thread only, which `preconditionOnLoop()` checks at each way in.

    /// Work for the loop.
    package typealias Task = @Sendable () -> Void

    private struct Mailbox {
        var tasks: [Task] = []
        var isSignalled = false
        var state = State.created
    }

    private enum State {
        case created, running, stopping, stopped
    }

    /// The name of the thread, for debuggers.
    package let name: String
    private let clock: LoopClock
    private let epoll: Int32
    private let wakeUp: Int32
    private let mailbox = Mutex(Mailbox())
    private let finished = DispatchSemaphore(value: 0)
    /// The loop's thread. Read from anywhere: zero, which no thread has, until it runs.
    private let threadID = Atomic<UInt>(0)

    // On the loop's thread only, from here on.
    private var sources = SourceTable()
    private var timers = TimerQueue()
    private var waitingToFlush: [Connection] = []
    private var events = [clinux_event](repeating: clinux_event(), count: 256)
    /// Where every connection of the loop receives: an idle one needs no buffer of its own.
    let receiveBuffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)

    /// A loop that is not running yet.
    ///
    /// - Throws: `system` when the process has no descriptors left.
    package init(name: String, clock: LoopClock = .monotonic) throws(TransportError) {
        self.name = name
        self.clock = clock
        epoll = clinux_epoll_create()
        guard epoll >= 0 else { throw .system(-epoll) }
        wakeUp = clinux_eventfd()
        guard wakeUp >= 0 else {
            _ = clinux_close(epoll)
            throw .system(-wakeUp)
        }
        _ = clinux_epoll_add(epoll, wakeUp, SourceTable.wakeUpToken, UInt32(CLINUX_READABLE))
    }

    deinit {
        receiveBuffer.deallocate()
        _ = clinux_close(epoll)
        _ = clinux_close(wakeUp)
    }

    /// The present moment on the loop's clock. From any thread.
    package var now: LoopInstant { clock.now() }

    /// Whether the caller is on the loop's thread.
    package var isOnLoop: Bool { threadID.load(ordering: .relaxed) == Self.currentThread }

    /// Stops the program unless it is on the loop's thread.
    package func preconditionOnLoop() {
        precondition(isOnLoop, "This belongs to its event loop.")
    }

    /// Starts the thread. Only the first call does anything.
    package func start() {
        let starts = mailbox.withLock { mailbox in
            guard mailbox.state == .created else { return false }
            mailbox.state = .running
            return true
        }
        guard starts else { return }
        let thread = Thread { [self] in run() }
        thread.name = name
        thread.start()
    }

    /// Ends the loop after the tasks already posted, closes what it owns, and waits for the thread.
    ///
    /// Not from the loop itself.
    package func stop() {
        precondition(!isOnLoop, "A loop cannot wait for itself.")
        let waits = mailbox.withLock { mailbox in
            switch mailbox.state {
            case .created:
                mailbox.state = .stopped
                return false
            case .running:
                mailbox.state = .stopping
                return true
            case .stopping, .stopped: return true
            }
        }
        guard waits else { return }
        clinux_eventfd_signal(wakeUp)
        finished.wait()
        // For the next caller of stop.
        finished.signal()
    }

    /// Posts a task. It runs on the loop, after those posted before it.
    ///
    /// - Returns: false when the loop has ended and the task will never run.
    @discardableResult
    package func execute(_ task: @escaping Task) -> Bool {
        let (isTaken, signals) = mailbox.withLock { mailbox in
            guard mailbox.state != .stopped else { return (false, false) }
            mailbox.tasks.append(task)
            let signals = !mailbox.isSignalled
            mailbox.isSignalled = true
            return (true, signals)
        }
        if signals { clinux_eventfd_signal(wakeUp) }
        return isTaken
    }

    /// Makes the loop look at its clock again: for tests that move it.
    package func wake() { execute {} }

    /// Runs `action` on the loop once `delay` has passed. On the loop only.
    @discardableResult
    package func schedule(after delay: Duration, _ action: @escaping () -> Void) -> TimerToken {
        preconditionOnLoop()
        return timers.add(at: now + delay, action)
    }

    /// Cancels a timer; it does not fire any more. On the loop only.
    package func cancel(_ token: TimerToken) {
        preconditionOnLoop()
        timers.cancel(token)
    }
}

// MARK: - Descriptors

extension EventLoop {
    /// Watches a descriptor. The token names it in later calls.
    func add(_ source: any EventSource, descriptor: Int32, events: UInt32) throws(TransportError) -> UInt64 {
        preconditionOnLoop()
        let token = sources.insert(source)
        let result = clinux_epoll_add(epoll, descriptor, token, events)
        guard result == 0 else {
            sources.remove(token)
            throw .system(-result)
        }
        return token
    }

    /// Changes what a descriptor is watched for.
    func change(_ token: UInt64, descriptor: Int32, events: UInt32) {
        _ = clinux_epoll_change(epoll, descriptor, token, events)
    }

    /// Forgets a descriptor, before it is closed.
    func remove(_ token: UInt64, descriptor: Int32) {
        preconditionOnLoop()
        sources.remove(token)
        _ = clinux_epoll_remove(epoll, descriptor)
    }

    /// Has a connection write at the end of this turn.
    func flushLater(_ connection: Connection) {
        waitingToFlush.append(connection)
    }
}

// MARK: - The thread

extension EventLoop {
    private static var currentThread: UInt { UInt(pthread_self()) }

    private func run() {
        threadID.store(Self.currentThread, ordering: .relaxed)
        var isEnding = false
        while !isEnding {
            let count = clinux_epoll_wait(epoll, &events, Int32(events.count), timeoutMilliseconds())
            for index in 0..<Int(max(0, count)) { dispatch(events[index]) }
            isEnding = runTasks()
            while let action = timers.takeDue(at: now) { action() }
            flush()
        }
        sources.forEach { $0.loopStopped() }
        sources = SourceTable()
        timers = TimerQueue()
        waitingToFlush = []
        // What the closing posted still runs; nothing is taken after it.
        let rest = mailbox.withLock { mailbox in
            mailbox.state = .stopped
            defer { mailbox.tasks = [] }
            return mailbox.tasks
        }
        for task in rest { task() }
        finished.signal()
    }

    /// Rounded up: woken before its time a timer would only spin.
    private func timeoutMilliseconds() -> Int32 {
        guard let deadline = timers.nextDeadline else { return -1 }
        let wait = deadline.duration(since: now).components
        let milliseconds = wait.seconds * 1000 + (wait.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
        return Int32(clamping: milliseconds)
    }

    private func dispatch(_ event: clinux_event) {
        if event.token == SourceTable.wakeUpToken {
            clinux_eventfd_clear(wakeUp)
        } else {
            // A source closed earlier in this turn is not there any more.
            sources[event.token]?.ready(event.events)
        }
    }

    /// Runs what was posted so far and returns whether the loop is to end.
    private func runTasks() -> Bool {
        let (tasks, isStopping) = mailbox.withLock { mailbox in
            defer { mailbox.tasks = [] }
            mailbox.isSignalled = false
            return (mailbox.tasks, mailbox.state == .stopping)
        }
        for task in tasks { task() }
        return isStopping
    }

    /// A write may close a connection, whose handler may send on others: until none is left.
    private func flush() {
        while !waitingToFlush.isEmpty {
            let connections = waitingToFlush
            waitingToFlush.removeAll(keepingCapacity: true)
            for connection in connections { connection.flush() }
        }
    }
}
