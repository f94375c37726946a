import Foundation

/// A name fit to be shown on one line.
///
/// Names come from anybody: they may hold nothing but spaces, invisible
/// characters, line breaks, hundreds of combining marks on one letter, which
/// would paint over the rows above and below, or more text than a screen holds.
struct ReadableName {
    /// The name: one line, never blank, at most `marksMax` marks a letter and `lengthMax` letters.
    let text: String

    /// The most combining marks that a letter keeps; the most that written
    /// languages use is four.
    private static let marksMax = 4
    /// The most letters that are shown; no alert or heading is for more.
    private static let lengthMax = 200

    /// Creates a name, or nil if nothing of it can be seen.
    init?(_ name: String?) {
        guard let name else { return nil }
        // Line breaks are control characters too: they become spaces before those are taken out.
        let line = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let words = String(line.compactMap(Self.tamed)).split(separator: " ").joined(separator: " ")
        let text = words.count > Self.lengthMax ? words.prefix(Self.lengthMax - 1) + "…" : words
        guard text.unicodeScalars.contains(where: Self.isVisible) else { return nil }
        self.text = text
    }

    private static func tamed(_ character: Character) -> Character? {
        let scalars = character.unicodeScalars
        guard let first = scalars.first, !isControl(first) else { return nil }
        // Emoji are long sequences of their own; only stacks of marks are cut.
        guard scalars.count > marksMax + 1, !scalars.contains(where: { $0.properties.isEmojiPresentation }) else {
            return character
        }
        return String(String.UnicodeScalarView(scalars.prefix(marksMax + 1))).first
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .unassigned, .privateUse, .surrogate: true
        case .format: !isJoinerOrDirection(scalar)
        default: false
        }
    }

    /// Joiners shape letters and emoji; direction marks order mixed text.
    private static func isJoinerOrDirection(_ scalar: Unicode.Scalar) -> Bool {
        [0x200C, 0x200D, 0x200E, 0x200F].contains(scalar.value)
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        return !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
            && properties.generalCategory != .nonspacingMark && !isBlankLetter(scalar)
    }

    /// Letters by category that paint nothing: Braille and Hangul blanks.
    private static func isBlankLetter(_ scalar: Unicode.Scalar) -> Bool {
        [0x2800, 0x3164, 0xFFA0, 0x115F, 0x1160].contains(scalar.value)
    }
}
