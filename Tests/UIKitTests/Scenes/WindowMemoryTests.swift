import Foundation
import Testing

@testable import UIKit

@Suite("The windows' sizes")
struct WindowMemoryTests {
    private let entry = WindowMemory.Entry(
        requestedWidth: 390, requestedHeight: 844, width: 700, height: 500, isMaximized: true)

    @Test("A size is given back to a window that asks as it did before, and to no other")
    func remembering() throws {
        let folder = try TestFolder()
        let memory = WindowMemory(file: folder.url.appendingPathComponent("a/windows.json"))
        #expect(memory.entry(1, requested: CGSize(width: 390, height: 844)) == nil)
        memory.remember(entry, 1)
        let again = WindowMemory(file: memory.file)
        #expect(again.entry(1, requested: CGSize(width: 390, height: 844)) == entry)
        #expect(again.entry(2, requested: CGSize(width: 390, height: 844)) == nil)
        #expect(again.entry(1, requested: CGSize(width: 1024, height: 844)) == nil)
    }

    @Test("A damaged file, or one that says nonsense, is as none", arguments: ["", "{", "[]", #"{"1":{"width":-4}}"#])
    func damage(text: String) throws {
        let folder = try TestFolder()
        let memory = WindowMemory(file: try folder.file("windows.json", Data(text.utf8)))
        #expect(memory.entry(1, requested: CGSize(width: 390, height: 844)) == nil)
        memory.remember(entry, 1)
        #expect(memory.entry(1, requested: CGSize(width: 390, height: 844)) == entry)
    }

    @Test("No file makes a window larger than the largest", arguments: [0, WindowMemory.lengthMax + 1])
    func limits(width: Int) throws {
        let folder = try TestFolder()
        let memory = WindowMemory(file: folder.url.appendingPathComponent("windows.json"))
        var large = entry
        large.width = width
        memory.remember(large, 1)
        #expect(memory.entry(1, requested: CGSize(width: 390, height: 844)) == nil)
        large.width = WindowMemory.lengthMax
        memory.remember(large, 1)
        #expect(memory.entry(1, requested: CGSize(width: 390, height: 844)) == large)
    }

    @Test("The file is in the user's state folder, as the desktop says")
    func place() {
        let given = WindowMemory(program: "App", environment: ["HOME": "/somebody", "XDG_STATE_HOME": "/state"])
        #expect(given.file.path == "/state/App/windows.json")
        let usual = WindowMemory(program: "App", environment: ["HOME": "/somebody", "XDG_STATE_HOME": "relative"])
        #expect(usual.file.path == "/somebody/.local/state/App/windows.json")
    }
}
