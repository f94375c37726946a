import Testing

@Suite("Import arrows")
struct ArrowsTests {
    @Test("Every import in the house follows an arrow")
    func houseFollowsArrows() {
        for fault in House.sources.flatMap({ Arrows.faults(in: $0) }) { Issue.record("\(fault)") }
    }

    @Test("The house was read: every layer of the table has sources")
    func everyLayerHasSources() {
        for layer in Layer.all {
            #expect(House.sources.contains { $0.area == "Sources" && $0.target == layer.name }, "\(layer.name)")
        }
    }

    @Test("The manifest's dependencies are the table's arrows")
    func manifestAgrees() {
        let manifest = Arrows.manifestArrows(House.manifest)
        for layer in Layer.all {
            // SendbirdChatSDK and SendbirdUIKit are listed twice, for Linux and for Apple's systems.
            #expect(manifest[layer.name] == layer.layers.union(layer.cModules), "\(layer.name)")
        }
    }

    @Test("The table's arrows point one way")
    func noCycles() {
        var below: Set<String> = []
        for layer in Layer.all {
            #expect(layer.layers.isSubset(of: below), "\(layer.name) must come after what it imports")
            below.insert(layer.name)
        }
    }

    @Test(
        "A bent arrow is seen",
        arguments: [
            ("Sources/ChatWire/A.swift", "import ChatTransport", "ChatWire may not import ChatTransport"),
            ("Sources/ChatDomain/A.swift", "internal import Glibc", "ChatDomain may not import Glibc"),
            ("Sources/ChatDomain/A.swift", "import SQLite", "ChatDomain may not import SQLite"),
            ("Sources/SendbirdChatSDK/A.swift", "public import UIKit", "SendbirdChatSDK may not import UIKit"),
            ("Sources/UIKit/A.swift", "import struct ChatWire.Limits", "UIKit may not import ChatWire"),
            ("Sources/SendbirdUIKit/A.swift", "internal import CGTK", "SendbirdUIKit may not import CGTK"),
            ("Sources/ChatServer/A.swift", "import SendbirdChatSDK", "ChatServer may not import SendbirdChatSDK"),
            ("Sources/Demo/A.swift", "@testable import ChatWire", "Demo may not import ChatWire"),
            ("Examples/Basics/A.swift", "import ChatServer", "Examples may not import ChatServer"),
            ("Sources/SQLite/A.swift", "public import CSQLite", "CSQLite shows in the interface"),
            ("Sources/Attic/A.swift", "import Foundation", "Attic has no place in the table of layers"),
        ])
    func bentArrow(path: String, text: String, complaint: String) {
        let faults = Arrows.faults(in: SourceFile(path: path, text: text))
        #expect(faults == [Fault(path: path, line: 1, complaint: complaint)])
    }

    @Test("A straight arrow passes, and so does the word in a comment or a string")
    func straightArrow() {
        let text = """
            // import UIKit
            public import Foundation
            internal import CSQLite
            let name = "import UIKit"
            """
        #expect(Arrows.faults(in: SourceFile(path: "Sources/SQLite/A.swift", text: text)) == [])
    }

    @Test("Test targets are free to import what they test")
    func testsAreFree() {
        let file = SourceFile(path: "Tests/ChatWireTests/A.swift", text: "@testable import ChatWire\nimport Testing")
        #expect(Arrows.faults(in: file) == [])
    }

    @Test("The manifest's lines are read with and without dependencies")
    func manifestLines() {
        let text = """
            // layer("Ghost", ["X"]),
            layer("Low"),
            layer("High", ["Low", "CThing"], resources: [.process("R")]),
            .executableTarget(name: "Top", dependencies: ["High"], swiftSettings: [.define("D")]),
            """
        let arrows = Arrows.manifestArrows(SourceFile(path: "Package.swift", text: text))
        #expect(arrows == ["Low": [], "High": ["Low", "CThing"], "Top": ["High"]])
    }
}
