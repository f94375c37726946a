/// A request body that is sent piece by piece, and who hears how much has left.
package struct HTTPClientUpload: Sendable {
    /// Where the bytes are.
    package enum Source: Sendable {
        case bytes([UInt8])
        case file(FileReader)
    }

    /// The bytes.
    package var source: Source
    /// Called on the loop's thread with the bytes that have left so far.
    package var onProgress: @Sendable (Int64) -> Void

    /// A body.
    package init(source: Source, onProgress: @escaping @Sendable (Int64) -> Void) {
        self.source = source
        self.onProgress = onProgress
    }

    /// How many bytes there are.
    var size: Int64 {
        switch source {
        case .bytes(let bytes): Int64(bytes.count)
        case .file(let file): file.size
        }
    }

    /// The next bytes from a place; empty where there are none, which ends the request when it comes too early.
    func piece(at offset: Int64) -> [UInt8] {
        let count = Int(min(65_536, size - offset))
        switch source {
        case .bytes(let bytes): return Array(bytes[Int(offset)..<Int(offset) + count])
        case .file(let file): return (try? file.read(at: offset, count: count)) ?? []
        }
    }
}
