import Foundation
import Processes
import Testing

@Suite("The driver of the end-to-end tests")
struct DriverTests {
    private let folder: TemporaryFolder
    private let screen: Screen

    init() throws {
        folder = try TemporaryFolder()
        screen = try Screen(width: 400, height: 300)
        try screen.launch(
            "trial", ["/usr/bin/python3", "Tests/EndToEnd/Driver/window.py"], log: try folder.file("log"))
    }

    @Test("It types, presses, and reads back what is there")
    func typesAndReads() throws {
        try screen.type("grüße 🥾 مرحبا", in: "trial")
        try screen.press(.button("Add"), in: "trial")
        let label = try screen.find(Query(role: "label", name: "grüße 🥾 مرحبا"), in: "trial")
        #expect(label.said.contains("grüße 🥾 مرحبا"))
        #expect(try screen.find(.field, in: "trial").text == "")
    }

    @Test("It waits until a button can be pressed")
    func waits() throws {
        try screen.press(.button("Late"), in: "trial")
        try screen.find(.text(has: "was pressed"), in: "trial")
    }

    @Test("What is not there is an error that says what was looked for")
    func absent() throws {
        let failure = #expect(throws: Screen.Failed.self) {
            try screen.find(.button("Nowhere"), in: "trial", timeout: 0.2)
        }
        #expect(failure?.description.contains("Nowhere") == true)
        try screen.waitUntilGone(.button("Nowhere"), in: "trial")
    }

    @Test("It takes pictures, and ends the app that it started")
    func pictures() throws {
        let picture = folder.url.appending(path: "trial.png")
        try screen.picture(of: "trial", to: picture)
        #expect(try Data(contentsOf: picture).starts(with: [0x89, 0x50, 0x4e, 0x47]))
        #expect(try screen.tree(of: "trial").contains("button 'Add'"))
        try screen.stop("trial")
        #expect(throws: Screen.Failed.self) { try screen.find(.button("Add"), in: "trial", timeout: 1) }
    }
}
