/// Received bytes that no codec has consumed yet, first in first out.
///
/// Storage exists only while bytes wait: an idle connection's queue owns no
/// memory, which is what keeps thousands of them cheap.
struct ByteQueue: Sendable {
    private var storage: [UInt8] = []
    private var start = 0

    /// Below this many bytes already consumed, moving the rest costs more than it frees.
    private static let compactionThreshold = 4096

    /// The number of waiting bytes.
    var count: Int { storage.count - start }
    /// Whether no byte waits.
    var isEmpty: Bool { storage.count == start }

    /// The byte `offset` places after the first waiting one.
    subscript(offset: Int) -> UInt8 { storage[start + offset] }

    /// Adds bytes at the end.
    mutating func append(_ bytes: UnsafeRawBufferPointer) {
        if start > Self.compactionThreshold, start * 2 > storage.count {
            storage.removeFirst(start)
            start = 0
        }
        storage.append(contentsOf: bytes)
    }

    /// The offset of the first `byte` at or after `offset`.
    func firstOffset(of byte: UInt8, from offset: Int) -> Int? {
        storage.withUnsafeBufferPointer { buffer in
            buffer[(start + offset)...].firstIndex(of: byte).map { $0 - start }
        }
    }

    /// Calls `body` with the first `length` waiting bytes, without consuming them.
    func withBytes<Result>(_ length: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        storage.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[start..<(start + length)])) }
    }

    /// Consumes and returns the first `length` bytes.
    mutating func take(_ length: Int) -> [UInt8] {
        if start == 0, length == storage.count {
            // The whole array goes as it is: no copy for a frame that came alone.
            defer { storage = [] }
            return storage
        }
        let taken = Array(storage[start..<(start + length)])
        drop(length)
        return taken
    }

    /// Consumes the first `length` bytes.
    mutating func drop(_ length: Int) {
        start += length
        if start == storage.count {
            storage = []
            start = 0
        }
    }
}
