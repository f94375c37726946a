import Foundation
import Requirements
import Testing

@testable import UIKit

@MainActor
@Suite("Pasting", .serialized)
struct PastingTests {
    /// A screen that takes pictures and files, with a text in it.
    final class Screen: UIViewController {
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
        var pasted: [[NSItemProvider]] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(text)
        }

        override func paste(itemProviders: [NSItemProvider]) {
            pasted.append(itemProviders)
        }
    }

    private func show(accepting types: [UTType], _ body: (TestWindow, Screen) throws -> Void) rethrows {
        let stage = TestWindow()
        let screen = Screen()
        screen.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: types.map(\.identifier))
        stage.window.rootViewController = screen
        defer {
            stage.window.endEditing(true)
            stage.window.rootViewController = nil
            FrameClock.shared.giveBack()
        }
        try body(stage, screen)
    }

    @Test("Ctrl-V types a copied text into the text that has the keys", .covers("D5"))
    func text() {
        show(accepting: [.image]) { stage, screen in
            screen.text.becomeFirstResponder()
            UIPasteboard.general.string = "pasted"
            #expect(stage.press("v", .control))
            #expect(screen.text.text == "pasted")
            #expect(screen.pasted.isEmpty)
        }
    }

    @Test("A copied picture goes past the text to whoever takes pictures", .covers("D2", "D5"))
    func picture() {
        show(accepting: [.image]) { stage, screen in
            screen.text.becomeFirstResponder()
            UIPasteboard.general.image = .plain(.red)
            stage.press("v", .control)
            #expect(screen.text.text == "")
            #expect(screen.pasted.first?.first?.canLoadObject(ofClass: UIImage.self) == true)
        }
    }

    @Test("Without the keys in a text, the screen gets what it takes")
    func noText() {
        show(accepting: [.image]) { stage, screen in
            UIPasteboard.general.image = .plain(.red)
            stage.press("v", .control)
            #expect(screen.pasted.count == 1)
            UIPasteboard.general.string = "not taken"
            stage.press("v", .control)
            #expect(screen.pasted.count == 1)
        }
    }

    @Test("Files come as files where they are taken, and as their names where they are not", .covers("D5"))
    func files() {
        let content = ForeignContent(mimeTypes: ["text/uri-list", "text/plain"]) { _, _ in }
        content.take(Data("file:///tmp/a.pdf\r\n".utf8), of: "text/uri-list")
        content.take(Data("/tmp/a.pdf".utf8), of: "text/plain")
        show(accepting: [.item]) { stage, screen in
            screen.text.becomeFirstResponder()
            UIPasteboard.general.simulateForeign(content)
            stage.press("v", .control)
            #expect(screen.text.text == "" && screen.pasted.first?.first?.suggestedName == "a")
        }
        show(accepting: [.image]) { stage, screen in
            screen.text.becomeFirstResponder()
            UIPasteboard.general.simulateForeign(content)
            stage.press("v", .control)
            #expect(screen.pasted.isEmpty && screen.text.text == "/tmp/a.pdf")
        }
    }

    @Test("Copy, cut and select all work on the text that has the keys", .covers("D12"))
    func copying() {
        show(accepting: []) { stage, screen in
            screen.text.becomeFirstResponder()
            screen.text.text = "one 😀 two"
            stage.press("a", .control)
            stage.press("c", .control)
            #expect(UIPasteboard.general.string == "one 😀 two")
            screen.text.selectedRange = NSRange(location: 0, length: 6)
            stage.press("x", .control)
            #expect(UIPasteboard.general.string == "one 😀" && screen.text.text == " two")
        }
    }

    @Test("A secret is neither copied nor cut")
    func secret() {
        show(accepting: []) { stage, screen in
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
            field.isSecureTextEntry = true
            field.text = "secret"
            screen.view.addSubview(field)
            field.becomeFirstResponder()
            UIPasteboard.general.string = "before"
            stage.press("a", .control)
            stage.press("c", .control)
            stage.press("x", .control)
            #expect(UIPasteboard.general.string == "before" && field.text == "secret")
        }
    }

    @Test("A text view can take pictures itself")
    func ownConfiguration() {
        final class PictureText: UITextView {
            var count = 0
            override func paste(itemProviders: [NSItemProvider]) { count += itemProviders.count }
        }
        show(accepting: []) { stage, screen in
            let text = PictureText(frame: .zero)
            text.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
            screen.view.addSubview(text)
            text.becomeFirstResponder()
            UIPasteboard.general.image = .plain(.red)
            stage.press("v", .control)
            #expect(text.count == 1)
        }
    }
}
