import Foundation
import SendbirdChatSDK
import Requirements
import Testing

@testable import SendbirdUIKit
@testable import UIKit

@Suite("Writing a message", .serialized)
@MainActor
struct MessageInputTests {
    private final class Ear: SBUMessageInputViewDelegate {
        var heard: [String] = []
        func messageInputView(_ messageInputView: SBUMessageInputView, didSelectSend text: String) {
            heard.append("send \(text)")
        }
        func messageInputView(_ messageInputView: SBUMessageInputView, didSelectEdit text: String) {
            heard.append("edit \(text)")
        }
        func messageInputViewDidStartTyping() { heard.append("typing") }
        func messageInputViewDidEndTyping() { heard.append("stopped") }
    }

    private func withInput(
        _ body: (SBUMessageInputView, UITextView, Ear, UIWindow) throws -> Void
    ) throws {
        try Stage.run { stage in
            let screen = StillChannelViewController(channel: Fixture.room(with: [Fixture.bo]))
            stage.show(UIViewController(), screen)
            let input = try #require(screen.input)
            let ear = Ear()
            input.delegate = ear
            let textView = try #require(input.textView)
            _ = textView.becomeFirstResponder()
            try body(input, textView, ear, stage.window)
        }
    }

    @Test("What an input method still composes is sent with the rest, once, and the field is empty", .covers("C-23"))
    func marked() throws {
        try withInput { input, textView, ear, _ in
            textView.insertText("Say ")
            textView.input.widgetIsComposing("にほん")
            input.onClickSendButton(self)
            input.onClickSendButton(self)
            #expect(ear.heard.filter { $0.hasPrefix("send") } == ["send Say にほん"])
            #expect(textView.text == "" && textView.markedTextRange == nil)
            #expect(input.placeholderLabel.isHidden == false)
            #expect(input.sendButton?.isHidden == true)
        }
    }

    @Test("Return sends; with Shift it is left to the text", .covers("C-24"))
    func returnKey() throws {
        try withInput { _, textView, ear, window in
            textView.insertText("Hello")
            #expect(!KeyInput.performPriority(input: "\r", flags: .shift, in: window))
            #expect(ear.heard == ["typing"])
            #expect(KeyInput.performPriority(input: "\r", flags: [], in: window))
            #expect(ear.heard == ["typing", "stopped", "send Hello"])
            #expect(textView.isFirstResponder, "The next message can be typed at once.")
        }
    }

    @Test("While a text is composed Return is the input method's; the next one sends, once", .covers("C-24"))
    func composing() throws {
        try withInput { _, textView, ear, window in
            textView.insertText("Say ")
            textView.input.widgetIsComposing("にほん")
            #expect(!KeyInput.performBeforeText(input: "\r", flags: [], isText: true, in: window))
            #expect(ear.heard.allSatisfy { !$0.hasPrefix("send") })
            textView.unmarkText()
            #expect(KeyInput.performBeforeText(input: "\r", flags: [], isText: true, in: window))
            #expect(ear.heard.last?.hasPrefix("send Say") == true)
        }
    }

    @Test("While editing Return saves")
    func returnSaves() throws {
        try withInput { input, textView, ear, window in
            input.setMode(.edit, message: .fixture(id: 1, text: "Old"))
            textView.insertText("er")
            #expect(KeyInput.performPriority(input: "\r", flags: [], in: window))
            #expect(ear.heard == ["edit Older"])
        }
    }

    @Test("The field grows to about five lines, then scrolls, and shrinks when it is emptied", .covers("C-25"))
    func growing() throws {
        try withInput { input, textView, _, window in
            let one = input.bounds.height
            textView.insertText("1\n2\n3")
            window.layoutIfNeeded()
            let three = input.bounds.height
            textView.insertText("\n4\n5\n6\n7\n8\n9\n10")
            window.layoutIfNeeded()
            let most = input.bounds.height
            textView.insertText("\n11\n12")
            window.layoutIfNeeded()
            #expect(one < three && three < most)
            #expect(input.bounds.height == most)
            input.onClickSendButton(self)
            window.layoutIfNeeded()
            #expect(input.bounds.height == one)
        }
    }

    @Test("Typing is told, and its end when the field is left or emptied")
    func typing() throws {
        try withInput { _, textView, ear, _ in
            textView.insertText("a")
            textView.insertText("b")
            textView.deleteBackward()
            textView.deleteBackward()
            textView.insertText("c")
            textView.resignFirstResponder()
            #expect(ear.heard == ["typing", "typing", "typing", "stopped", "typing", "stopped"])
        }
    }

    @Test("Who is muted or locked out cannot type, and reads why", .covers("D31"))
    func disabled() throws {
        try withInput { input, textView, ear, _ in
            input.setFrozenModeState(true)
            textView.insertText("a")
            #expect(textView.text == "" && ear.heard.isEmpty)
            #expect(input.placeholderLabel.text == SBUStringSet.MessageInput_Text_Unavailable)
            input.setMutedModeState(true)
            #expect(input.placeholderLabel.text == SBUStringSet.MessageInput_Text_Muted)
            input.setMutedModeState(false)
            textView.insertText("a")
            #expect(textView.text == "a")
            #expect(input.placeholderLabel.text == SBUStringSet.MessageInput_Text_Placeholder)
        }
    }

    @Test("Going from one edit to another keeps the draft of before the first", .covers("D13"))
    func editAfterEdit() throws {
        try withInput { input, textView, _, _ in
            textView.insertText("Draft")
            input.setMode(.edit, message: .fixture(id: 1, text: "One"))
            input.setMode(.edit, message: .fixture(id: 2, text: "Two"))
            #expect(textView.text == "Two")
            input.onClickCancelButton(self)
            #expect(textView.text == "Draft" && input.mode == .none)
        }
    }

    @Test("The parts have names by which they are found")
    func identifiers() throws {
        try withInput { input, textView, _, _ in
            #expect(textView.accessibilityIdentifier == "channel.input")
            #expect(input.sendButton?.accessibilityIdentifier == "channel.send")
            #expect(input.sendButton?.accessibilityLabel == "Send")
        }
    }
}
