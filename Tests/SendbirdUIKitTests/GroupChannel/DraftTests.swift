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

    @Test("Another user on the same device finds nothing of it", .covers("C-84"))
    func otherUser() throws {
        try LiveRoom.open { room in
            try room.type("Mine")
            room.stage.show(UIViewController())
            SBUGlobals.currentUser = SBUUser(userId: "bo")
            #expect(ChannelDrafts[LiveRoom.url] == nil)
            SBUGlobals.currentUser = SBUUser(userId: "ana")
            #expect(ChannelDrafts[LiveRoom.url]?.text == "Mine")
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
