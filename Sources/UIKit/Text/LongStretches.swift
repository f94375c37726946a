/// Where a text without white space is cut into pieces that are shaped one by one.
///
/// Pango shapes what is left of a stretch again with every line that it takes from it, first to look for a place between
/// words and then for one between letters: 5,000 letters took 1.3 s a time, and four times that with twice as many.
/// In pieces of about two lines the work grows with the text alone. Pieces meet between whole characters; letters still
/// join across, as each piece is shaped within its surroundings, and only the pair at the seam goes without kerning.
struct LongStretches {
    /// How long a piece is, in bytes of UTF-8; a shorter stretch is left whole.
    static let pieceLength = 96

    /// The second, fourth, sixth piece and so on of each stretch, as ranges in UTF-8. What is between two is a piece too.
    let everyOtherPiece: [Range<Int>]

    init(_ text: String) {
        guard text.utf8.count > Self.pieceLength else {
            everyOtherPiece = []
            return
        }
        var pieces: [Range<Int>] = []
        var start = 0
        for (offset, byte) in text.utf8.enumerated() where byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
            Self.cut(start..<offset, of: text, into: &pieces)
            start = offset + 1
        }
        Self.cut(start..<text.utf8.count, of: text, into: &pieces)
        everyOtherPiece = pieces
    }

    private static func cut(_ stretch: Range<Int>, of text: String, into pieces: inout [Range<Int>]) {
        guard stretch.count > pieceLength else { return }
        var isOther = false
        var start = stretch.lowerBound
        var index = text.utf8.index(text.startIndex, offsetBy: start)
        while start + pieceLength < stretch.upperBound {
            // Behind the character that its last byte belongs to.
            let end = text.index(after: text.utf8.index(index, offsetBy: pieceLength - 1))
            let length = text.utf8.distance(from: index, to: end)
            if isOther { pieces.append(start..<start + length) }
            isOther.toggle()
            start += length
            index = end
        }
        if isOther, start < stretch.upperBound { pieces.append(start..<stretch.upperBound) }
    }
}
