internal import ChatTransport

/// Takes Exif and XMP out of a WebP (RFC 9649, section 2.7).
enum WebPFile {
    /// Writes the plain picture.
    ///
    /// - Throws: ``FileCopy/Malformed`` for what is no whole WebP, and what the disk says.
    static func writePlain(from reader: FileReader, to writer: FileWriter) throws {
        let kept = try chunks(of: reader).filter { $0.type != "EXIF" && $0.type != "XMP " }
        let size = kept.reduce(Int64(4)) { $0 + 8 + $1.size + $1.size % 2 }
        try writer.write(Array("RIFF".utf8) + bytes(of: size) + Array("WEBP".utf8))
        for chunk in kept {
            var copy = FileCopy(from: reader, to: writer)
            try copy.skip(chunk.offset)
            try copy.write(try copy.take(8))
            if chunk.type == "VP8X", chunk.size >= 1 {
                // The flags say what there is beside the picture: no Exif (8), no XMP (4).
                try copy.write([try copy.take(1)[0] & ~0x0C])
                try copy.copy(chunk.size - 1)
            } else {
                try copy.copy(chunk.size)
            }
            if chunk.size % 2 == 1 { try copy.write([0]) }
        }
    }

    private static func chunks(of reader: FileReader) throws -> [(type: String, offset: Int64, size: Int64)] {
        var chunks: [(type: String, offset: Int64, size: Int64)] = []
        var offset: Int64 = 12
        while offset + 8 <= reader.size {
            let head = try reader.read(at: offset, count: 8)
            let size = head[4...].reversed().reduce(Int64(0)) { $0 << 8 | Int64($1) }
            guard head.count == 8, offset + 8 + size <= reader.size else { throw FileCopy.Malformed() }
            chunks.append((String(decoding: head[..<4], as: UTF8.self), offset, size))
            guard chunks.count <= 10_000 else { throw FileCopy.Malformed() }
            offset += 8 + size + size % 2
        }
        guard !chunks.isEmpty else { throw FileCopy.Malformed() }
        return chunks
    }

    private static func bytes(of number: Int64) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
}
