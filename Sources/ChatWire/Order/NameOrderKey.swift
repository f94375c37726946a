import Foundation

/// The key by which channel names are ordered, on the server and the client alike.
///
/// Keys compare as bytes, in SQLite, PostgreSQL and memory: first the name
/// without case and accents, then the name itself, so that "Elan" and "Élan"
/// stand side by side and the order is total. One function makes it, so two
/// sides never disagree.
public enum NameOrderKey {
    /// Returns the key of a name, to be compared byte by byte.
    ///
    /// The two parts are parted by a zero byte, which sorts below any text.
    public static func bytes(of name: String) -> [UInt8] {
        var key: [UInt8] = []
        key.reserveCapacity(name.utf8.count * 2 + 1)
        if name.utf8.allSatisfy({ $0 < 0x80 && $0 != 0 }) {
            for byte in name.utf8 {
                key.append(byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte)
            }
        } else {
            let folded = name.lowercased().decomposedStringWithCanonicalMapping
            for scalar in folded.unicodeScalars
            where scalar.properties.generalCategory != .nonspacingMark && scalar.value != 0 {
                key.append(contentsOf: Character(scalar).utf8)
            }
        }
        key.append(0)
        key.append(contentsOf: name.utf8)
        return key
    }

    /// Returns whether `left` comes before `right`.
    public static func precedes(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        left.lexicographicallyPrecedes(right)
    }
}
