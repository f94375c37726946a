internal import Foundation
internal import SQLite
internal import Synchronization

/// The thread that brings the search index after the messages, outside of their transactions: no sender waits for it.
///
/// It reads what was committed, over a connection of its own, in steps; under load it falls behind and catches up
/// when there is time.
final class SearchIndexer: Sendable {
    /// How many messages, and how many changes, one step takes.
    private static let stepMost = 1_000
    /// How much the thread yields to all others: of Linux' niceness, 0 to 19.
    private static let niceness: Int32 = 10

    private struct State {
        var isStopped = false
        /// How many writes were committed since the thread last looked.
        var writes = 0
        /// Whether the thread is told already: many commits wake it once.
        var isTold = false
        var waiting: [@Sendable () -> Void] = []
    }

    private let state = Mutex(State())
    private let signal = DispatchSemaphore(value: 0)
    private let finished = DispatchSemaphore(value: 0)
    /// Instead of the thread, where somebody drives.
    private let driven = Mutex<DrivenWork?>(nil)
    private let onFault: @Sendable (any Error) -> Void
    /// Called with the newest row of `text_change` that nobody needs any more.
    private let forget: @Sendable (Int64) -> Void

    init(onFault: @escaping @Sendable (any Error) -> Void, forget: @escaping @Sendable (Int64) -> Void) {
        self.onFault = onFault
        self.forget = forget
    }

    /// After how many writes the thread looks of itself: many messages at once cost it far less than each alone.
    private static let writesMost = 256

    /// Counts writes that were committed, and wakes the thread when they are many.
    func didWrite(_ count: Int) {
        let isDue = state.withLock { state in
            state.writes += count
            return state.writes >= Self.writesMost
        }
        if isDue { wake() }
    }

    /// Says that it is time to follow what there may be.
    func wake() {
        let wasTold = state.withLock { state in
            defer { state.isTold = true }
            return state.isTold
        }
        guard !wasTold else { return }
        if let driven = driven.withLock({ $0 }) { driven.isDue() } else { signal.signal() }
    }

    /// Calls back once the index holds all that was committed before the call.
    func whenCaughtUp(_ body: @escaping @Sendable () -> Void) {
        let isStopped = state.withLock { state in
            if !state.isStopped { state.waiting.append(body) }
            return state.isStopped
        }
        if isStopped { body() } else { wake() }
    }

    /// Opens or makes the index, then starts the thread, or says who drives.
    ///
    /// - Parameters:
    ///   - workers: Who works.
    ///   - fileSystem: That of both files, as registered with SQLite; nil for the system's own.
    func start(by workers: ServiceWorkers, mainPath: String, indexPath: String, fileSystem: String?) throws {
        if case .driven(let drive) = workers {
            let (main, index) = try Self.open(mainPath, indexPath, fileSystem)
            let work = DrivenWork(.indexer, drive: drive) { [self] in _ = look(main, index) }
            driven.withLock { $0 = work }
            return wake()
        }
        let opened = DispatchSemaphore(value: 0)
        let failure = ErrorBox()
        let thread = Thread { [self] in
            // Linux gives each thread a niceness of its own; where it refuses, the thread is as the others.
            _ = setpriority(Int32(PRIO_PROCESS.rawValue), 0, Self.niceness)
            do {
                let (main, index) = try Self.open(mainPath, indexPath, fileSystem)
                opened.signal()
                run(main, index)
            } catch {
                failure.set(error)
                opened.signal()
            }
            finished.signal()
        }
        thread.name = "store.search"
        thread.start()
        opened.wait()
        if let error = failure.error { throw error }
        wake()
    }

    private static func open(
        _ mainPath: String, _ indexPath: String, _ fileSystem: String?
    ) throws -> (Connection, SearchIndex) {
        let main = try Connection(
            path: mainPath, configuration: Configuration(access: .readOnly, fileSystem: fileSystem))
        return (
            main,
            try SearchIndex(path: indexPath, fileSystem: fileSystem, newest: newest(main), forgotten: forgotten(main))
        )
    }

    /// Ends the thread. What was not followed yet is at the next start.
    func stop() {
        state.withLock { $0.isStopped = true }
        if let driven = driven.withLock({ $0 }) {
            driven.run()
            return driven.end()
        }
        wake()
        finished.wait()
    }

    private func run(_ main: Connection, _ index: SearchIndex) {
        repeat { signal.wait() } while look(main, index)
    }

    /// Follows what there is, and says so to those who wait; false once it is stopped.
    private func look(_ main: Connection, _ index: SearchIndex) -> Bool {
        var waiting: [@Sendable () -> Void] = []
        let isStopped = state.withLock { state in
            state.isTold = false
            state.writes = 0
            swap(&waiting, &state.waiting)
            return state.isStopped
        }
        if !isStopped {
            do {
                try follow(main, index)
            } catch {
                // The next commit tries again, from where the index stands.
                onFault(error)
            }
        }
        for body in waiting { body() }
        return !isStopped
    }

    private func follow(_ main: Connection, _ index: SearchIndex) throws {
        while !state.withLock({ $0.isStopped }), let step = try Self.step(main, after: index.place) {
            let hasChanges = step.place.change > index.place.change
            try index.apply(step)
            if hasChanges { forget(step.place.change) }
        }
    }

    // MARK: - Reading

    private static func newest(_ main: Connection) throws -> SearchIndex.Place {
        try main.queryFirst(
            """
            SELECT max(coalesce((SELECT max(id) FROM message), 0),
                coalesce((SELECT value FROM counter WHERE name = 'message'), 0)),
                coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'text_change'), 0)
            """
        ) { SearchIndex.Place(message: $0.integer(at: 0), change: $0.integer(at: 1)) }
            ?? SearchIndex.Place(message: 0, change: 0)
    }

    /// The last change that is not listed any more: an index that has not followed it never can.
    private static func forgotten(_ main: Connection) throws -> Int64 {
        try main.queryFirst(
            """
            SELECT coalesce((SELECT min(id) - 1 FROM text_change),
                (SELECT seq FROM sqlite_sequence WHERE name = 'text_change'), 0)
            """
        ) { $0.integer(at: 0) } ?? 0
    }

    /// What follows after a place; nil where nothing does.
    private static func step(_ main: Connection, after place: SearchIndex.Place) throws -> SearchIndex.Step? {
        try main.transaction(.deferred) {
            let changes = try main.query(
                "SELECT id, message, channel FROM text_change WHERE id > ? ORDER BY id LIMIT ?", place.change, stepMost
            ) { (id: $0.integer(at: 0), message: $0.integer(at: 1), channel: $0.integer(at: 2)) }
            let new = try main.query(
                """
                SELECT id, channel, CASE WHEN is_removed THEN NULL ELSE message END, file FROM message
                WHERE id > ? ORDER BY id LIMIT ?
                """, place.message, stepMost, row: entry)
            guard !changes.isEmpty || !new.isEmpty else { return nil }
            var step = SearchIndex.Step(place: place)
            step.goneChannels = changes.filter { $0.message == 0 }.map(\.channel)
            step.entries = try changes.filter { $0.message != 0 }.map { change in
                try main.queryFirst(
                    """
                    SELECT id, channel, CASE WHEN is_removed THEN NULL ELSE message END, file FROM message
                    WHERE id = ?
                    """, change.message, row: entry)
                    ?? SearchIndex.Entry(id: change.message, channelKey: change.channel, text: nil)
            }
            step.entries += new
            if let last = changes.last { step.place.change = last.id }
            if let last = new.last { step.place.message = last.id }
            return step
        }
    }

    /// The text of a message with the names of its files.
    private static func entry(_ row: Statement) -> SearchIndex.Entry {
        var text = row.optionalText(at: 2)
        let files = row.text(at: 3)
        if let said = text, !files.isEmpty {
            text = ([said] + StoreRows.fileNames(files)).joined(separator: "\n")
        }
        return SearchIndex.Entry(id: row.integer(at: 0), channelKey: row.integer(at: 1), text: text)
    }
}
