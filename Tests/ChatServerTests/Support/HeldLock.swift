import ChatTransport

/// A file lock that a test holds until it lets it go.
final class HeldLock {
    private var lock: FileLock?

    init(path: String) throws { lock = try FileLock(path: path) }

    func release() { lock = nil }
}
