import UIKit

/// The backgrounds of initials, one for each person.
///
/// White text on each has a contrast of at least 4.5.
@MainActor
enum AvatarPalette {
    private static let colors: [UInt32] = [
        0x1F6F8B, 0x8A4B9C, 0xA8483B, 0x3F7A3D, 0x9A5B13, 0x4A5FB0, 0xA33E6C, 0x47706A,
    ]

    /// Returns the colour of somebody; the same id gives the same one everywhere.
    static func color(for id: String) -> UIColor {
        // FNV-1a: `Hasher` is seeded anew in each process.
        let hash = id.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return UIColor(hex: colors[Int(hash % UInt64(colors.count))])
    }
}
