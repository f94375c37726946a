internal import ChatTransport

/// Takes out of a JPEG what tells where, when and with what it was taken, without touching its pixels.
///
/// Kept are the segments that decide how it looks: JFIF (APP0), the colour
/// profile (APP2 `ICC_PROFILE`) and Adobe's colour transform (APP14). What
/// follows the end of the picture, where phones keep second pictures and films,
/// goes too. Markers: ITU-T T.81, table B.1.
enum JPEGFile {
    /// Writes the plain picture.
    ///
    /// - Returns: How its camera was held (Exif, tag 0x0112): 1 for upright, up to 8.
    /// - Throws: ``FileCopy/Malformed`` for what is no JPEG, and what the disk says.
    static func writePlain(from reader: FileReader, to writer: FileWriter) throws -> Int {
        var copy = FileCopy(from: reader, to: writer)
        guard try copy.take(2) == [0xFF, 0xD8] else { throw FileCopy.Malformed() }
        try copy.write([0xFF, 0xD8])
        var orientation = 1
        var marker = try nextMarker(&copy)
        while marker != 0xD9 {
            if marker == 0x01 || (0xD0...0xD7).contains(marker) {
                try copy.write([0xFF, marker])
                marker = try nextMarker(&copy)
                continue
            }
            let length = try copy.take(2)
            let count = Int(length[0]) << 8 | Int(length[1])
            guard count >= 2 else { throw FileCopy.Malformed() }
            let content = try copy.take(count - 2)
            if marker == 0xE1, let found = ExifOrientation.read(content) { orientation = found }
            if isKept(marker, content) { try copy.write([0xFF, marker] + length + content) }
            // After the beginning of a scan come its bits, in which 0xFF 0x00 stands for 0xFF.
            marker =
                marker == 0xDA
                // One that is cut off in its bits is ended: what is there of it can be seen.
                ? try copy.copyScan { $0 != 0x00 && $0 != 0xFF && !(0xD0...0xD7).contains($0) } ?? 0xD9
                : try nextMarker(&copy)
        }
        try copy.write([0xFF, 0xD9])
        return orientation
    }

    private static func nextMarker(_ copy: inout FileCopy) throws -> UInt8 {
        guard try copy.take(1) == [0xFF] else { throw FileCopy.Malformed() }
        var byte = try copy.take(1)[0]
        while byte == 0xFF { byte = try copy.take(1)[0] }
        guard byte != 0 else { throw FileCopy.Malformed() }
        return byte
    }

    private static func isKept(_ marker: UInt8, _ content: [UInt8]) -> Bool {
        switch marker {
        case 0xE0: content.starts(with: "JFIF\0".utf8)
        case 0xE2: content.starts(with: "ICC_PROFILE\0".utf8)
        case 0xEE: content.starts(with: "Adobe".utf8)
        case 0xE1...0xEF, 0xFE: false
        default: true
        }
    }
}
