import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("Long and strange texts in the field", .serialized, .oneAtATime)
@MainActor
struct WritingTests {
    private func withScreen(
        isFrozen: Bool = false,
        _ body: (StillChannelViewController, SBUMessageInputView, UITextView, Stage) throws -> Void
    ) throws {
        try Stage.run { stage in
            let screen = StillChannelViewController(channel: Fixture.room(with: [Fixture.bo], isFrozen: isFrozen))
            stage.show(UIViewController(), screen)
            let input = try #require(screen.input)
            let field = try #require(input.textView)
            _ = field.becomeFirstResponder()
            stage.window.layoutIfNeeded()
            try body(screen, input, field, stage)
        }
    }

    @Test(
        "Three thousand characters pasted, half of them cut, an edit begun and left: the height always fits",
        .covers("C-25"))
    func pasting() throws {
        try withScreen { screen, input, field, stage in
            let one = input.bounds.height
            field.insertText(String(repeating: "Some words 🙈 ", count: 230))
            stage.window.layoutIfNeeded()
            let most = input.bounds.height
            #expect(most > one && most < 200)
            let caret = field.selectedRange
            field.scrollRangeToVisible(caret)
            #expect(field.contentOffset.y > 0, "The caret at the end is seen.")
            field.selectedRange = NSRange(location: 0, length: caret.location / 2 / 14 * 14)
            field.deleteBackward()
            stage.window.layoutIfNeeded()
            #expect(input.bounds.height == most)
            input.setMode(.edit, message: .fixture(id: 1, text: "short"))
            stage.window.layoutIfNeeded()
            #expect(field.bounds.height < most / 2)
            input.onClickCancelButton(self)
            stage.window.layoutIfNeeded()
            #expect(input.bounds.height == most && field.text.count > 1_000)
            field.text = ""
            input.textViewDidChange(field)
            stage.window.layoutIfNeeded()
            #expect(input.bounds.height == one)
            #expect(screen.table.map { $0.bounds.height > 400 } == true)
        }
    }

    @Test("An emoji that is chosen is put in at the caret, and the panel stays for more", .covers("D5"))
    func emoji() throws {
        try withScreen { screen, input, field, stage in
            field.insertText("ab")
            field.selectedRange = NSRange(location: 1, length: 0)
            input.emojiButton?.sendActions(for: .touchUpInside)
            stage.window.layoutIfNeeded()
            let panel = try #require(screen.view.subviews.first { $0 is EmojiPanel })
            let buttons = panel.subviews[0].subviews.compactMap { $0 as? UIButton }
            #expect(buttons.count > 80 && Set(buttons.compactMap(\.accessibilityLabel)).count == buttons.count)
            buttons[0].sendActions(for: .touchUpInside)
            buttons[1].sendActions(for: .touchUpInside)
            #expect(field.text == "a😀😃b")
            input.emojiButton?.sendActions(for: .touchUpInside)
            #expect(!screen.view.subviews.contains { $0 is EmojiPanel })
        }
    }

    @Test("What can be added is told to the app")
    func adding() throws {
        final class Ear: SBUMessageInputViewDelegate {
            var heard: [MediaResourceType] = []
            func messageInputView(
                _ messageInputView: SBUMessageInputView, didSelectResource type: MediaResourceType
            ) { heard.append(type) }
        }
        try withScreen { screen, input, _, stage in
            let ear = Ear()
            input.delegate = ear
            input.addButton?.sendActions(for: .touchUpInside)
            stage.window.layoutIfNeeded()
            let sheet = try #require(screen.presentedViewController as? UIAlertController)
            for action in sheet.actions where action.style != .cancel { action.handler?(action) }
            #expect(ear.heard.contains(.library) && ear.heard.contains(.document))
            input.showsAddButton = false
            #expect(input.addButton?.isHidden == true)
        }
    }

    @Test("A field that is closed cannot be used by its buttons either")
    func closed() throws {
        try withScreen(isFrozen: true) { screen, input, _, _ in
            #expect(input.emojiButton?.isEnabled == false && input.addButton?.isEnabled == false)
            input.onClickEmojiButton(self)
            #expect(!screen.view.subviews.contains { $0 is EmojiPanel })
        }
    }

    @Test(
        "Names and texts of every script stand in the row without touching its time", .covers("C-19"),
        arguments: [320, 430], [false, true])
    func scripts(width: Int, rightToLeft: Bool) throws {
        try Stage.run(width: CGFloat(width), rightToLeft: rightToLeft) { stage in
            let texts = [
                "مرحباً! هل وصلتِ إلى البيت؟\nأنا في الطريق، والقطار تأخر عشر دقائق.", "שלום, ראיתי את ההודעה שלך.",
                "نعم، see you at 8:30 عند المحطة", "درود! امروز هوا خیلی خوب است", "Hello",
                String(repeating: "ا", count: 300), String(repeating: "e\u{301}\u{302}\u{303}", count: 60),
            ]
            let messages = texts.enumerated().flatMap { index, text in
                [Fixture.layla, Fixture.ana].enumerated().map { side, user in
                    Fixture.chat(
                        text, by: user, minutesAgo: Double(90 - index * 2 - side), id: Int64(index * 2 + side + 1))
                }
            }
            let screen = StillChannelViewController(channel: Fixture.room(with: [Fixture.layla], readMinutesAgo: 0))
            screen.still?.show(messages)
            stage.show(UIViewController(), screen)
            for row in messages.indices {
                screen.table?.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
                stage.window.layoutIfNeeded()
                let cell = try #require(screen.cell(row) as? SBUUserMessageCell)
                let text = try #require(cell.messageTextView as? SBUUserMessageTextView)
                let bubble = cell.mainContainerView.convert(cell.mainContainerView.bounds, to: cell)
                let state = cell.stateView.convert(cell.stateView.bounds, to: cell)
                #expect(!bubble.intersects(state) && cell.bounds.insetBy(dx: -1, dy: -1).contains(bubble))
                let fits = text.label.sizeThatFits(CGSize(width: text.label.bounds.width, height: 10_000))
                #expect(fits.height <= text.label.bounds.height + 1, "Nothing is clipped.")
                let whole = UILabel()
                whole.numberOfLines = 0
                whole.attributedText = text.label.attributedText
                let wanted = whole.sizeThatFits(CGSize(width: text.label.bounds.width, height: 10_000))
                #expect(wanted.height <= text.label.bounds.height + 1, "Every line is there.")
                let direction = ReadingDirection(of: cell.message?.message ?? "")
                #expect(text.label.textAlignment == (direction == .rightToLeft ? .right : .left))
                let isOwn = cell.message?.sender?.userId == "ana"
                #expect((bubble.midX > cell.bounds.midX) == (isOwn != rightToLeft), "One's own are trailing.")
            }
        }
    }
}
