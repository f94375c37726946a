internal import Foundation

/// The blocks of a GIF file, as far as they tell how many pictures it holds.
///
/// GIF89a specification, sections 18 to 26: a header of 13 bytes and a colour
/// table, then extensions (`21`), pictures (`2C`), and the trailer (`3B`).
/// Bytes that break off count as far as they go.
struct GIFBlocks {
    /// How many pictures it holds.
    let pictureCount: Int
    /// Whether every picture lies inside the canvas, as section 20 demands.
    ///
    /// gdk-pixbuf 2.42 writes past its memory when it clears one that does not.
    let isSound: Bool

    init?(_ data: Data) {
        let bytes = [UInt8](data)
        guard bytes.count > 13, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
        let width = Self.number(bytes, at: 6)
        let height = Self.number(bytes, at: 8)
        var position = 13 + Self.tableSize(bytes[10])
        var count = 0
        var isSound = true
        while position < bytes.count {
            switch bytes[position] {
            case 0x21: position = Self.afterSubBlocks(bytes, from: position + 2)
            case 0x2C:
                guard position + 10 < bytes.count else {
                    position = bytes.count
                    break
                }
                count += 1
                let left = Self.number(bytes, at: position + 1)
                let top = Self.number(bytes, at: position + 3)
                let right = left + Self.number(bytes, at: position + 5)
                let bottom = top + Self.number(bytes, at: position + 7)
                if right > width || bottom > height || right == left || bottom == top { isSound = false }
                // The picture's own colour table, then a byte with the size of its codes.
                position = Self.afterSubBlocks(bytes, from: position + 10 + Self.tableSize(bytes[position + 9]) + 1)
            default: position = bytes.count
            }
        }
        pictureCount = count
        self.isSound = isSound
    }

    /// Numbers take two bytes, the lower one first.
    private static func number(_ bytes: [UInt8], at position: Int) -> Int {
        Int(bytes[position]) | Int(bytes[position + 1]) << 8
    }

    /// The bytes of the colour table that a byte of flags announces.
    private static func tableSize(_ flags: UInt8) -> Int {
        flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
    }

    /// Each sub-block begins with its length; the last one's is 0.
    private static func afterSubBlocks(_ bytes: [UInt8], from start: Int) -> Int {
        var position = start
        while position < bytes.count, bytes[position] != 0 { position += Int(bytes[position]) + 1 }
        return position + 1
    }
}
