import Testing

@Suite("Rules of the house")
struct RuleTests {
    private func complaints(_ rule: Rule, _ text: String, path: String = "Sources/ChatServer/A.swift") -> [String] {
        rule.faults(SourceFile(path: path, text: text)).map(\.complaint)
    }

    @Test("The house keeps", arguments: Rule.all)
    func houseKeeps(_ rule: Rule) {
        for fault in House.sources.flatMap(rule.faults) { Issue.record("\(fault)") }
    }

    @Test("Every allowance is still needed, and gives its reason", arguments: Allowance.liveEdge)
    func allowancesAreNeeded(_ allowance: Allowance) {
        let used = House.sources.filter { allowance.covers($0.path) }.flatMap(Rule.liveCalls(in:))
        #expect(used.contains { $0.complaint == allowance.what })
        #expect(allowance.reason.count > 20)
    }

    @Test(
        "Reaching for the machine's clock, chance or sleep is seen",
        arguments: [
            ("let now = Date()", "Date()"), ("Date.init( )", "Date()"), ("Date.now", "Date.now"),
            ("let id = UUID().uuidString", "UUID()"), ("Int.random(in: 0..<3)", ".random("),
            ("Int.random(in: f(using: 3))", ".random("),
            ("list.randomElement()", ".randomElement()"), ("list.shuffled()", ".shuffled()"),
            ("try await Task.sleep(for: .seconds(1))", "Task.sleep"),
            ("Thread.sleep(forTimeInterval: 1)", "Thread.sleep"),
            ("sleep(1)", "sleep("), ("usleep(10)", "usleep("), ("let clock = ContinuousClock()", "ContinuousClock"),
            ("queue.asyncAfter(deadline: d) {}", ".asyncAfter"), ("let s = \"at \\(Date())\"", "Date()"),
        ])
    func liveCalls(text: String, call: String) {
        let found = complaints(.liveEdge, text)
        #expect(found == [call == ".asyncAfter" ? "asyncAfter" : call])
    }

    @Test(
        "What is passed in, given, or only spoken of passes",
        arguments: [
            "clock.sleep(until: deadline)", "func sleep(for: Duration) {}", "Date(timeIntervalSince1970: 0)",
            "Int.random(in: f(0)..<3, using: &generator)", "// Date()",
            "let s = \"Date()\"", "list.shuffled(using: &generator)", "MyDate()",
        ])
    func givenPasses(text: String) {
        #expect(complaints(.liveEdge, text) == [])
    }

    @Test("An allowance covers its file, or everything in its folder, and nothing beside")
    func allowanceCovers() {
        let file = Allowance(what: "Date()", path: "Sources/roost/Clock.swift", reason: "")
        #expect(file.covers("Sources/roost/Clock.swift"))
        #expect(!file.covers("Sources/roost/Clock.swift.swift"))
        let folder = Allowance(what: "Date()", path: "Sources/roost/", reason: "")
        #expect(folder.covers("Sources/roost/Clock.swift"))
        #expect(!folder.covers("Sources/roosting/Clock.swift"))
    }

    @Test("Forcing is seen", arguments: [("try! a()", "try!"), ("b as! C", "as!"), ("fatalError()", "fatalError")])
    func force(text: String, complaint: String) {
        #expect(complaints(.noForce, text) == [complaint])
    }

    @Test("A try of a negation and an optional cast force nothing", arguments: ["try !a()", "b as? C", "try? a()"])
    func noForcePasses(text: String) {
        #expect(complaints(.noForce, text) == [])
    }

    @Test("A catch that drops its error is seen, unless it says why")
    func emptyCatch() {
        #expect(complaints(.noEmptyCatch, "do { try a() } catch {}") == ["an empty catch"])
        #expect(complaints(.noEmptyCatch, "do { try a() } catch {\n    // The file need not be there.\n}") == [])
        #expect(complaints(.noEmptyCatch, "do { try a() } catch { log(error) }") == [])
    }

    @Test(
        "An unproven escape from the compiler is seen",
        arguments: [
            "final class A: @unchecked Sendable {}", "nonisolated(unsafe) var a = 1",
            "/// A thing.\nfinal class A: @unchecked Sendable {}",
            "// Far away.\n\n\nfinal class A: @unchecked Sendable {}",
        ])
    func unproven(text: String) {
        #expect(complaints(.provenUnsafe, text).count == 1)
    }

    @Test(
        "A proven one passes",
        arguments: [
            "// Immutable after init.\nfinal class A: @unchecked Sendable {}",
            "nonisolated(unsafe) let a = {\n    // Written once, here.\n    b()\n}()",
            "nonisolated(unsafe) var a = 1  // Set once before any thread starts.",
            "/// A thing.\n///\n/// Sendable because the lock guards it.\nfinal class A: @unchecked Sendable {\n    /// A part.\n}",
        ])
    func proven(text: String) {
        #expect(complaints(.provenUnsafe, text) == [])
    }

    @Test("A library that prints is seen; an executable may")
    func printing() {
        #expect(complaints(.noPrinting, "print(1)") == ["print"])
        #expect(complaints(.noPrinting, "func print(_ a: Int) {}\nlog.print(1)") == [])
        #expect(complaints(.noPrinting, "print(1)", path: "Sources/roost/A.swift") == [])
    }

    @Test("Input and output in the pure layers is seen")
    func inputOrOutput() {
        let text = "FileManager.default.removeItem(at: url)"
        #expect(complaints(.noInputOrOutput, text, path: "Sources/ChatDomain/A.swift") == ["FileManager"])
        #expect(complaints(.noInputOrOutput, text, path: "Sources/ChatWire/A.swift") == ["FileManager"])
        #expect(complaints(.noInputOrOutput, text) == [])
    }

    @Test("A file of 800 lines passes, one of 801 is seen")
    func fileLength() {
        #expect(complaints(.fileLength, String(repeating: "\n", count: 800)) == [])
        #expect(complaints(.fileLength, String(repeating: "\n", count: 801)) == ["801 lines"])
    }

    @Test("A function of 70 lines passes, one of 71 is seen")
    func functionLength() {
        func function(lines: Int) -> String { "func a() {" + String(repeating: "\n", count: lines - 1) + "}" }
        #expect(complaints(.functionLength, function(lines: 70)) == [])
        #expect(complaints(.functionLength, function(lines: 71)) == ["a function of 71 lines"])
    }

    @Test("A reminder without its issue is seen")
    func reminders() {
        let mark = "TO" + "DO"
        #expect(complaints(.numberedReminders, "// \(mark): later") == ["\(mark) without an issue's number"])
        #expect(complaints(.numberedReminders, "// \(mark)(#12): later") == [])
        #expect(complaints(.numberedReminders, "let a = \"\(mark)\"") == [])
    }

    @Test("A type named for nothing is seen, but not one of the compatible API")
    func fieldWords() {
        #expect(complaints(.fieldWords, "final class ChannelManager {}") == ["ChannelManager"])
        #expect(complaints(.fieldWords, "enum StringUtils {}") == ["StringUtils"])
        #expect(complaints(.fieldWords, "open class SBUMentionManager {}") == [])
        #expect(complaints(.fieldWords, "struct Manager2 {}\nlet a = FileManager.default") == [])
    }

    @Test("A fourth public type in a file is seen; nested and internal ones are free")
    func oneType() {
        let three = "public struct A { public enum B {} }\npublic final class C {}\nstruct D {}\npublic enum E {}"
        #expect(complaints(.oneTypeAFile, three) == [])
        #expect(complaints(.oneTypeAFile, three + "\nopen class F {}") == ["F wants a file of its own"])
    }

    @Test("An open override of UIKit's method is seen where UIKit is imported only internally")
    func openOverrides() {
        let rest = "open class A: B { public override func layoutSubviews() {} }"
        let path = "Sources/SendbirdUIKit/A.swift"
        let rule = Rule.openOverridesImportPublicly
        #expect(complaints(rule, "import UIKit\n" + rest, path: path) == ["override of layoutSubviews"])
        #expect(complaints(rule, "public import UIKit\n" + rest, path: path) == [])
        #expect(complaints(rule, rest, path: path) == [])
        #expect(complaints(rule, "import UIKit\nclass A { override func layoutSubviews() {} }", path: path) == [])
    }
}
