import Foundation
import Requirements
import Testing

@testable import UIKit

@MainActor
@Suite("UIDocumentPickerViewController", .serialized)
struct UIDocumentPickerViewControllerTests {
    final class Delegate: UIDocumentPickerDelegate {
        var picked: [[URL]] = []
        var cancellations = 0
        var told: AsyncStream<Void>.Continuation?
        var isPresentedWhenTold = false

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            isPresentedWhenTold = controller.presentingViewController != nil
            picked.append(urls)
            told?.yield()
        }

        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
            cancellations += 1
            told?.yield()
        }
    }

    @Test("The chooser is asked for the types, once the picker is presented", .covers("D5"))
    func asks() async throws {
        try await AnsweringChooser.run { chooser, root in
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .image])
            picker.allowsMultipleSelection = true
            #expect(chooser.requests.isEmpty)
            root.present(picker, animated: true)
            let request = try #require(chooser.requests.first)
            #expect(request.mimeTypes == ["application/pdf", "image/*"])
            #expect(request.allowsMany)
            #expect(request.purpose == .opening)
        }
    }

    @Test("What was chosen is told after the picker has gone", .covers("D5"))
    func picks() async {
        await AnsweringChooser.run { chooser, root in
            let delegate = Delegate()
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
            picker.delegate = delegate
            root.present(picker, animated: true)
            #expect(chooser.requests.first?.mimeTypes == [], "Everything needs no filter.")
            let file = URL(fileURLWithPath: "/tmp/a.txt")
            #expect(chooser.answer([file]))
            #expect(delegate.picked == [[file]])
            #expect(!delegate.isPresentedWhenTold)
            #expect(root.presentedViewController == nil)
        }
    }

    @Test("Choosing nothing is a cancellation")
    func cancels() async {
        await AnsweringChooser.run { chooser, root in
            let delegate = Delegate()
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
            picker.delegate = delegate
            root.present(picker, animated: true)
            chooser.answer([])
            #expect(delegate.cancellations == 1 && delegate.picked.isEmpty)
            #expect(root.presentedViewController == nil)
        }
    }

    @Test("Dismissed by the program, the chooser goes too and nobody is told")
    func dismissal() async {
        await AnsweringChooser.run { chooser, root in
            let delegate = Delegate()
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
            picker.delegate = delegate
            root.present(picker, animated: true)
            root.dismiss(animated: false)
            #expect(chooser.cancellations == 1)
            #expect(!chooser.answer([URL(fileURLWithPath: "/tmp/a")]))
            #expect(delegate.picked.isEmpty && delegate.cancellations == 0)
        }
    }

    @Test("With asCopy the files handed over are the application's own")
    func copies() async throws {
        let folder = try TestFolder()
        let one = try folder.file("a/note.txt", Data("one".utf8))
        let two = try folder.file("b/note.txt", Data("two".utf8))
        let picked = try await run(
            UIDocumentPickerViewController(forOpeningContentTypes: [.item], asCopy: true), answer: [one, two]
        ).picked.first
        let copies = try #require(picked)
        #expect(copies.map(\.lastPathComponent) == ["note.txt", "note 2.txt"])
        #expect(try copies.map { try String(contentsOf: $0, encoding: .utf8) } == ["one", "two"])
        #expect(!copies.contains(one) && !copies.contains(two))
        try FileManager.default.removeItem(at: copies[0].deletingLastPathComponent())
    }

    @Test("Exporting writes the file where the user says, whole, over what was there")
    func exports() async throws {
        let folder = try TestFolder()
        let source = try folder.file("photo.jpg", Data("new".utf8))
        let target = try folder.file("saved/photo.jpg", Data("old".utf8))
        let picker = UIDocumentPickerViewController(forExporting: [source], asCopy: true)
        let delegate = try await run(picker, answer: [target]) {
            #expect($0.purpose == .saving(name: "photo.jpg"))
        }
        #expect(delegate.picked == [[target]])
        #expect(try Data(contentsOf: target) == Data("new".utf8))
        #expect(FileManager.default.fileExists(atPath: source.path))
        let names = try FileManager.default.contentsOfDirectory(atPath: target.deletingLastPathComponent().path)
        #expect(names == ["photo.jpg"], "Nothing half-written is left.")
    }

    @Test("Several files are exported into a folder; without asCopy they move")
    func exportsMany() async throws {
        let folder = try TestFolder()
        let sources = [try folder.file("a.txt"), try folder.file("b.txt")]
        let target = folder.url.appendingPathComponent("out")
        let picker = UIDocumentPickerViewController(forExporting: sources)
        let delegate = try await run(picker, answer: [target]) { #expect($0.purpose == .choosingFolder) }
        #expect(delegate.picked.first?.map(\.lastPathComponent) == ["a.txt", "b.txt"])
        #expect(sources.allSatisfy { !FileManager.default.fileExists(atPath: $0.path) })
    }

    @Test("A failure to save is told to the user, and the delegate hears of a cancellation")
    func exportFails() async throws {
        let folder = try TestFolder()
        let gone = folder.url.appendingPathComponent("gone.txt")
        let picker = UIDocumentPickerViewController(forExporting: [gone], asCopy: true)
        let delegate = try await run(picker, answer: [folder.url.appendingPathComponent("x.txt")]) { _ in
        } then: { root in
            #expect(root.presentedViewController is UIAlertController)
        }
        #expect(delegate.cancellations == 1)
    }

    /// Presents a picker, answers, and waits until its delegate is told.
    private func run(
        _ picker: UIDocumentPickerViewController, answer: [URL], check: (FileChooserRequest) -> Void = { _ in },
        then: (UIViewController) -> Void = { _ in }
    ) async throws -> Delegate {
        try await AnsweringChooser.run { chooser, root in
            let delegate = Delegate()
            let (told, continuation) = AsyncStream.makeStream(of: Void.self)
            delegate.told = continuation
            picker.delegate = delegate
            root.present(picker, animated: true)
            check(try #require(chooser.requests.first))
            chooser.answer(answer)
            for await _ in told { break }
            then(root)
            return delegate
        }
    }
}
