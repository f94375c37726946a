internal import ChatWire
internal import Foundation
internal import SQLite
internal import Synchronization

/// The one thread that writes.
///
/// It takes what waits, decides each job against the state that the jobs
/// before it left, commits all of them at once (group commit: one sync of the
/// disk for the whole batch), and only then answers. A job that fails is undone
/// alone; a commit that fails fails the batch, and memory is read anew.
final class Writer: Sendable {
    /// A job: decides and writes, and gives what to call after the commit.
    struct Job: Sendable {
        /// Runs in a savepoint; throwing undoes it.
        let run: @Sendable (WriteContext) throws -> @Sendable () -> Void
        /// Called instead, when the job or the batch failed.
        let fail: @Sendable (any Error) -> Void
    }

    private let queue: WaitingQueue<Job>
    private let finished = DispatchSemaphore(value: 0)
    private let batchMost: Int
    private let health: StoreHealth
    /// Instead of the thread, where somebody drives.
    private let driven = Mutex<DrivenWork?>(nil)

    /// A writer that does not run yet.
    ///
    /// - Parameters:
    ///   - most: How many jobs may wait.
    ///   - batchMost: How many go into one commit.
    init(most: Int, batchMost: Int, health: StoreHealth) {
        queue = WaitingQueue(most: most)
        self.batchMost = batchMost
        self.health = health
    }

    /// How many jobs wait.
    var waitingCount: Int { queue.count }

    /// Adds a job; false when too many wait or the writer was stopped.
    func add(_ job: Job) -> Bool {
        guard queue.add(job) else { return false }
        driven.withLock { $0 }?.isDue()
        return true
    }

    /// Does what waits now, where somebody drives; false where a thread does it.
    func runWaiting() -> Bool {
        guard let driven = driven.withLock({ $0 }) else { return false }
        driven.run()
        return true
    }

    /// Starts the thread, or says who drives.
    ///
    /// - Parameters:
    ///   - workers: Who works.
    ///   - open: Makes the context, on the thread; it throws what `start` then throws.
    ///   - deliver: Called with the deliveries of each batch, after its answers.
    ///   - didCommit: Called with the number of jobs of each batch.
    func start(
        by workers: ServiceWorkers, open: @escaping @Sendable () throws -> WriteContext,
        deliver: @escaping @Sendable ([Delivery]) -> Void, didCommit: @escaping @Sendable (Int) -> Void
    ) throws {
        if case .driven(let drive) = workers {
            let context = try open()
            let work = DrivenWork(.writer, drive: drive) { [self] in
                let jobs = queue.takeWaiting(most: batchMost)
                guard !jobs.isEmpty else { return }
                runBatch(jobs, context: context, deliver: deliver)
                didCommit(jobs.count)
            }
            driven.withLock { $0 = work }
            return
        }
        let opened = DispatchSemaphore(value: 0)
        let failure = ErrorBox()
        let thread = Thread { [self] in
            do {
                let context = try open()
                opened.signal()
                while let jobs = queue.takeAll(most: batchMost) {
                    runBatch(jobs, context: context, deliver: deliver)
                    didCommit(jobs.count)
                }
            } catch {
                failure.set(error)
                opened.signal()
            }
            finished.signal()
        }
        thread.name = "store.writer"
        thread.start()
        opened.wait()
        if let error = failure.error { throw error }
    }

    /// Lets the jobs that wait finish, then ends the thread.
    func stop() {
        queue.close(takerCount: 1)
        guard let driven = driven.withLock({ $0 }) else { return finished.wait() }
        while queue.count > 0 { driven.run() }
        driven.end()
    }

    private func runBatch(_ jobs: [Job], context: WriteContext, deliver: ([Delivery]) -> Void) {
        var answers: [@Sendable () -> Void] = []
        answers.reserveCapacity(jobs.count)
        health.begin()
        // What the disk refused of one job may leave the transaction, and with it the other jobs, as they are.
        var refusal: SQLiteError?
        do {
            try context.connection.begin()
            for job in jobs {
                do {
                    answers.append(try context.attempt(job.run))
                } catch let error as SQLiteError where !context.connection.isInTransaction {
                    // A full or failing disk has ended the transaction for all.
                    throw error
                } catch {
                    if let error = error as? SQLiteError, error.code == .full || error.code == .inputOutput {
                        refusal = error
                    }
                    answers.append { job.fail(error) }
                }
            }
            try context.flush()
            try context.flushFigures()
            try context.connection.commit()
        } catch {
            context.connection.rollback()
            context.undoPresence(to: 0)
            forget(context)
            health.fail(error)
            for job in jobs { job.fail(error) }
            return
        }
        health.commit(jobs: jobs.count, refusal: refusal)
        let (deliveries, news) = (context.deliveries, context.outboundNews)
        context.deliveries.removeAll(keepingCapacity: true)
        context.outboundNews.removeAll(keepingCapacity: true)
        context.presenceUndo.removeAll(keepingCapacity: true)
        for action in context.commitActions { action() }
        context.commitActions.removeAll(keepingCapacity: true)
        for answer in answers { answer() }
        if !deliveries.isEmpty { deliver(deliveries) }
        if !news.isEmpty { context.outbound.tell(news) }
        context.undo.removeAll(keepingCapacity: true)
        if context.checkpointIsDue {
            context.checkpointIsDue = false
            // The next one tries again.
            _ = try? context.connection.checkpoint()
        }
        if (try? context.trim()) == nil { forget(context) }
    }

    private func forget(_ context: WriteContext) {
        // Where even reading fails, the next batch will fail as well, and say so to its callers.
        try? context.reset()
    }
}
