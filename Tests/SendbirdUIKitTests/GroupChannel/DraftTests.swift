import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("Half-typed text", .serialized, .oneAtATime)
@MainActor
struct DraftTests {
    private func open(_ room: LiveRoom, url: String = LiveRoom.url) -> SBUGroupChannelViewController {
        let screen = SBUGroupChannelViewController(channelURL: url)
        room.stage.show(UIViewController(), screen)
        room.settle()
        return screen
    }

    private func field(_ screen: SBUGroupChannelViewController) -> UITextView? {
        (screen.inputComponent?.messageInputView as? SBUMessageInputView)?.textView
    }

    @Test("Text and mentions are there when the channel is opened again, each channel with its own", .covers("C-84"))
    func coming() throws {
        SBUGlobals.isUserMentionEnabled = true
        defer { SBUGlobals.isUserMentionEnabled = false }
        try LiveRoom.open { room in
            room.server.makeChannel("other", members: ["ana", "bo"])
            try room.type("Tell @b")
            let list = try #require(room.screen.inputComponent?.suggestedMentionList)
            list.selectUser(list.filteredUsers[0])
            let other = open(room, url: "other")
            #expect(field(other)?.text == "")
            field(other)?.insertText("Over there")
            let back = open(room)
            #expect(field(back)?.text == "Tell @Bo ")
            #expect(back.inputComponent?.mentionManager?.mentionedList.map(\.user.userId) == ["bo"])
            (back.inputComponent?.messageInputView as? SBUMessageInputView)?.onClickSendButton(self)
            room.settle()
            #expect(room.server.channels[LiveRoom.url]?.messages.last?.mentions?.template == "Tell @{bo}")
            #expect(field(open(room, url: "other"))?.text == "Over there")
            #expect(field(open(room))?.text == "", "What was sent is no draft.")
        }
    }

    @Test("Left in the middle of an edit, the draft of before it is kept", .covers("C-84"))
    func editing() throws {
        try LiveRoom.open { room in
            try room.send("Sent")
            room.settle()
            try room.type("Half")
            room.cell(0)?.longPressHandlerToContent?()
            try room.choose("Edit")
            try room.type(" no")
            #expect(field(open(room))?.text == "Half")
        }
    }

    @Test("Another user on the same device finds nothing of it, though the screen is left only then", .covers("C-84"))
    func otherUser() throws {
        try LiveRoom.open { room in
            let channel = try #require(room.screen.channel)
            try room.type("Mine")
            SBUGlobals.currentUser = SBUUser(userId: "bo")
            room.stage.show(UIViewController())
            #expect(channel.draft == nil)
            SBUGlobals.currentUser = SBUUser(userId: "ana")
            #expect(field(open(room))?.text == "")
        }
    }

    @Test("A restarted app has text and mentions, from the cache", .covers("C-84"))
    func restart() throws {
        SBUGlobals.isUserMentionEnabled = true
        defer { SBUGlobals.isUserMentionEnabled = false }
        let folder = try FileManager.default.url(
            for: .itemReplacementDirectory, in: .userDomainMask, appropriateFor: FileManager.default.temporaryDirectory,
            create: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try LiveRoom.open(folder: folder) { room in
            try room.type("Tell @b")
            let list = try #require(room.screen.inputComponent?.suggestedMentionList)
            list.selectUser(list.filteredUsers[0])
            // The app ends without the screen being left: a moment after the last key the text was kept.
            room.screen.draftKeeping.timer?.fire()
            room.settle()
        }
        try LiveRoom.open(folder: folder) { room in
            #expect(field(room.screen)?.text == "Tell @Bo ")
            #expect(room.screen.inputComponent?.mentionManager?.mentionedList.map(\.user.userId) == ["bo"])
        }
    }

    @Test("The channel list shows it as the last line, with its mark in the accent colour, until it is sent")
    func listed() throws {
        try LiveRoom.open(messages: 1) { room in
            @MainActor func row() throws -> SBUGroupChannelCell {
                let list = SBUGroupChannelListViewController()
                room.stage.show(list)
                room.settle()
                let table = try #require(list.listComponent?.tableView)
                return try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? SBUGroupChannelCell)
            }
            try room.type("Half\na thought")
            let label = try row().messageLabel
            #expect(label.text == "Draft: Half a thought")
            let color = label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
            #expect(color == SBUTheme.groupChannelCellTheme.draftTextColor)
            #expect(label.attributedText?.attribute(.foregroundColor, at: 8, effectiveRange: nil) == nil)
            #expect(try row().accessibilityLabel?.contains("Draft: Half a thought") == true)
            let back = open(room)
            (back.inputComponent?.messageInputView as? SBUMessageInputView)?.onClickSendButton(self)
            room.settle()
            #expect(try row().messageLabel.text == "You: Half a thought")
        }
    }

    @Test("A list beside the conversation follows it while it is written")
    func beside() throws {
        try LiveRoom.open(messages: 1) { room in
            let list = SBUGroupChannelListViewController()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
            window.rootViewController = list
            window.isHidden = false
            list.loadViewIfNeeded()
            room.settle()
            let table = try #require(list.listComponent?.tableView)
            @MainActor func line() -> String? {
                window.layoutIfNeeded()
                return (table.cellForRow(at: IndexPath(row: 0, section: 0)) as? SBUGroupChannelCell)?.messageLabel.text
            }
            #expect(line() == "Message 1")
            try room.type("Half")
            room.screen.draftKeeping.timer?.fire()
            room.settle()
            #expect(line() == "Draft: Half")
            window.isHidden = true
            window.rootViewController = nil
        }
    }

    @Test("Muted or frozen while writing, the text is there when one may write again", .covers("C-25", "C-84"))
    func closed() throws {
        try LiveRoom.open { room in
            try room.type("Not yet")
            room.server.setFrozen(true, LiveRoom.url)
            room.settle()
            #expect(try room.input.textView?.isEditable == false)
            #expect(try room.input.placeholderLabel.isHidden == false)
            #expect(try room.input.sendButton?.isHidden == true)
            room.server.setFrozen(false, LiveRoom.url)
            room.settle()
            #expect(try room.input.textView?.text == "Not yet")
            #expect(try room.input.placeholderLabel.isHidden)
            try room.input.onClickSendButton(self)
            room.settle()
            #expect(room.onServer == ["Not yet"])
        }
    }
}
