internal import ChatTransport

/// Reads a file from its beginning and writes parts of it to another: what the editors of pictures stand on.
struct FileCopy {
    private let reader: FileReader
    private let writer: FileWriter
    private var window: ArraySlice<UInt8> = []
    private var offset: Int64 = 0

    /// What was being read is cut off or is none of its kind.
    struct Malformed: Error {}

    init(from reader: FileReader, to writer: FileWriter) {
        self.reader = reader
        self.writer = writer
    }

    /// How many bytes are left to be read.
    var left: Int64 { reader.size - offset + Int64(window.count) }

    /// Reads so many bytes.
    mutating func take(_ count: Int) throws -> [UInt8] {
        while window.count < count {
            let more = try reader.read(at: offset, count: max(65_536, count - window.count))
            guard !more.isEmpty else { throw Malformed() }
            offset += Int64(more.count)
            window = ArraySlice(window + more)
        }
        defer { window = window.dropFirst(count) }
        return Array(window.prefix(count))
    }

    /// Passes over so many bytes.
    mutating func skip(_ count: Int64) throws {
        guard count <= left else { throw Malformed() }
        if count <= Int64(window.count) {
            window = window.dropFirst(Int(count))
        } else {
            offset += count - Int64(window.count)
            window = []
        }
    }

    /// Writes bytes.
    func write(_ bytes: some Collection<UInt8>) throws { try writer.write(bytes) }

    /// Copies so many bytes.
    mutating func copy(_ count: Int64) throws {
        guard count <= left else { throw Malformed() }
        var rest = count
        while rest > 0 {
            let piece = try take(Int(min(rest, 65_536)))
            try write(piece)
            rest -= Int64(piece.count)
        }
    }

    /// Copies until a byte of 0xFF with one after it that the caller wants to see; gives that one, not copied. Nil at
    /// the end of the file.
    mutating func copyScan(until isMarker: (UInt8) -> Bool) throws -> UInt8? {
        while true {
            if window.count < 2 {
                let known = Array(window)
                let more = try reader.read(at: offset, count: 65_536)
                guard !more.isEmpty else {
                    try write(known)
                    return nil
                }
                offset += Int64(more.count)
                window = ArraySlice(known + more)
                continue
            }
            var index = window.startIndex
            let last = window.endIndex - 1
            while index < last, window[index] != 0xFF { index += 1 }
            if index == last {
                try write(window[window.startIndex..<index])
                window = window[index...]
                continue
            }
            let next = window[index + 1]
            if isMarker(next) {
                try write(window[window.startIndex..<index])
                window = window[(index + 2)...]
                return next
            }
            // A further fill byte may begin the marker itself.
            let copied = next == 0xFF ? index + 1 : index + 2
            try write(window[window.startIndex..<copied])
            window = window[copied...]
        }
    }
}
