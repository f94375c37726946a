internal import CLinux
internal import Glibc

/// What a connection still has to write.
///
/// Pieces are shared, not copied. When everything is written the queue gives
/// its memory back, but for a small array that a busy connection reuses.
struct OutgoingQueue {
    private var pieces: [SharedBytes] = []
    /// The first piece that is not wholly written, and how much of it is.
    private var first = 0
    private var offset = 0
    /// Bytes not written yet.
    private(set) var byteCount = 0

    /// A bigger array than this is given back when the queue is empty.
    private static let keptCapacity = 16
    /// The most pieces one system call takes. Linux allows 1,024.
    static let piecesPerWrite = 128

    /// Whether all is written.
    var isEmpty: Bool { byteCount == 0 }

    /// Adds a piece at the end.
    mutating func append(_ piece: SharedBytes) {
        guard piece.count > 0 else { return }
        pieces.append(piece)
        byteCount += piece.count
    }

    /// Drops every piece of which nothing is written yet. The rest of a piece in
    /// progress stays, or the peer would read the next one as its end.
    mutating func dropUnstarted() {
        let keeps = offset > 0 ? 1 : 0
        for piece in pieces[(first + keeps)...] { byteCount -= piece.count }
        pieces.removeSubrange((first + keeps)...)
        if isEmpty { reset() }
    }

    /// Calls `body` with the next pieces, as `sendmsg` takes them.
    func withNextPieces<Result>(_ body: (UnsafePointer<iovec>, Int32) -> Result) -> Result {
        let count = min(pieces.count - first, Self.piecesPerWrite)
        return withUnsafeTemporaryAllocation(of: iovec.self, capacity: count) { vectors in
            for index in 0..<count {
                let start = index == 0 ? offset : 0
                let bytes = UnsafeRawBufferPointer(rebasing: pieces[first + index].buffer[start...])
                vectors.initializeElement(
                    at: index,
                    to: iovec(iov_base: UnsafeMutableRawPointer(mutating: bytes.baseAddress), iov_len: bytes.count))
            }
            // At least one piece waits, so there is a base address.
            guard let base = vectors.baseAddress else { preconditionFailure("There is nothing to write.") }
            return body(base, Int32(count))
        }
    }

    /// Notes that `count` bytes were written.
    mutating func wrote(_ count: Int) {
        byteCount -= count
        if isEmpty { return reset() }
        offset += count
        while offset >= pieces[first].count {
            offset -= pieces[first].count
            first += 1
        }
        // Written pieces are let go in bulk, so that a long queue is not moved at each write.
        if first > 64, first * 2 > pieces.count {
            pieces.removeSubrange(..<first)
            first = 0
        }
    }

    /// Empties the queue.
    mutating func reset() {
        byteCount = 0
        first = 0
        offset = 0
        if pieces.capacity > Self.keptCapacity { pieces = [] } else { pieces.removeAll(keepingCapacity: true) }
    }
}
