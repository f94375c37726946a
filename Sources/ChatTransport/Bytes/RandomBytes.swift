internal import CLinux

/// Where random bytes come from. Tests pass a fixed source.
package struct RandomBytes: Sendable {
    private let source: @Sendable (Int) -> [UInt8]

    /// Bytes from a function that is told how many.
    package init(source: @escaping @Sendable (Int) -> [UInt8]) { self.source = source }

    /// So many random bytes.
    package func callAsFunction(_ count: Int) -> [UInt8] { source(count) }

    /// The system's generator, fit for keys.
    package static let system = RandomBytes { count in
        var bytes = [UInt8](repeating: 0, count: count)
        let result = clinux_random(&bytes, count)
        // Linux fails here only for addresses and flags that are wrong.
        precondition(result == 0, "The system gives no random bytes.")
        return bytes
    }
}
