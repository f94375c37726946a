internal import Foundation
internal import SQLite
internal import Synchronization

/// The thread that copies the write-ahead log into the main file, so that no commit waits for it.
///
/// Under steady writing a checkpoint never quite catches up, and the log would
/// grow for ever: past ``logPagesMost`` the writer is asked to do the small
/// rest itself between two batches, which lets the log start over.
final class Checkpointer: Sendable {
    /// How many writes lie between two checkpoints.
    static let writesBetween = 2_000
    /// How long the log may get: 64 MB of pages.
    static let logPagesMost = 16_384

    private let writes = Mutex(0)
    private let isStopped = Mutex(false)
    private let signal = DispatchSemaphore(value: 0)
    private let finished = DispatchSemaphore(value: 0)
    /// Instead of the thread, where somebody drives.
    private let driven = Mutex<DrivenWork?>(nil)

    /// Counts writes, and wakes the thread when it is time.
    func didWrite(_ count: Int) {
        let isDue = writes.withLock { writes in
            writes += count
            guard writes >= Self.writesBetween else { return false }
            writes = 0
            return true
        }
        guard isDue else { return }
        if let driven = driven.withLock({ $0 }) { driven.isDue() } else { signal.signal() }
    }

    /// Starts the thread, or says who drives.
    ///
    /// - Parameters:
    ///   - workers: Who works.
    ///   - open: Opens the thread's connection.
    ///   - finish: Asks the writer to finish a checkpoint.
    ///   - onFault: Called when a checkpoint fails; the next one tries again.
    func start(
        by workers: ServiceWorkers, open: @escaping @Sendable () throws -> Connection,
        finish: @escaping @Sendable () -> Void, onFault: @escaping @Sendable (any Error) -> Void
    ) {
        if case .driven(let drive) = workers {
            let work = DrivenWork(.checkpointer, drive: drive) {
                do {
                    if try open().checkpoint().logPages > Self.logPagesMost { finish() }
                } catch {
                    onFault(error)
                }
            }
            driven.withLock { $0 = work }
            return
        }
        let thread = Thread { [self] in
            defer { finished.signal() }
            do {
                let connection = try open()
                while true {
                    signal.wait()
                    if isStopped.withLock({ $0 }) { return }
                    let result = try connection.checkpoint()
                    if result.logPages > Self.logPagesMost { finish() }
                }
            } catch {
                onFault(error)
            }
        }
        thread.name = "store.checkpoints"
        thread.start()
    }

    /// Ends the thread.
    func stop() {
        isStopped.withLock { $0 = true }
        if let driven = driven.withLock({ $0 }) { return driven.end() }
        signal.signal()
        finished.wait()
    }
}
