import Foundation

/// What is being typed after the sign that begins a mention, up to the caret.
struct MentionTrigger: Equatable {
    /// What has been typed of the name.
    let filter: String
    /// Where sign and name stand, in UTF-16.
    let range: NSRange

    private static let lengthMax = 40
    private static let wordsMax = 3

    /// Looks back from the caret for a sign that begins a word.
    ///
    /// It does at the start of the text or a line, after a blank, an opening
    /// bracket or an emoji, and in no word. A name may have blanks in it.
    init?(in text: String, caret: Int, trigger: String, mentions: [NSRange]) {
        let source = text as NSString
        guard caret > 0, caret <= source.length, !trigger.isEmpty else { return nil }
        let start = max(0, caret - Self.lengthMax - trigger.utf16.count)
        let window = NSRange(location: start, length: caret - start)
        let found = source.range(of: trigger, options: .backwards, range: window)
        guard found.location != NSNotFound else { return nil }
        let range = NSRange(location: found.location, length: caret - found.location)
        guard !mentions.contains(where: { NSIntersectionRange($0, range).length > 0 }) else { return nil }
        let name = source.substring(with: NSRange(location: NSMaxRange(found), length: caret - NSMaxRange(found)))
        guard !name.contains(where: \.isNewline), name.first?.isWhitespace != true else { return nil }
        guard name.split(separator: " ").count <= Self.wordsMax else { return nil }
        guard Self.beginsWord(source, at: found.location) else { return nil }
        self.range = range
        filter = name
    }

    /// Whether what stands before is no letter, digit or another sign.
    private static func beginsWord(_ text: NSString, at location: Int) -> Bool {
        guard location > 0 else { return true }
        let before = text.substring(with: text.rangeOfComposedCharacterSequence(at: location - 1))
        guard let character = before.first else { return true }
        return !(character.isLetter || character.isNumber || character == "_" || character == "@")
            || isEmoji(character)
    }

    /// Keycaps are digits as well.
    private static func isEmoji(_ character: Character) -> Bool {
        character.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
    }
}
