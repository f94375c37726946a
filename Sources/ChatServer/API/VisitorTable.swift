internal import Synchronization

/// The connections that ever asked to enter an open channel: the end of the others concerns nobody.
final class VisitorTable: Sendable {
    private let numbers = Mutex<Set<UInt64>>([])

    func add(_ connection: UInt64) { numbers.withLock { _ = $0.insert(connection) } }

    /// Forgets a connection; false when it never asked.
    func remove(_ connection: UInt64) -> Bool { numbers.withLock { $0.remove(connection) != nil } }
}
