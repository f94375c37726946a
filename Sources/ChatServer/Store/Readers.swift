internal import ChatWire
internal import Foundation
internal import SQLite

/// Threads that read, each over its own connection: they see the last commit and wait for no writer.
final class Readers: Sendable {
    /// A job: reads over the thread's connection.
    struct Job: Sendable {
        let run: @Sendable (StoreQueries) -> Void
    }

    private let queue: WaitingQueue<Job>
    private let count: Int
    private let finished = DispatchSemaphore(value: 0)

    init(count: Int, most: Int) {
        self.count = max(1, count)
        queue = WaitingQueue(most: most)
    }

    /// How many jobs wait.
    var waitingCount: Int { queue.count }

    /// Adds a job; false when too many wait or the readers were stopped.
    func add(_ job: Job) -> Bool { queue.add(job) }

    /// Starts the threads; throws when a connection cannot be opened.
    func start(open: @escaping @Sendable () throws -> StoreQueries) throws {
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
        for _ in 0..<count { finished.wait() }
    }
}
