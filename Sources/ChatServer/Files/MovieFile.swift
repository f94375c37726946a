internal import ChatTransport

/// Takes what an MP4 or QuickTime movie tells about itself (place, maker, titles) out of it: the boxes `udta` and
/// `meta` of the movie and its tracks become free space of the same length, so that nothing moves (ISO/IEC 14496-12).
enum MovieFile {
    /// Writes the plain movie.
    ///
    /// - Throws: ``FileCopy/Malformed`` for what is no movie, and what the disk says.
    static func writePlain(from reader: FileReader, to writer: FileWriter) throws {
        var copy = FileCopy(from: reader, to: writer)
        try copyBoxes(&copy, count: reader.size, depth: 0)
    }

    private static func copyBoxes(_ copy: inout FileCopy, count: Int64, depth: Int) throws {
        var left = count
        while left >= 8 {
            var head = try copy.take(8)
            var size = head[..<4].reduce(Int64(0)) { $0 << 8 | Int64($1) }
            let type = String(decoding: head[4..<8], as: UTF8.self)
            if size == 1 {
                head += try copy.take(8)
                size = head[8...].reduce(Int64(0)) { $0 << 8 | Int64($1) }
            } else if size == 0 {
                size = left
            }
            guard size >= head.count, size <= left else { throw FileCopy.Malformed() }
            let content = size - Int64(head.count)
            if type == "udta" || type == "meta" || type == "uuid", depth > 0 {
                head.replaceSubrange(4..<8, with: Array("free".utf8))
                try copy.write(head)
                try copy.skip(content)
                try writeZeros(content, copy)
            } else if (type == "moov" && depth == 0) || (type == "trak" && depth == 1) {
                try copy.write(head)
                try copyBoxes(&copy, count: content, depth: depth + 1)
            } else {
                try copy.write(head)
                try copy.copy(content)
            }
            left -= size
        }
        try copy.copy(left)
    }

    private static func writeZeros(_ count: Int64, _ copy: FileCopy) throws {
        var left = count
        while left > 0 {
            let piece = Int(min(left, 65_536))
            try copy.write([UInt8](repeating: 0, count: piece))
            left -= Int64(piece)
        }
    }
}
