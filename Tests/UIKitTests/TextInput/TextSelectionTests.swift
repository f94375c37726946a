import Foundation
import Requirements
import Testing

@testable import UIKit

@MainActor
@Suite("Text that is selected and not edited", .serialized)
struct TextSelectionTests {
    private func show(_ string: String, _ body: (TestWindow, UITextView) throws -> Void) rethrows {
        let stage = TestWindow()
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
        text.font = .systemFont(ofSize: 16)
        text.text = string
        text.isEditable = false
        stage.window.addSubview(text)
        stage.window.layoutIfNeeded()
        defer {
            stage.window.endEditing(true)
            FrameClock.shared.giveBack()
        }
        try body(stage, text)
    }

    @Test("A drag of the pointer selects, and Ctrl-C copies what is selected", .covers("D12"))
    func drag() {
        show("Hello world") { stage, text in
            stage.drag(from: CGPoint(x: 5, y: 18), to: CGPoint(x: 290, y: 18))
            #expect(text.selectedRange == NSRange(location: 0, length: 11))
            #expect(text.isFirstResponder)
            UIPasteboard.general.string = "before"
            stage.press("c", .control)
            #expect(UIPasteboard.general.string == "Hello world")
        }
    }

    @Test("Two clicks select a word, three everything, one nothing")
    func clicks() {
        show("Grüße, 你好 world") { stage, text in
            stage.tap(14, 18)
            #expect(text.selectedRange.length == 0)
            stage.tap(14, 18)
            #expect(text.selectedRange == NSRange(location: 0, length: 5))
            stage.tap(14, 18)
            #expect(text.selectedRange == NSRange(location: 0, length: 15))
            stage.wait(1)
            stage.tap(200, 18)
            #expect(text.selectedRange.length == 0)
        }
    }

    @Test("A finger selects nothing, and neither does a pointer where nothing may be selected")
    func finger() {
        show("Hello world") { stage, text in
            stage.input.down(.finger(1), at: CGPoint(x: 5, y: 18))
            stage.input.move(.finger(1), to: CGPoint(x: 200, y: 18))
            stage.input.up(.finger(1))
            #expect(text.selectedRange.length == 0 && !text.isFirstResponder)
            text.isSelectable = false
            stage.drag(from: CGPoint(x: 5, y: 18), to: CGPoint(x: 290, y: 18))
            #expect(text.selectedRange.length == 0 && !text.isFirstResponder)
        }
    }

    @Test("Nothing is typed, cut or pasted into it, and its delegate hears of no editing")
    func readOnly() {
        final class Delegate: UITextViewDelegate {
            var count = 0
            func textViewDidBeginEditing(_ textView: UITextView) { count += 1 }
            func textViewDidEndEditing(_ textView: UITextView) { count += 1 }
            func textViewDidChange(_ textView: UITextView) { count += 1 }
        }
        show("Hello world") { stage, text in
            let delegate = Delegate()
            text.delegate = delegate
            stage.drag(from: CGPoint(x: 5, y: 18), to: CGPoint(x: 290, y: 18))
            stage.press("x", .control)
            stage.press("v", .control)
            text.insertText("no")
            text.resignFirstResponder()
            #expect(text.text == "Hello world" && delegate.count == 0)
            #expect(text.selectedRange.length == 0, "What is left is selected no more.")
        }
    }

    @Test("The selection is painted")
    func painted() throws {
        try show("Hello world") { stage, text in
            let before = try #require(stage.window.pngSnapshot(scale: 1, style: .light))
            stage.drag(from: CGPoint(x: 5, y: 18), to: CGPoint(x: 60, y: 18))
            let after = try #require(stage.window.pngSnapshot(scale: 1, style: .light))
            #expect(before != after)
        }
    }
}
