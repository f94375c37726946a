internal import ChatTransport

/// Reads a file line by line, with no more of it in memory than the line and a piece.
struct ArchiveLines {
    /// The longest line that is read, in bytes.
    static let lineBytesMost = 16_777_216

    private let reader: FileReader
    private var offset: Int64 = 0
    private var piece: [UInt8] = []
    private var start = 0
    /// How many lines were read.
    private(set) var number = 0
    /// How many bytes the lines that were read take, with their ends.
    private(set) var bytes: Int64 = 0

    init(path: String) throws {
        do {
            reader = try FileReader(path: path)
        } catch {
            throw ArchiveError("'\(path)' cannot be read: \(error)")
        }
    }

    /// The next whole line, without its end; nil behind the last. What is behind the last end of a line is no line.
    mutating func next() throws -> [UInt8]? {
        var line: [UInt8] = []
        while true {
            if let end = piece[start...].firstIndex(of: 0x0A) {
                line += piece[start..<end]
                start = end + 1
                number += 1
                bytes += Int64(line.count) + 1
                return line
            }
            line += piece[start...]
            guard line.count <= Self.lineBytesMost else {
                throw ArchiveError("The line is longer than \(Self.lineBytesMost) bytes.", line: number + 1)
            }
            piece = try reader.read(at: offset, count: 65_536)
            start = 0
            offset += Int64(piece.count)
            guard !piece.isEmpty else { return nil }
        }
    }
}
