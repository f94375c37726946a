internal import Foundation

/// How texts become words for the search index, and questions become expressions of FTS5.
///
/// A word is a run of letters and digits, without case and accents. Where a script sets no spaces (Chinese, Japanese,
/// Korean, Thai, ...) every character is a word of its own, and so is every emoji; so any part of such a text is
/// found. The index splits at spaces alone (the `ascii` tokenizer takes everything above ASCII as it is): what a word
/// is, is decided here, for texts and questions alike.
enum SearchText {
    /// The longest word that is kept whole, in characters.
    private static let wordMost = 64

    /// The words of a text, joined by spaces.
    static func indexed(_ text: String) -> String { runs(of: text).joined().joined(separator: " ") }

    /// The FTS5 expression that finds texts with all of a question's words; nil where it has none.
    ///
    /// Only words made here stand in it, each in quotes: whatever the question holds, it is no syntax.
    ///
    /// - Parameter isExact: Whether the words must be whole and follow each other; else the last of each run may be
    ///   the beginning of a word.
    static func expression(_ question: String, isExact: Bool) -> String? {
        let runs = runs(of: question)
        guard !runs.isEmpty else { return nil }
        if isExact { return phrase(runs.flatMap { $0 }) }
        return runs.map { phrase($0) + " *" }.joined(separator: " AND ")
    }

    private static func phrase(_ words: [String]) -> String {
        // A word has no quotes in it; doubling them is FTS5's escape should that ever change.
        "\"" + words.joined(separator: " ").replacing("\"", with: "\"\"") + "\""
    }

    /// The words of a text; those that stand together without a gap in one list.
    static func runs(of text: String) -> [[String]] {
        var splitter = Splitter()
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            splitter.add(ascii: text)
        } else {
            for character in folded(text) { splitter.add(character) }
        }
        return splitter.finish()
    }

    /// A text without case, accents and variants of the same sign.
    static func folded(_ text: String) -> String {
        var kept = String.UnicodeScalarView()
        for scalar in text.decomposedStringWithCompatibilityMapping.unicodeScalars where !isDropped(scalar) {
            kept.append(scalar)
        }
        // Upper case first: it alone makes "ss" of "ß" and one letter of both small sigmas.
        return String(kept).uppercased().lowercased().precomposedStringWithCanonicalMapping
    }

    private struct Splitter {
        private var runs: [[String]] = []
        private var run: [String] = []
        private var word = ""
        private var wordCount = 0

        mutating func add(ascii text: String) {
            for byte in text.utf8 {
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                    grow(Character(UnicodeScalar(byte)))
                case UInt8(ascii: "A")...UInt8(ascii: "Z"): grow(Character(UnicodeScalar(byte | 0x20)))
                default: endRun()
                }
            }
        }

        mutating func add(_ character: Character) {
            guard let first = character.unicodeScalars.first else { return }
            if SearchText.standsAlone(first) {
                endWord()
                for scalar in character.unicodeScalars { run.append(String(Character(scalar))) }
            } else if character.isLetter || character.isNumber {
                grow(character)
            } else if first.value > 0x2000, first.properties.isEmoji {
                endWord()
                run.append(String(character))
            } else {
                endRun()
            }
        }

        mutating func finish() -> [[String]] {
            endRun()
            return runs
        }

        private mutating func grow(_ character: Character) {
            guard wordCount < SearchText.wordMost else { return }
            word.append(character)
            wordCount += 1
        }

        private mutating func endWord() {
            if wordCount > 0 { run.append(word) }
            word = ""
            wordCount = 0
        }

        private mutating func endRun() {
            endWord()
            if !run.isEmpty { runs.append(run) }
            run = []
        }
    }

    /// Whether a character of a script that sets no spaces is a word of its own.
    private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Thai and Lao, Myanmar, Khmer: letters and signs, without digits and punctuation.
        case 0x0E01...0x0E3A, 0x0E40...0x0E4E, 0x0E81...0x0ECD, 0x1000...0x103F, 0x1050...0x109D, 0x1780...0x17D3:
            true
        // Jamo; radicals, kana, bopomofo, ideographs and syllables.
        case 0x1100...0x11FF, 0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x3029, 0x3031...0x3035, 0x3041...0x3096,
            0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x3105...0x318F, 0x31A0...0x31BF, 0x31F0...0x31FF,
            0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0x1B000...0x1B16F,
            0x20000...0x3FFFF:
            true
        default: false
        }
    }

    /// Accents, vowel points that are usually left out, and what only chooses among variants of a sign.
    private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00AD, 0x0300...0x036F, 0x0483...0x0487, 0x0591...0x05BD, 0x05BF, 0x05C1...0x05C2, 0x05C4...0x05C5,
            0x05C7, 0x0610...0x061A, 0x0640, 0x064B...0x065F, 0x0670, 0x06D6...0x06DC, 0x06DF...0x06E4,
            0x06E7...0x06E8, 0x06EA...0x06ED, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x200B...0x200C, 0x200E...0x200F,
            0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFEFF, 0x1F3FB...0x1F3FF:
            true
        default: false
        }
    }
}
