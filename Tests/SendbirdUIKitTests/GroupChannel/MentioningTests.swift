import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("Mentioning members", .serialized, .oneAtATime)
@MainActor
struct MentioningTests {
    private func withMentions(_ body: (LiveRoom) throws -> Void) throws {
        SBUGlobals.userMentionConfig = SBUUserMentionConfiguration(mentionLimit: 2)
        defer {
            SBUGlobals.userMentionConfig = nil
            SBUGlobals.isUserMentionEnabled = false
        }
        try LiveRoom.open(
            people: ["zoe": "Zoë 🙈", "kim": "👨‍👩‍👧 Kim", "a": "a", "layla": "ليلى حسن"],
            members: ["ana", "bo", "zoe", "kim", "a", "layla"], body)
    }

    private func suggested(_ room: LiveRoom) -> [String] {
        guard let list = room.screen.inputComponent?.suggestedMentionList, !list.isHidden else { return [] }
        return list.filteredUsers.map(\.userId)
    }

    private func choose(_ id: String, _ room: LiveRoom) throws {
        let list = try #require(room.screen.inputComponent?.suggestedMentionList)
        let row = try #require(list.filteredUsers.firstIndex { $0.userId == id })
        list.tableView(list.tableView, didSelectRowAt: IndexPath(row: row, section: 0))
        room.settle()
    }

    private func marked(_ cell: SBUUserMessageCell?) -> [String] {
        guard let view = cell?.messageTextView as? SBUUserMessageTextView, let model = view.model else { return [] }
        return model.mentions.map { (model.text as NSString).substring(with: $0.range) }
    }

    @Test("Typing the sign suggests the members, a letter those whose name begins so", .covers("D16", "C-51"))
    func suggesting() throws {
        try withMentions { room in
            try room.type("Hi @")
            #expect(Set(suggested(room)) == ["bo", "zoe", "kim", "a", "layla"], "Everybody but Ana herself.")
            try room.type("k")
            #expect(suggested(room) == ["kim"])
            room.settle()
            let list = try #require(room.screen.inputComponent?.suggestedMentionList)
            let (frame, input) = (
                list.convert(list.bounds, to: nil), try room.input.convert(try room.input.bounds, to: nil)
            )
            #expect(
                frame.height > 40 && abs(frame.maxY - input.minY) < 1, "It stands on the input, which is seen whole.")
            try room.type("x")
            #expect(suggested(room).isEmpty)
        }
    }

    @Test(
        "Whoever is chosen stands in the text, is sent, told, and marked with exactly the name", .covers("D16", "C-50"))
    func sending() throws {
        try withMentions { room in
            try room.type("שלום 🙈\n@zo")
            try choose("zoe", room)
            try room.type("and @kim")
            try choose("kim", room)
            #expect(try room.input.textView?.text == "שלום 🙈\n@Zoë 🙈 and @👨‍👩‍👧 Kim ")
            #expect(suggested(room).isEmpty)
            try room.input.onClickSendButton(self)
            room.settle()
            let sent = try #require(room.server.channels[LiveRoom.url]?.messages.last)
            #expect(sent.message == "שלום 🙈\n@Zoë 🙈 and @👨‍👩‍👧 Kim")
            #expect(sent.mentions?.template == "שלום 🙈\n@{zoe} and @{kim}")
            #expect(sent.mentions?.users.map(\.userID) == ["zoe", "kim"])
            #expect(marked(room.cell(0)) == ["@Zoë 🙈", "@👨‍👩‍👧 Kim"])
            let label = try #require((room.cell(0)?.messageTextView as? SBUUserMessageTextView)?.label)
            let text = try #require(label.attributedText)
            let (plain, name) = (
                (text.string as NSString).range(of: "and"), (text.string as NSString).range(of: "@Zoë")
            )
            let fonts = [plain, name].map {
                text.attribute(.font, at: $0.location, effectiveRange: nil) as? UIFont
            }
            let theme = SBUTheme.messageCellTheme
            #expect(fonts == [theme.userMessageFont, theme.mentionTextFont] && fonts[0] != fonts[1], "It is seen.")
            #expect(room.screen.inputComponent?.mentionManager?.mentionedList.isEmpty == true)
            try room.send("Plain")
            room.settle()
            #expect(room.server.channels[LiveRoom.url]?.messages.last?.mentions == nil)
        }
    }

    @Test("Deleting back into a mention deletes all of it, and nothing else", .covers("C-50"))
    func deleting() throws {
        try withMentions { room in
            try room.type("a🙈 @zo")
            try choose("zoe", room)
            let field = try #require(try room.input.textView)
            field.deleteBackward()
            #expect(field.text == "a🙈 @Zoë 🙈", "The blank after it goes first.")
            field.deleteBackward()
            #expect(field.text == "a🙈 ")
            #expect(room.screen.inputComponent?.mentionManager?.mentionedList.isEmpty == true)
            #expect(field.selectedRange == NSRange(location: 4, length: 0))
            field.deleteBackward()
            field.deleteBackward()
            #expect(field.text == "a")
        }
    }

    @Test("The caret steps over a mention, and a selection takes all of it", .covers("C-50"))
    func caret() throws {
        try withMentions { room in
            try room.type("x @zo")
            try choose("zoe", room)
            let field = try #require(try room.input.textView)
            let input = try room.input
            field.selectedRange = NSRange(location: 3, length: 0)
            input.textViewDidChangeSelection(field)
            #expect(field.selectedRange == NSRange(location: 2, length: 0))
            field.selectedRange = NSRange(location: 7, length: 0)
            input.textViewDidChangeSelection(field)
            #expect(field.selectedRange == NSRange(location: 9, length: 0))
            field.selectedRange = NSRange(location: 1, length: 3)
            input.textViewDidChangeSelection(field)
            #expect(field.selectedRange == NSRange(location: 1, length: 8))
        }
    }

    @Test(
        "An edit shows names, keeps who is mentioned, and takes the half-typed text back after",
        .covers("D13", "D16", "C-50"))
    func editing() throws {
        try withMentions { room in
            try room.type("Ask @zo")
            try choose("zoe", room)
            try room.input.onClickSendButton(self)
            room.settle()
            try room.type("Draft to @kim")
            try choose("kim", room)
            room.cell(0)?.longPressHandlerToContent?()
            try room.choose("Edit")
            let field = try #require(try room.input.textView)
            #expect(field.text == "Ask @Zoë 🙈")
            field.selectedRange = NSRange(location: 0, length: 0)
            field.insertText("🙂 ")
            try room.input.onClickSaveButton(self)
            room.settle()
            let edited = try #require(room.server.channels[LiveRoom.url]?.messages.last)
            #expect(edited.message == "🙂 Ask @Zoë 🙈" && edited.mentions?.template == "🙂 Ask @{zoe}")
            #expect(marked(room.cell(0)) == ["@Zoë 🙈"])
            #expect(field.text == "Draft to @👨‍👩‍👧 Kim ")
            let kept = room.screen.inputComponent?.mentionManager?.mentionedList ?? []
            #expect(kept.map(\.user.userId) == ["kim"] && kept.map(\.range.location) == [9])
        }
    }

    @Test("In a supergroup the server finds the members", .covers("D16"), .timeLimit(.minutes(1)))
    func supergroup() async throws {
        SBUGlobals.userMentionConfig = SBUUserMentionConfiguration(debounceTime: 0)
        defer {
            SBUGlobals.userMentionConfig = nil
            SBUGlobals.isUserMentionEnabled = false
        }
        try await RealRoom.run { room in
            let channel = try await room.makeChannel(with: ["bo", "zoe"]) { $0.isSuper = true }
            let screen = SBUGroupChannelViewController(channelURL: channel.channelURL)
            room.show(screen)
            await room.wait { screen.viewModel?.isInitialLoad == false }
            (screen.inputComponent?.messageInputView as? SBUMessageInputView)?.textView?.insertText("@zo")
            // The typing pauses.
            screen.viewModel?.memberSearch?.timer?.fire()
            await room.wait { screen.inputComponent?.suggestedMentionList?.filteredUsers.map(\.userId) == ["zoe"] }
            #expect(screen.inputComponent?.suggestedMentionList?.isHidden == false)
        }
    }

    @Test("One message mentions so many at most, and the list says so", .covers("D16"))
    func limit() throws {
        try withMentions { room in
            for (typed, id) in [("@zo", "zoe"), ("@kim", "kim")] {
                try room.type(typed)
                try choose(id, room)
            }
            try room.type("@a")
            room.settle()
            let list = try #require(room.screen.inputComponent?.suggestedMentionList)
            #expect(!list.isHidden && list.isLimitGuideEnabled && list.tableView.numberOfRows(inSection: 0) == 1)
            let cell = list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? SBUMentionLimitGuideCell
            #expect(cell?.limitGuideLabel.text == "You can mention up to 2 people in a message")
            list.selectUser(SBUUser(userId: "a", nickname: "a"))
            #expect(try room.input.textView?.text == "@Zoë 🙈 @👨‍👩‍👧 Kim @a")
        }
    }

    @Test("Arrows choose, Return takes, Escape closes; Return sends when there is no list", .covers("D16"))
    func keys() throws {
        try withMentions { room in
            let field = try #require(try room.input.textView)
            _ = field.becomeFirstResponder()
            try room.type("@")
            let list = try #require(room.screen.inputComponent?.suggestedMentionList)
            let names = list.filteredUsers.map { $0.refinedNickname() }
            let window = room.stage.window
            #expect(KeyInput.performPriority(input: UIKeyCommand.inputDownArrow, flags: [], in: window))
            #expect(KeyInput.performPriority(input: "\r", flags: [], in: window))
            #expect(field.text == "@\(names[1]) ")
            try room.type("@")
            #expect(!list.isHidden)
            #expect(KeyInput.performPriority(input: UIKeyCommand.inputEscape, flags: [], in: window))
            #expect(list.isHidden)
            #expect(room.onServer.isEmpty)
            field.deleteBackward()
            #expect(KeyInput.performPriority(input: "\r", flags: [], in: window))
            room.settle()
            #expect(room.onServer == ["@\(names[1])"])
        }
    }

    @Test("A tap on a mention shows the person, as a tap on a picture does", .covers("D16"))
    func tapping() throws {
        SBUGlobals.isUserMentionEnabled = true
        defer { SBUGlobals.isUserMentionEnabled = false }
        try Stage.run { stage in
            let screen = LinkEar(channel: Fixture.room(with: [Fixture.bo]))
            let message = Fixture.chat("Hi @Zoë, hi", by: Fixture.bo, id: 1, mentioning: [Fixture.zoe], "Hi @{zoe}, hi")
            screen.still?.show([message])
            stage.show(UIViewController(), screen)
            let cell = try #require(screen.cell(0) as? SBUUserMessageCell)
            let view = try #require(cell.messageTextView as? SBUUserMessageTextView)
            #expect(view.text == "Hi @Zoë Ångström-Fitzgerald, hi", "The name of today.")
            let hits = stride(from: CGFloat(1), to: view.bounds.width, by: 4).filter { x in
                [12, 20, 40].contains { view.tap(at: CGPoint(x: x, y: $0)) }
            }
            #expect(!hits.isEmpty && Set(screen.shownUsers) == ["zoe"])
            let names = cell.mainContainerView.accessibilityCustomActions?.map(\.name) ?? []
            #expect(names == ["Copy", "Show Zoë Ångström-Fitzgerald"])
        }
    }

    @Test("Switched off, the sign is a sign, and texts are shown as they were written", .covers("D16"))
    func off() throws {
        try LiveRoom.open { room in
            try room.type("@")
            #expect(room.screen.inputComponent?.suggestedMentionList == nil)
            #expect(room.screen.inputComponent?.mentionManager == nil)
        }
        let message = Fixture.chat("Hi @Zoë", by: Fixture.bo, id: 1, mentioning: [Fixture.zoe], "Hi @{zoe}")
        #expect(MentionTemplate.content(of: message).text == "Hi @Zoë")
    }

    @Test("An app that knows whom to suggest is asked", .covers("D16"))
    func custom() throws {
        final class Own: SBUGroupChannelViewController {
            override func mentionManager(
                _ manager: SBUMentionManager, suggestedMentionUsersWith filterText: String
            ) -> [SBUUser] { [SBUUser(userId: "x", nickname: "X \(filterText)")] }
        }
        try withMentions { room in
            SBUGlobals.userMentionConfig?.isCustomUserListUsed = true
            let screen = Own(channelURL: LiveRoom.url)
            room.stage.show(UIViewController(), screen)
            room.settle()
            (screen.inputComponent?.messageInputView as? SBUMessageInputView)?.textView?.insertText("@q")
            #expect(screen.inputComponent?.suggestedMentionList?.filteredUsers.map { $0.refinedNickname() } == ["X q"])
        }
    }
}
