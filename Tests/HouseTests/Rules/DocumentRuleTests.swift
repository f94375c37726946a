import Testing

@Suite("Rules for documents")
struct DocumentRuleTests {
    @Test("No text of the house names a path of somebody's machine")
    func houseIsFreeOfMachinePaths() {
        let swift = House.sources.flatMap { file in
            DocumentRules.machinePaths(path: file.path, text: House.text(at: file.path) ?? "")
        }
        #expect(swift == [])
        #expect(House.documents.flatMap { DocumentRules.machinePaths(path: $0.path, text: $0.text) } == [])
    }

    @Test("Every link of the house's documents leads to a file")
    func houseLinksLead() {
        let pages = House.documents.filter { $0.path.hasSuffix(".md") }
        #expect(pages.count > 5)
        #expect(pages.flatMap { DocumentRules.deadLinks(path: $0.path, text: $0.text, exists: House.exists) } == [])
    }

    @Test("A machine's path is seen", arguments: ["/wo" + "rk/a", "see /ho" + "me/ana", "../sha" + "red/tools"])
    func machinePath(text: String) {
        let faults = DocumentRules.machinePaths(path: "a.md", text: "\n" + text)
        #expect(faults.map(\.line) == [2])
    }

    @Test("A dead link is seen, from the folder of its document")
    func deadLink() {
        let text = "[a](b.md) and [c](../d.md#e)\n[f](https://example.org/g) [h](#here)"
        var asked: [String] = []
        let faults = DocumentRules.deadLinks(path: "Docs/decisions/x.md", text: text) { path in
            asked.append(path)
            return path == "Docs/d.md"
        }
        #expect(asked == ["Docs/decisions/b.md", "Docs/d.md"])
        #expect(faults == [Fault(path: "Docs/decisions/x.md", line: 1, complaint: "no file Docs/decisions/b.md")])
    }

    @Test("Every listing of the guides stands in a module that is compiled")
    func guidesAreCompiled() {
        let examples = House.sources.filter { $0.area == "Examples" }.compactMap { House.text(at: $0.path) }
        #expect(House.guides.count > 5)
        #expect(
            House.guides.flatMap {
                DocumentRules.strayListings(path: $0.path, text: $0.text, sources: examples)
            } == [])
        #expect(House.guides.flatMap { DocumentRules.machinePaths(path: $0.path, text: $0.text) } == [])
    }

    @Test("A listing is seen that differs in a line, or stops within one; indentation does not count")
    func strayListing() {
        func guide(_ listing: String) -> String { "Text\n\n```swift\n\(listing)\n```\n" }
        func faults(_ listing: String) -> [Int] {
            DocumentRules.strayListings(
                path: "a.md", text: guide(listing), sources: ["func a() {\n    b()\n    c(d)\n}"]
            ).map(\.line)
        }
        #expect(faults("b()\nc(d)") == [])
        #expect(faults("    b()") == [])
        #expect(faults("b()\nc(e)") == [3])
        #expect(faults("c(") == [3])
    }
}
