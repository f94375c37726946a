import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Text input", .serialized)
struct TextInputTests {
    private final class Recorder: UITextViewDelegate, UITextFieldDelegate, UISearchBarDelegate {
        var log: [String] = []
        var allows = true
        func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
        func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }
        func textViewDidChange(_ textView: UITextView) { log.append("change \(textView.text ?? "")") }
        func textView(_ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            log.append("ask \(range.location)+\(range.length) \(text)")
            return allows
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            log.append("return")
            return true
        }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            string.count < 3
        }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            log.append("search \(searchText)")
        }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("go") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    }

    private let recorder = Recorder()

    @Test("A text view asks, changes and tells, in this order")
    func typing() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.delegate = recorder
        #expect(view.becomeFirstResponder())
        view.insertText("Hi 👋")
        view.selectedRange = NSRange(location: 0, length: 2)
        view.insertText("Oh")
        view.selectedRange = NSRange(location: view.text.utf16.count, length: 0)
        view.deleteBackward()
        #expect(view.text == "Oh ")
        #expect(
            recorder.log == [
                "begin", "ask 0+0 Hi 👋", "change Hi 👋", "ask 0+2 Oh", "change Oh 👋", "ask 3+2 ", "change Oh ",
            ])
        #expect(view.resignFirstResponder())
        #expect(recorder.log.last == "end")
    }

    @Test("A refusal leaves the text, and setting it asks nobody")
    func refusing() {
        let view = UITextView()
        view.delegate = recorder
        recorder.allows = false
        view.insertText("no")
        #expect(view.text == "")
        view.text = "yes"
        #expect(recorder.log == ["ask 0+0 no"])
        #expect(view.selectedRange == NSRange(location: 3, length: 0))
    }

    @Test("A selection stays within the text")
    func selection() {
        let view = UITextView()
        view.text = "abc"
        view.selectedRange = NSRange(location: 2, length: 10)
        #expect(view.selectedRange == NSRange(location: 2, length: 1))
        view.selectedRange = NSRange(location: 9, length: 1)
        #expect(view.selectedRange == NSRange(location: 3, length: 0))
    }

    @Test("A text view grows with its text, by whole lines")
    func growing() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        view.font = .systemFont(ofSize: 16)
        let one = view.sizeThatFits(CGSize(width: 200, height: 0)).height
        view.text = "one\ntwo\nthree"
        let three = view.sizeThatFits(CGSize(width: 200, height: 0)).height
        let line = UIFont.systemFont(ofSize: 16).lineHeight
        #expect(one == line.rounded(.up) + 16)
        #expect(abs(three - one - 2 * line) < 1.5)
        #expect(view.contentSize == CGSize(width: 200, height: three))
        view.isScrollEnabled = false
        #expect(view.intrinsicContentSize.height == three)
    }

    @Test("A field asks, tells, and Return is the delegate's")
    func field() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.delegate = recorder
        var events: [String] = []
        field.addAction(UIAction { _ in events.append("changed") }, for: .editingChanged)
        field.addAction(UIAction { _ in events.append("exit") }, for: .editingDidEndOnExit)
        field.insertText("ab")
        field.insertText("too long")
        #expect(field.text == "ab")
        field.insertText("\n")
        #expect(recorder.log == ["return"])
        #expect(events == ["changed", "exit"])
        field.isEnabled = false
        field.insertText("c")
        #expect(field.text == "ab")
        #expect(!field.becomeFirstResponder())
    }

    @Test("Only one has the keys, and it loses them when it goes")
    func firstResponder() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (a, b) = (UITextField(), UITextField())
        window.addSubview(a)
        window.addSubview(b)
        #expect(a.becomeFirstResponder())
        #expect(b.becomeFirstResponder())
        #expect(!a.isFirstResponder && b.isFirstResponder)
        b.removeFromSuperview()
        #expect(!b.isFirstResponder)
        #expect(a.becomeFirstResponder())
        window.endEditing(true)
        #expect(!a.isEditing)
    }

    @Test("A search bar tells of text, search and cancel")
    func searchBar() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        bar.delegate = recorder
        bar.showsCancelButton = true
        bar.layoutIfNeeded()
        bar.searchTextField.insertText("an")
        bar.searchTextField.insertText("\n")
        let cancel = bar.subviews.compactMap { $0 as? UIButton }.first
        cancel?.sendActions(for: .touchUpInside)
        #expect(recorder.log == ["search an", "go", "cancel"])
        #expect(bar.searchTextField.frame.maxX < (cancel?.frame.minX ?? 0) + 1)
    }

    @Test("What a widget does is told as if typed; offsets are turned from code points")
    func widget() {
        final class Widget: TextWidget {
            var texts: [String] = []
            var selections: [Range<Int>] = []
            var runs: [TextRun] = []
            func set(text: String) { texts.append(text) }
            func set(selection: Range<Int>) { selections.append(selection) }
            func set(scroll offset: CGFloat) {}
            func apply(_ look: TextLook) {}
            func show(_ runs: [TextRun]) { self.runs = runs }
            func paste() {}
            func chooseEmoji() {}
            func focus() {}
            func blur() {}
            func node() -> RenderNode? { nil }
            func remove() {}
        }
        let view = UITextView()
        view.delegate = recorder
        let widget = Widget()
        view.text = "👋a"
        view.input.use(widget)
        #expect(widget.texts == ["👋a"])
        #expect(widget.selections == [2..<2])
        #expect(view.input.widgetShouldReplace(1..<2, with: "b"))
        view.input.widgetDidChange(text: "👋b", selection: 2..<2)
        #expect(recorder.log == ["ask 2+1 b", "change 👋b"])
        #expect(view.selectedRange == NSRange(location: 3, length: 0))
        view.input.widgetIsComposing("ㅎ")
        #expect(view.markedTextRange != nil)
        #expect(view.text == "👋b")
        let mention = NSMutableAttributedString(string: "👋b")
        mention.addAttributes(
            [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 12, weight: .semibold)],
            range: NSRange(location: 2, length: 1))
        view.attributedText = mention
        #expect(widget.runs.last?.range == 1..<2 && widget.runs.last?.weight == 600, "Counted in code points.")
        #expect(widget.runs.last?.color == UIColor.red.cgColor && widget.runs.first?.color == nil)
        #expect(view.text == "👋b" && widget.texts == ["👋a"], "What is edited goes on.")
        view.text = ""
        #expect(widget.texts.last == "" && widget.runs.isEmpty)
    }

    @Test("A placeholder is painted while there is no text")
    func placeholder() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.placeholder = "Name"
        let empty = try Picture(field, scale: 2)
        #expect(empty.bounds { $0[3] > 0 } != nil)
        field.text = "M"
        let ink = try Picture(field, scale: 2).bounds { $0[3] > 40 }
        #expect((ink?.width ?? 0) < 40)
        field.isSecureTextEntry = true
        #expect(field.accessibilityValue == nil)
    }

    @Test("Where lines begin on the right, the search sign stands there and the text keeps clear of it")
    func mirroredSearch() throws {
        let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
        field.text = "abc"
        field.clearButtonMode = .always
        for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
            field.semanticContentAttribute = direction
            field.setNeedsLayout()
            field.layoutIfNeeded()
            let sign = try #require(field.leftView?.frame)
            let text = field.textRect(forBounds: field.bounds)
            let isRightToLeft = direction == .forceRightToLeft
            #expect(sign.minX == (isRightToLeft ? 168 : 0))
            #expect(!text.intersects(sign) && !text.intersects(field.clearButtonRect(forBounds: field.bounds)))
            #expect(text.width > 100)
        }
    }
}
