internal import ChatWire
internal import Foundation
internal import SQLite
internal import Synchronization

/// Threads that read, each over its own connection: they see the last commit and wait for no writer.
final class Readers: Sendable {
    /// A job: reads over the thread's connection.
    struct Job: Sendable {
        let run: @Sendable (StoreQueries) -> Void
    }

    private let queue: WaitingQueue<Job>
    private let count: Int
    private let finished = DispatchSemaphore(value: 0)
    /// Instead of the threads, where somebody drives.
    private let driven = Mutex<DrivenWork?>(nil)

    init(count: Int, most: Int) {
        self.count = max(1, count)
        queue = WaitingQueue(most: most)
    }

    /// How many jobs wait.
    var waitingCount: Int { queue.count }

    /// Adds a job; false when too many wait or the readers were stopped.
    func add(_ job: Job) -> Bool {
        guard queue.add(job) else { return false }
        driven.withLock { $0 }?.isDue()
        return true
    }

    /// Starts the threads, or says who drives; throws when a connection cannot be opened.
    func start(by workers: ServiceWorkers, open: @escaping @Sendable () throws -> StoreQueries) throws {
        if case .driven(let drive) = workers {
            let queries = try open()
            let work = DrivenWork(.reader, drive: drive) { [queue] in
                for job in queue.takeWaiting(most: 1) { job.run(queries) }
            }
            driven.withLock { $0 = work }
            return
        }
        let opened = DispatchSemaphore(value: 0)
        let failure = ErrorBox()
        for number in 0..<count {
            let thread = Thread { [self] in
                do {
                    let queries = try open()
                    opened.signal()
                    while let job = queue.takeOne() { job.run(queries) }
                } catch {
                    failure.set(error)
                    opened.signal()
                }
                finished.signal()
            }
            thread.name = "store.reader.\(number)"
            thread.start()
        }
        for _ in 0..<count { opened.wait() }
        if let error = failure.error {
            stop()
            throw error
        }
    }

    /// Lets the jobs that wait finish, then ends the threads.
    func stop() {
        queue.close(takerCount: count)
        if let driven = driven.withLock({ $0 }) {
            while queue.count > 0 { driven.run() }
            return driven.end()
        }
        for _ in 0..<count { finished.wait() }
    }
}
