import Foundation
import Requirements
import Testing

@testable import UIKit

@MainActor
@Suite("Dropping", .serialized)
struct DropTests {
    /// Writes down what an interaction's delegate is told.
    final class Recorder: UIDropInteractionDelegate {
        var log: [String] = []
        var operation = UIDropOperation.copy
        var types = [UTType.image.identifier]

        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
            session.hasItemsConforming(toTypeIdentifiers: types)
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
            log.append("enter")
        }
        func dropInteraction(
            _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
        ) -> UIDropProposal {
            let point = interaction.view.map { session.location(in: $0) } ?? .zero
            log.append("update \(Int(point.x)),\(Int(point.y))")
            return UIDropProposal(operation: operation)
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
            log.append("exit")
        }
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            log.append("drop \(session.items.map { $0.itemProvider.suggestedName ?? "?" }.joined(separator: " "))")
        }
        func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
            log.append("conclude")
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
            log.append("end")
        }
    }

    private func files(_ names: String..., isNamed: Bool = true) -> ForeignContent {
        let content = ForeignContent(mimeTypes: ["text/uri-list"]) { _, _ in }
        if isNamed { name(content, names) }
        return content
    }

    private func name(_ content: ForeignContent, _ names: [String]) {
        content.take(Data(names.map { "file:///tmp/\($0)\r\n" }.joined().utf8), of: "text/uri-list")
    }

    /// A window with a view of 100 by 100 at (50, 50) on which pictures can be dropped.
    private func stage(_ recorder: Recorder) -> (TestWindow, UIView) {
        let stage = TestWindow()
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        view.addInteraction(UIDropInteraction(delegate: recorder))
        stage.window.addSubview(view)
        return (stage, view)
    }

    @Test("A drag enters, moves, and leaves, each told once and in order", .covers("D5"))
    func moving() {
        let recorder = Recorder()
        let (stage, _) = stage(recorder)
        let content = files("a.png")
        #expect(!stage.window.drops.move(content, to: CGPoint(x: 10, y: 10)))
        #expect(stage.window.drops.move(content, to: CGPoint(x: 60, y: 70)))
        #expect(stage.window.drops.move(content, to: CGPoint(x: 61, y: 70)))
        #expect(!stage.window.drops.move(content, to: CGPoint(x: 200, y: 70)))
        stage.window.drops.leave()
        #expect(recorder.log == ["enter", "update 10,20", "update 11,20", "exit"])
    }

    @Test("What is dropped is handed over and the session ends", .covers("D2", "D5"))
    func dropping() {
        let recorder = Recorder()
        let (stage, _) = stage(recorder)
        _ = stage.window.drops.move(files("a.png", "b.jpg"), to: CGPoint(x: 60, y: 60))
        var answers: [Bool] = []
        #expect(stage.window.drops.drop(at: CGPoint(x: 60, y: 60)) { answers.append($0) })
        #expect(recorder.log.suffix(3) == ["drop a b", "conclude", "end"])
        #expect(answers == [true])
    }

    @Test("Files that have no names yet may be anything; dropped, they are waited for")
    func unnamed() {
        let recorder = Recorder()
        let (stage, _) = stage(recorder)
        let content = files(isNamed: false)
        #expect(stage.window.drops.move(content, to: CGPoint(x: 60, y: 60)))
        #expect(stage.window.drops.drop(at: CGPoint(x: 60, y: 60)) { _ in })
        #expect(!recorder.log.contains { $0.hasPrefix("drop") })
        name(content, ["late.png"])
        #expect(recorder.log.contains("drop late"))
    }

    @Test("Named files that are not taken are refused, also in the midst of the drag")
    func refused() {
        let recorder = Recorder()
        let (stage, _) = stage(recorder)
        let content = files(isNamed: false)
        #expect(stage.window.drops.move(content, to: CGPoint(x: 60, y: 60)))
        name(content, ["a.pdf"])
        #expect(!stage.window.drops.move(content, to: CGPoint(x: 62, y: 60)))
        #expect(recorder.log.last == "exit")
        recorder.types = [UTType.item.identifier]
        recorder.operation = .forbidden
        #expect(!stage.window.drops.move(content, to: CGPoint(x: 63, y: 60)))
    }

    @Test("A responder that can be pasted into takes drops, with a frame while they are over it", .covers("D5"))
    func responder() {
        final class Taker: UIViewController {
            var taken: [String?] = []
            override func paste(itemProviders: [NSItemProvider]) { taken += itemProviders.map(\.suggestedName) }
        }
        let stage = TestWindow()
        let taker = Taker()
        taker.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: [UTType.image.identifier])
        stage.window.rootViewController = taker
        defer { stage.window.rootViewController = nil }
        let marks = { taker.view.subviews.filter { $0 is DropHighlightView }.count }
        _ = stage.window.drops.move(files("a.png", "b.pdf"), to: CGPoint(x: 60, y: 60))
        #expect(marks() == 1)
        stage.window.drops.leave()
        #expect(marks() == 0)
        _ = stage.window.drops.move(files("a.png", "b.pdf"), to: CGPoint(x: 60, y: 60))
        #expect(stage.window.drops.drop(at: CGPoint(x: 60, y: 60)) { _ in })
        #expect(taker.taken == ["a"] && marks() == 0)
    }

    @Test("A picture is kept before the other program goes on, and can be loaded after")
    func pictures() async {
        let recorder = Recorder()
        let (stage, _) = stage(recorder)
        var reads = 0
        let content = ForeignContent(mimeTypes: ["image/png", "text/html"]) { mime, answer in
            reads += 1
            answer(UIImage.plain(.red).pngData())
        }
        _ = stage.window.drops.move(content, to: CGPoint(x: 60, y: 60))
        #expect(stage.window.drops.drop(at: CGPoint(x: 60, y: 60)) { _ in })
        #expect(reads == 1)
        let provider = content.providers[0]
        let size = await withCheckedContinuation { next in
            provider.loadObject(ofClass: UIImage.self) { image, _ in next.resume(returning: (image as? UIImage)?.size) }
        }
        #expect(size == CGSize(width: 8, height: 8) && reads == 1)
    }

    @Test("An interaction belongs to one view at a time")
    func interactions() {
        let interaction = UIDropInteraction(delegate: Recorder())
        let (one, two) = (UIView(), UIView())
        one.addInteraction(interaction)
        two.addInteraction(interaction)
        #expect(one.interactions.isEmpty && two.interactions.count == 1 && interaction.view === two)
        two.removeInteraction(interaction)
        #expect(two.interactions.isEmpty && interaction.view == nil)
    }
}
