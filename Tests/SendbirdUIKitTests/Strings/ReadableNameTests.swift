import Testing

@testable import SendbirdUIKit

@Suite("Readable names")
struct ReadableNameTests {
    @Test(
        "A name that shows nothing is none",
        arguments: [
            "", " ", "\n\t", "\u{200B}\u{200B}", "\u{FEFF}", "\u{2800}", "\u{3164}", "\u{200D}", "\u{301}", "\u{202E}",
            "\u{0}\u{7}",
        ])
    func invisible(name: String) {
        #expect(ReadableName(name) == nil)
    }

    @Test("No name is none")
    func missing() {
        #expect(ReadableName(nil) == nil)
    }

    @Test("A name comes on one line, without space around it")
    func oneLine() {
        #expect(ReadableName("  Ana\n\nMaria \t Kovač ")?.text == "Ana Maria Kovač")
    }

    @Test(
        "Names of every script and emoji stay as they are",
        arguments: ["Zoë 🙈", "👨‍👩‍👧 Kim", "Дмитро", "ليلى", "נועה", "ゆき", "प्रिया", "นภา", "Nguyễn Thị", "a", "❤️", "🇩🇪"])
    func kept(name: String) {
        #expect(ReadableName(name)?.text == name)
    }

    @Test("A stack of two hundred marks keeps four")
    func stack() {
        let name = ReadableName("Z" + String(repeating: "\u{0301}", count: 200) + "oe")?.text
        #expect(name?.unicodeScalars.count == 7)
        #expect(name?.hasSuffix("oe") == true)
    }

    @Test("Marks that override the order of text are taken out")
    func directionOverrides() {
        #expect(ReadableName("Ana\u{202E}evil")?.text == "Anaevil")
    }
}
