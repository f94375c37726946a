internal import Foundation

/// The looks of a part of an edited text, where they are other than the rest's. The range is in code points.
struct TextRun: Equatable {
    var range: Range<Int>
    var color: CGColor?
    var background: CGColor?
    /// The weight, as fonts number it; nil is the rest's.
    var weight: Int?
    var isItalic = false
    var isUnderlined = false

    /// Finds the parts of a text whose looks are other than its own font's and colour's.
    static func all(in text: StyledText, font: UIFont, traits: UITraitCollection) -> [TextRun] {
        var runs: [TextRun] = []
        let utf16 = text.string.utf16
        // Code points are counted going along, for the parts come in order.
        var (place, count) = (utf16.startIndex, 0)
        for part in text.runs {
            let attributes = part.attributes
            let end = utf16.index(place, offsetBy: part.length, limitedBy: utf16.endIndex) ?? utf16.endIndex
            let length = text.string.unicodeScalars.distance(from: place, to: end)
            defer { (place, count) = (end, count + length) }
            var run = TextRun(range: count..<count + length)
            run.color = (attributes[.foregroundColor] as? UIColor)?.fixed(traits)
            run.background = (attributes[.backgroundColor] as? UIColor)?.fixed(traits)
            if let own = attributes[.font] as? UIFont {
                if own.weight != font.weight { run.weight = own.weight.number }
                run.isItalic = own.isItalic && !font.isItalic
            }
            run.isUnderlined = (attributes[.underlineStyle] as? Int ?? 0) != 0
            runs.append(run)
        }
        return runs
    }
}
