internal import Foundation

/// A file of lines that is written at its end, in pieces of some size.
final class ArchiveFile {
    private let handle: FileHandle
    private var buffer: [UInt8] = []
    private static let pieceBytes = 262_144

    /// Opens a file behind what it holds already, cut to so many bytes.
    init(path: String, keeping bytes: UInt64) throws {
        if !FileManager.default.fileExists(atPath: path) {
            guard
                FileManager.default.createFile(
                    atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
            else { throw ArchiveError("'\(path)' cannot be made.") }
        }
        handle = try FileHandle(forUpdating: URL(fileURLWithPath: path))
        try handle.truncate(atOffset: bytes)
        try handle.seekToEnd()
        buffer.reserveCapacity(Self.pieceBytes * 2)
    }

    /// Adds a line.
    func add(_ line: some Collection<UInt8>) throws {
        buffer.append(contentsOf: line)
        buffer.append(0x0A)
        if buffer.count >= Self.pieceBytes { try flush() }
    }

    private func flush() throws {
        try handle.write(contentsOf: Data(buffer))
        buffer.removeAll(keepingCapacity: true)
    }

    /// Writes the rest, and waits until it is on the disk.
    func finish() throws {
        try flush()
        try handle.synchronize()
        try handle.close()
    }
}
