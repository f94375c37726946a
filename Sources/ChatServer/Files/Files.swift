internal import ChatDomain
internal import ChatTransport
internal import ChatWire
internal import Dispatch
internal import Foundation
internal import Synchronization

/// The uploaded files of a service: where they are, what is done with them, and when they go.
final class Files: Sendable {
    let storage: FileStorage
    let work: FileWork
    let key: FileKey
    /// The uploads that requests are at work on.
    let desk = UploadDesk()
    private let store: Store
    private let configuration: ServiceConfiguration
    private let environment: ServiceEnvironment
    // Unsafe: sources of Dispatch may be used from any thread, but are not marked so.
    private nonisolated(unsafe) let timer: (any DispatchSourceTimer)?
    private let isClosed = Mutex(false)
    private let lockPath: String

    /// The file that a backup holds while it copies: nothing that it may have seen is deleted meanwhile.
    static func lockPath(ofFolder folder: String) -> String { folder + ".lock" }

    /// How often files that nobody needs are looked for.
    private static let sweepSeconds = 600

    init(
        folder: String, store: Store, configuration: ServiceConfiguration, environment: ServiceEnvironment
    ) throws {
        self.store = store
        self.configuration = configuration
        self.environment = environment
        storage = try FileStorage(folder: folder)
        lockPath = Self.lockPath(ofFolder: folder)
        work = FileWork(storage: storage, program: configuration.pictureProgram)
        key = FileKey(secret: try store.waitToWrite { try $0.secret("files") })
        guard case .threads = environment.workers else {
            timer = nil
            return
        }
        let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "files.sweep", qos: .background))
        source.schedule(deadline: .now() + .seconds(1), repeating: .seconds(Self.sweepSeconds))
        timer = source
        source.setEventHandler { [weak self] in self?.sweep {} }
        source.activate()
    }

    /// Whether the disk has room for uploads beside what the store needs.
    var hasRoom: Bool {
        guard let free = DiskSpace.freeBytes(at: storage.folder) else { return true }
        return free >= configuration.diskReserveBytes
    }

    /// Finishes what was begun. A second call does nothing.
    func close() {
        let wasClosed = isClosed.withLock { isClosed in
            defer { isClosed = true }
            return isClosed
        }
        guard !wasClosed else { return }
        timer?.cancel()
        work.finish()
    }

    /// Deletes what was never sent, what deleted messages carried, and bytes that a killed server left behind.
    ///
    /// While a backup is being made nothing is: the next sweep does it.
    func sweep(_ done: @escaping @Sendable () -> Void) {
        guard let lock = try? FileLock(path: lockPath) else { return done() }
        let time = environment.now() - configuration.unsentFileLifetimeMilliseconds
        // Bytes come to their place a moment before their row: only old ones can have been left behind.
        let old = storage.contents(before: Date(timeIntervalSince1970: Double(time) / 1_000))
        // Looked at before the rows: one that begins meanwhile is not among them.
        let unfinished = storage.unfinished
        store.write { context -> (files: [String], uploads: [String]) in
            let forgotten = try context.forgetUnusedFiles(uploadedBefore: time)
            try context.forgetUploads(begunBefore: time)
            return (
                try forgotten + old.filter { try !context.hasFile(content: $0) },
                try unfinished.filter { try !context.hasUpload(content: $0) }
            )
        } completion: { [storage, lock] result in
            let gone = try? result.get()
            for content in gone?.files ?? [] { storage.remove(content) }
            for content in gone?.uploads ?? [] { storage.dropUnfinished(content) }
            // Before anyone hears of it: whoever does may begin the next.
            lock.release()
            done()
        }
    }
}
