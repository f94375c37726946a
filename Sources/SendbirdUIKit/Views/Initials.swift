import Foundation

/// One or two letters that stand for a name.
struct Initials {
    /// The letters in capitals, or nothing if the name has none to give.
    let text: String

    /// Creates the initials of a name.
    ///
    /// Scripts without capitals or spaces give their first sign alone; an emoji
    /// in front is skipped if letters follow.
    init(of name: String) {
        let words = name.split(whereSeparator: \.isWhitespace)
        let letters = words.compactMap { word in word.first { $0.isLetter || $0.isNumber } }
        guard let first = letters.first else {
            text = words.first.map { String($0.prefix(1)) } ?? ""
            return
        }
        let hasCase = first.isUppercase || first.isLowercase
        let last = hasCase && letters.count > 1 ? letters.last : nil
        text = [first, last].compactMap { $0 }.map { $0.uppercased().prefix(1) }.joined()
    }
}
