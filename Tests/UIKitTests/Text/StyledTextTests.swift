import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("StyledText")
struct StyledTextTests {
    private static let key = NSAttributedString.Key("mark")

    /// The text of each run and its mark.
    private func runs(_ text: StyledText) -> [String] {
        var start = 0
        return text.runs.map { run in
            let part = (text.string as NSString).substring(with: NSRange(location: start, length: run.length))
            start += run.length
            return part + (run.attributes[Self.key].map { ":\($0)" } ?? "")
        }
    }

    @Test("It says what an attributed string says, and gives one that says the same")
    func roundTrip() {
        let string = NSMutableAttributedString(string: "Grüße 👋 an alle")
        string.addAttribute(Self.key, value: 1, range: NSRange(location: 0, length: 5))
        string.addAttribute(Self.key, value: 2, range: NSRange(location: 6, length: 2))
        let text = StyledText(string)
        #expect(runs(text) == ["Grüße:1", " ", "👋:2", " an alle"])
        #expect(text.length == string.length)
        #expect(text.attributed.isEqual(to: string))
        #expect(StyledText(NSAttributedString(string: "")).runs.isEmpty)
    }

    @Test("Attributes for a range split the runs they meet, and the later ones count")
    func adding() {
        var text = StyledText("abcdef", attributes: [Self.key: 0])
        text.add([Self.key: 1], in: NSRange(location: 2, length: 2))
        text.add([Self.key: 2], in: NSRange(location: 3, length: 9))
        text.add([Self.key: 3], in: NSRange(location: 6, length: 4))
        text.add([Self.key: 4], in: NSRange(location: 1, length: 0))
        #expect(runs(text) == ["ab:0", "c:1", "d:2", "ef:2"])
        let other = NSAttributedString.Key("other")
        text.add([other: 5], in: NSRange(location: 0, length: 1))
        #expect(text.runs.first?.attributes[Self.key] as? Int == 0)
        #expect(text.runs.first?.attributes[other] as? Int == 5)
    }

    @Test("A part keeps its attributes, and what is added at its end looks like its last character")
    func cutting() {
        var text = StyledText("one")
        text.add([Self.key: 1], in: NSRange(location: 2, length: 1))
        text.append(" 👋")
        #expect(runs(text) == ["on", "e:1", " 👋:1"])
        var part = text.prefix(3)
        part.append("…")
        #expect(runs(part) == ["on", "e:1", "…:1"])
        #expect(runs(text.prefix(2)) == ["on"])
        #expect(text.prefix(0).string.isEmpty)
        #expect(runs(text.prefix(99)) == runs(text))
    }

    @Test("The run of a character is found by its index")
    func finding() {
        var text = StyledText("abc")
        text.add([Self.key: 1], in: NSRange(location: 1, length: 1))
        #expect(text.run(at: 1)?.range == NSRange(location: 1, length: 1))
        #expect(text.run(at: 1)?.attributes[Self.key] as? Int == 1)
        #expect(text.run(at: 2)?.attributes.isEmpty == true)
        #expect(text.run(at: 3) == nil)
    }
}
