import Foundation

/// The size of a picture in pixels, read from its first bytes: known before
/// anything is decoded, and memory is asked for.
///
/// | format | source | where |
/// |---|---|---|
/// | PNG | W3C PNG, section 11.2.2 | `IHDR`, at byte 16 |
/// | GIF | GIF89a, section 18 | logical screen, at byte 6 |
/// | JPEG | ITU T.81, annex B.2.2 | the frame header among the segments |
/// | WebP | RFC 9649, section 2 | `VP8X`, `VP8L` or `VP8 ` |
struct PictureSize: Equatable {
    /// Pixels from side to side.
    let width: Int
    /// Pixels from top to bottom.
    let height: Int

    /// Reads the size; nil for another format, or a picture cut before it.
    init?(_ data: Data) {
        let bytes = [UInt8](data.prefix(1 << 16))
        guard let size = Self.png(bytes) ?? Self.gif(bytes) ?? Self.webP(bytes) ?? Self.jpeg(bytes) else { return nil }
        (width, height) = size
    }

    private static func big(_ bytes: [UInt8], _ at: Int, _ count: Int) -> Int {
        bytes[at..<(at + count)].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func little(_ bytes: [UInt8], _ at: Int, _ count: Int) -> Int {
        bytes[at..<(at + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    private static func png(_ bytes: [UInt8]) -> (Int, Int)? {
        guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
        return (big(bytes, 16, 4), big(bytes, 20, 4))
    }

    private static func gif(_ bytes: [UInt8]) -> (Int, Int)? {
        guard bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
        return (little(bytes, 6, 2), little(bytes, 8, 2))
    }

    private static func webP(_ bytes: [UInt8]) -> (Int, Int)? {
        guard bytes.count >= 30, bytes.starts(with: Array("RIFF".utf8)), Array(bytes[8..<12]) == Array("WEBP".utf8)
        else { return nil }
        switch String(decoding: bytes[12..<16], as: UTF8.self) {
        case "VP8X": return (little(bytes, 24, 3) + 1, little(bytes, 27, 3) + 1)
        case "VP8L":
            let bits = little(bytes, 21, 4)
            return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
        case "VP8 ": return (little(bytes, 26, 2) & 0x3FFF, little(bytes, 28, 2) & 0x3FFF)
        default: return nil
        }
    }

    private static func jpeg(_ bytes: [UInt8]) -> (Int, Int)? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var at = 2
        while at + 9 <= bytes.count {
            guard bytes[at] == 0xFF else { return nil }
            let marker = bytes[at + 1]
            // Frame headers are C0 to CF but for the tables C4, C8 and CC.
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                return (big(bytes, at + 7, 2), big(bytes, at + 5, 2))
            }
            at += 2 + max(2, big(bytes, at + 2, 2))
        }
        return nil
    }
}
