import CGTK
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Long stretches without white space")
struct LongStretchesTests {
    private func layout(_ text: String, width: CGFloat?) -> TextLayout {
        TextLayout(StyledText(text), style: .init(), width: width, traits: .current)
    }

    /// The bytes that each run of glyphs in a layout stands for.
    private func runs(of layout: TextLayout) -> [Int] {
        var runs: [Int] = []
        for line in 0..<layout.lineCount {
            var node = pango_layout_get_line_readonly(layout.layout, Int32(line))?.pointee.runs
            while let current = node {
                if let run = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) {
                    runs.append(Int(run.pointee.item.pointee.length))
                }
                node = current.pointee.next
            }
        }
        return runs
    }

    @Test("Words are left whole, and a text of words has no pieces")
    func words() {
        #expect(LongStretches("").everyOtherPiece.isEmpty)
        #expect(LongStretches(String(repeating: "word ", count: 1_000)).everyOtherPiece.isEmpty)
        #expect(LongStretches(String(repeating: "a", count: LongStretches.pieceLength)).everyOtherPiece.isEmpty)
        #expect(LongStretches(String(repeating: "a", count: LongStretches.pieceLength + 1)).everyOtherPiece.count == 1)
    }

    @Test(
        "Pieces meet between whole characters, and are of one length or a character more",
        arguments: ["a", "ä", "日", "👨‍👩‍👧‍👦", "e\u{301}", "س"])
    func pieces(letter: String) {
        let text = "some words " + String(repeating: letter, count: 900) + " and more"
        let pieces = LongStretches(text).everyOtherPiece
        let bytes = Array(text.utf8)
        let longest = LongStretches.pieceLength + letter.utf8.count
        var start = 11
        for piece in pieces {
            #expect(piece.lowerBound - start <= longest && piece.count <= longest)
            #expect((piece.lowerBound - 11).isMultiple(of: letter.utf8.count))
            #expect((piece.upperBound - 11).isMultiple(of: letter.utf8.count))
            #expect(String(decoding: bytes[piece], as: UTF8.self).first == Character(letter))
            start = piece.upperBound
        }
        #expect(!pieces.isEmpty && bytes.count - " and more".utf8.count - start <= longest)
    }

    @Test("No run of glyphs is longer than a piece: the work of a line does not grow with the text that is left")
    func shaping() throws {
        for count in [5_000, 10_000] {
            let layout = layout(String(repeating: "a", count: count), width: 220)
            #expect(try #require(runs(of: layout).max()) <= LongStretches.pieceLength + 1)
            #expect(runs(of: layout).reduce(0, +) == count)
        }
    }

    @Test("Lines are filled as they are in a shorter text, and none is wider than asked")
    func lines() {
        let letters = String(
            (0..<5_000).map { (number: Int) -> Character in
                let letter = (number * number + number / 7) % 26
                return Character(UnicodeScalar(UInt8(97 + letter)))
            })
        for width in [120.0, 220.0, 333.0] {
            let long = layout(letters, width: width)
            #expect(long.size.width <= width + 0.01)
            // What fills the first lines without a seam fills them with one.
            let short = layout(String(letters.prefix(LongStretches.pieceLength)), width: width)
            #expect(short.caretRect(at: 80) == long.caretRect(at: 80))
            let whole = layout(letters, width: nil).size.width
            #expect(CGFloat(long.lineCount) < whole / (width - 20) + 2)
        }
        // The word that is too long begins on a line of its own, as without pieces.
        let words = layout("two words " + letters, width: 220)
        #expect(words.caretRect(at: 10).minY > words.caretRect(at: 0).minY)
    }

    @Test("Letters that join do so across the seams")
    func joining() {
        // In the middle of a word every one of these has the same width.
        func width(_ count: Int) -> CGFloat { layout(String(repeating: "س", count: count), width: nil).size.width }
        let (short, half, long) = (width(16), width(32), width(480))
        let middle = (half - short) / 16
        #expect(abs(long - half - middle * 448) < 0.5)
    }
}
