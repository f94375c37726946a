/// The direction in which a text is read: that of its first letter with one
/// (Unicode Standard Annex #9, rules P2 and P3; the scripts that are written now).
enum ReadingDirection {
    case leftToRight
    case rightToLeft
    /// Emoji, digits and signs alone.
    case neutral

    init(of text: String) {
        for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
            self = Self.isRightToLeft(scalar) ? .rightToLeft : .leftToRight
            return
        }
        self = .neutral
    }

    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Hebrew, Arabic, Syriac, Thaana, N'Ko and their neighbours; their presentation forms; Adlam and others.
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF: true
        default: false
        }
    }
}
