internal import Synchronization

/// Carries an error from one thread to another.
final class ErrorBox: Sendable {
    private let stored = Mutex<(any Error)?>(nil)

    var error: (any Error)? { stored.withLock { $0 } }

    func set(_ error: any Error) { stored.withLock { $0 = error } }
}
