internal import Foundation

/// A text and what its parts look like: what `NSAttributedString` says, as a value.
///
/// Foundation on Linux never frees the runs of an `NSAttributedString`: 200 to 350 bytes are lost with each one made or
/// copied (measured with Swift 6.3.1). What is set, measured and drawn again and again is kept as this instead; reading
/// an attributed string that somebody else made loses nothing.
struct StyledText {
    /// A stretch with the same attributes.
    struct Run {
        /// How long it is, in UTF-16; more than 0.
        var length: Int
        var attributes: [NSAttributedString.Key: Any]
    }

    private(set) var string: String
    /// The stretches in their order; together as long as the text.
    private(set) var runs: [Run]

    /// A text that looks the same throughout.
    init(_ string: String = "", attributes: [NSAttributedString.Key: Any] = [:]) {
        self.string = string
        runs = string.isEmpty ? [] : [Run(length: string.utf16.count, attributes: attributes)]
    }

    /// What an attributed string says.
    init(_ attributed: NSAttributedString) {
        string = attributed.string
        var runs: [Run] = []
        let whole = NSRange(location: 0, length: attributed.length)
        attributed.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            runs.append(Run(length: range.length, attributes: attributes))
        }
        self.runs = runs
    }

    /// How long the text is, in UTF-16.
    var length: Int { runs.reduce(0) { $0 + $1.length } }

    /// The same as an attributed string, made anew: for whoever asks for one.
    var attributed: NSAttributedString {
        let made = NSMutableAttributedString(string: string)
        var start = 0
        for run in runs {
            made.setAttributes(run.attributes, range: NSRange(location: start, length: run.length))
            start += run.length
        }
        return made
    }

    /// The stretch that a character, by its index in UTF-16, is in; nil behind the end.
    func run(at index: Int) -> (range: NSRange, attributes: [NSAttributedString.Key: Any])? {
        var start = 0
        for run in runs {
            if index < start + run.length { return (NSRange(location: start, length: run.length), run.attributes) }
            start += run.length
        }
        return nil
    }

    /// The first part of the text, so long in UTF-16.
    func prefix(_ count: Int) -> StyledText {
        guard count < length else { return self }
        var kept = StyledText()
        kept.string = String(string[..<string.utf16.index(string.startIndex, offsetBy: count)])
        var rest = count
        for run in runs where rest > 0 {
            kept.runs.append(Run(length: min(rest, run.length), attributes: run.attributes))
            rest -= run.length
        }
        return kept
    }

    /// Adds a text at the end, which looks like the last character.
    mutating func append(_ text: String) {
        guard !text.isEmpty else { return }
        string += text
        runs.append(Run(length: text.utf16.count, attributes: runs.last?.attributes ?? [:]))
    }

    /// Gives the characters of a range more attributes, or others; what of the range lies beyond the text is left out.
    mutating func add(_ attributes: [NSAttributedString.Key: Any], in range: NSRange) {
        var changed: [Run] = []
        var start = 0
        for run in runs {
            let end = start + run.length
            let (first, last) = (max(start, range.location), min(end, NSMaxRange(range)))
            if first >= last {
                changed.append(run)
            } else {
                if first > start { changed.append(Run(length: first - start, attributes: run.attributes)) }
                let both = run.attributes.merging(attributes) { $1 }
                changed.append(Run(length: last - first, attributes: both))
                if last < end { changed.append(Run(length: end - last, attributes: run.attributes)) }
            }
            start = end
        }
        runs = changed
    }

    /// The same text with the fonts that follow the text size in that size.
    func scaled(for category: UIContentSizeCategory) -> StyledText {
        var scaled = self
        for index in runs.indices {
            guard let font = runs[index].attributes[.font] as? UIFont, font.scaling != nil else { continue }
            scaled.runs[index].attributes[.font] = font.scaled(for: category)
        }
        return scaled
    }
}
