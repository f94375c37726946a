package import ChatTransport
internal import COpenSSL
internal import Foundation

/// What a service takes from the world: time, randomness, a disk, and a place for faults. Passed in, so that tests say it.
package struct ServiceEnvironment: Sendable {
    /// Milliseconds since 1970.
    package var now: @Sendable () -> Int64
    /// This many unpredictable bytes.
    package var randomBytes: @Sendable (Int) -> [UInt8]
    /// Called with faults that callers are told of as 500901 only.
    package var onFault: @Sendable (any Error) -> Void
    /// A clock that only goes forward, for durations.
    package var clock = LoopClock.monotonic
    /// Called with what an operator should know of the work at the start, as a migration.
    package var onNotice: @Sendable (String, [(name: StaticString, value: String)]) -> Void = { _, _ in }
    /// Who does what the service does beside its callers. Default: threads of its own.
    package var workers = ServiceWorkers.threads
    /// The file system of the database, as registered with SQLite; nil for the system's own.
    package var fileSystem: String?

    /// Makes an environment.
    package init(
        now: @escaping @Sendable () -> Int64, randomBytes: @escaping @Sendable (Int) -> [UInt8],
        onFault: @escaping @Sendable (any Error) -> Void, fileSystem: String? = nil
    ) {
        self.now = now
        self.randomBytes = randomBytes
        self.onFault = onFault
        self.fileSystem = fileSystem
    }

    /// The system's clock and OpenSSL's random numbers.
    package static func live(onFault: @escaping @Sendable (any Error) -> Void) -> ServiceEnvironment {
        ServiceEnvironment(
            now: { Int64(Date().timeIntervalSince1970 * 1_000) },
            randomBytes: { count in
                var bytes = [UInt8](repeating: 0, count: count)
                // It fails only where the system has no source of randomness; keys without it must not be made.
                precondition(RAND_bytes(&bytes, Int32(count)) == 1, "no randomness")
                return bytes
            },
            onFault: onFault)
    }
}
