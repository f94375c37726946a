internal import ChatDomain
internal import ChatWire
internal import Dispatch
internal import SQLite
internal import Synchronization

/// The server's state on disk: one SQLite database, one thread that writes, a few that read.
///
/// A write is acknowledged after it is synced to the disk. Answers to writes
/// come from the writer's thread, answers to reads from a reader's.
final class Store: Sendable {
    private let writer: Writer
    private let readers: Readers
    private let checkpointer = Checkpointer()
    private let indexer: SearchIndexer
    private let environment: ServiceEnvironment
    private let isClosed = Mutex(false)
    private let participants = Participants()
    /// How the writer fares.
    let health: StoreHealth
    /// The database file.
    let path: String

    /// Opens or makes the database, brings it to the present version, and starts the threads.
    ///
    /// - Parameter deliver: Called on the writer's thread after each commit with what is to be told, in order.
    init(
        path: String, configuration: ServiceConfiguration, environment: ServiceEnvironment, outbound: OutboundDesk,
        deliver: @escaping @Sendable ([Delivery]) -> Void
    ) throws {
        self.environment = environment
        self.path = path
        let health = StoreHealth(clock: environment.clock)
        self.health = health
        writer = Writer(
            most: configuration.waitingRequestsMost, batchMost: configuration.batchMost, health: health)
        readers = Readers(count: configuration.readerCount, most: configuration.waitingRequestsMost)
        indexer = SearchIndexer(onFault: environment.onFault) { [writer] change in
            _ = writer.add(
                Writer.Job(
                    run: { context in
                        try context.connection.run("DELETE FROM text_change WHERE id <= ?", change)
                        return {}
                    }, fail: environment.onFault))
        }
        let participants = participants
        try writer.start(
            by: environment.workers,
            open: {
                // Checkpoints run on a thread of their own.
                let connection = try Connection(
                    path: path,
                    configuration: Configuration(
                        synchronous: .full, automaticCheckpointPages: 0, fileSystem: environment.fileSystem))
                try Upgrade(path: path, configuration: configuration, environment: environment).run(on: connection)
                return try WriteContext(
                    connection: connection, participants: participants, environment: environment,
                    limits: configuration.limits, cachedMost: configuration.cachedRowsMost,
                    outbound: outbound)
            }, deliver: deliver,
            didCommit: { [checkpointer, indexer] in
                checkpointer.didWrite($0)
                indexer.didWrite($0)
            })
        try startReading(configuration)
        checkpointer.start(
            by: environment.workers,
            open: {
                try Connection(
                    path: path,
                    configuration: Configuration(automaticCheckpointPages: 0, fileSystem: environment.fileSystem))
            },
            finish: { [writer] in
                _ = writer.add(
                    Writer.Job(
                        run: { context in
                            context.checkpointIsDue = true
                            return {}
                        }, fail: environment.onFault))
            }, onFault: environment.onFault)
    }

    /// Starts the search index and those who read from both; stops the writer where one of them cannot start.
    private func startReading(_ configuration: ServiceConfiguration) throws {
        let (path, environment, participants) = (path, environment, participants)
        let indexPath = path + Self.indexSuffix
        do {
            try indexer.start(
                by: environment.workers, mainPath: path, indexPath: indexPath, fileSystem: environment.fileSystem)
        } catch {
            writer.stop()
            throw error
        }
        do {
            try readers.start(by: environment.workers) {
                let connection = try Connection(
                    path: path, configuration: Configuration(access: .readOnly, fileSystem: environment.fileSystem))
                try connection.run("ATTACH DATABASE ? AS search", indexPath)
                return try StoreQueries(
                    connection: connection, participants: participants,
                    reactionUsersMost: configuration.limits.reactionUsers)
            }
        } catch {
            indexer.stop()
            writer.stop()
            throw error
        }
    }

    /// What the path of the search index ends with, after that of the database.
    static let indexSuffix = "-search"

    /// Lets the search index follow what was written, however little it is.
    func followSearch() { indexer.wake() }

    /// Calls back once the search index holds all that was committed before the call.
    func whenSearchable(_ body: @escaping @Sendable () -> Void) { indexer.whenCaughtUp(body) }

    /// Decides and writes; the answer comes after the commit, from the writer's thread.
    ///
    /// - Parameter body: Runs on the writer's thread in a savepoint. What it throws undoes it and is the answer: a
    ///   ``ChatWire/WireError`` as it is, anything else as 500901.
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (WriteContext) throws -> Value,
        completion: @escaping @Sendable (Result<Value, WireError>) -> Void
    ) {
        let isAdded = writer.add(
            Writer.Job(
                run: { context in
                    let value = try body(context)
                    return { completion(.success(value)) }
                },
                fail: { [environment] error in completion(.failure(Self.refusal(error, environment))) }))
        if !isAdded { completion(.failure(Self.overloaded)) }
    }

    /// Decides and writes, and waits until it is on the disk; at the start, before anyone else asks.
    func waitToWrite<Value: Sendable>(_ body: @escaping @Sendable (WriteContext) throws -> Value) throws -> Value {
        let done = DispatchSemaphore(value: 0)
        let box = AnswerBox<Value>()
        write(body) { result in
            box.set(result)
            done.signal()
        }
        if !writer.runWaiting() { done.wait() }
        return try box.value.get()
    }

    private final class AnswerBox<Value: Sendable>: Sendable {
        private let stored = Mutex<Result<Value, WireError>>(
            .failure(WireError(.internalServerError, "The writer gave no answer.")))

        var value: Result<Value, WireError> { stored.withLock { $0 } }

        func set(_ value: Result<Value, WireError>) { stored.withLock { $0 = value } }
    }

    /// Reads in one snapshot; the answer comes from a reader's thread.
    func read<Value: Sendable>(
        _ body: @escaping @Sendable (StoreQueries) throws -> Value,
        completion: @escaping @Sendable (Result<Value, WireError>) -> Void
    ) {
        let job = Readers.Job { [environment] queries in
            let answer: Result<Value, WireError>
            do {
                answer = .success(try queries.connection.transaction(.deferred) { try body(queries) })
            } catch {
                answer = .failure(Self.refusal(error, environment))
            }
            completion(answer)
        }
        let isAdded = readers.add(job)
        if !isAdded { completion(.failure(Self.overloaded)) }
    }

    /// How many requests wait for the writer, and for the readers.
    var waitingCounts: (writes: Int, reads: Int) { (writer.waitingCount, readers.waitingCount) }

    /// Writes something that changes nothing: to learn whether the disk takes writes again.
    func probe() {
        write { context in
            let version = try Migrations.version(of: context.connection)
            try context.connection.execute("PRAGMA user_version = \(version)")
        } completion: { [health] result in
            if case .success = result { health.recover() }
        }
    }

    /// Finishes what waits, and closes the database. A second call does nothing.
    func close() {
        let wasClosed = isClosed.withLock { isClosed in
            defer { isClosed = true }
            return isClosed
        }
        guard !wasClosed else { return }
        readers.stop()
        indexer.stop()
        writer.stop()
        checkpointer.stop()
    }

    private static let overloaded = WireError(
        .serviceUnavailable, "The server is busy.", retryAfterMilliseconds: 1_000)

    private static func refusal(_ error: any Error, _ environment: ServiceEnvironment) -> WireError {
        if let error = error as? WireError { return error }
        environment.onFault(error)
        if (error as? SQLiteError)?.code == .full {
            return WireError(.serviceUnavailable, "The server's disk is full.", retryAfterMilliseconds: 10_000)
        }
        return WireError(.internalServerError, "The server could not do this.")
    }
}
