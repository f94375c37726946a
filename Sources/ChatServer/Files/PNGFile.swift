internal import ChatTransport

/// Takes texts, times and Exif out of a PNG (PNG specification, third edition, section 11); what follows its end too.
enum PNGFile {
    private static let dropped: Set = ["eXIf", "tEXt", "zTXt", "iTXt", "tIME"]

    /// Writes the plain picture.
    ///
    /// - Throws: ``FileCopy/Malformed`` for what is no whole PNG, and what the disk says.
    static func writePlain(from reader: FileReader, to writer: FileWriter) throws {
        var copy = FileCopy(from: reader, to: writer)
        try copy.copy(8)
        while true {
            let head = try copy.take(8)
            let length = head[..<4].reduce(Int64(0)) { $0 << 8 | Int64($1) }
            let type = String(decoding: head[4...], as: UTF8.self)
            // The checksum follows the content.
            if dropped.contains(type) {
                try copy.skip(length + 4)
            } else {
                try copy.write(head)
                try copy.copy(length + 4)
            }
            if type == "IEND" { return }
        }
    }
}
