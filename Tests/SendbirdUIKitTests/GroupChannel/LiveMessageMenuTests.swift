import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("What can be done with a message", .serialized)
@MainActor
struct LiveMessageMenuTests {
    private func withOwnMessage(_ body: (LiveRoom, SBUUserMessageCell) throws -> Void) throws {
        try LiveRoom.open { room in
            try room.send("Mine")
            room.settle()
            try body(room, try #require(room.cell(0)))
        }
    }

    @Test("One's own can be copied, edited and deleted; those of others copied", .covers("D12", "D13", "D14"))
    func entries() throws {
        try withOwnMessage { room, cell in
            cell.longPressHandlerToContent?()
            #expect(room.alert?.actions.map(\.title) == ["Copy", "Edit", "Delete", "Cancel"])
            try room.choose("Cancel")
            room.bos.sendUserMessage("Theirs")
            room.settle()
            room.cell(0)?.longPressHandlerToContent?()
            #expect(room.alert?.actions.map(\.title) == ["Copy", "Cancel"])
        }
    }

    @Test("The menu opens for those who do not point, too", .covers("C-60"))
    func activated() throws {
        try withOwnMessage { room, cell in
            #expect(cell.mainContainerView.accessibilityActivate())
            #expect(room.alert != nil)
        }
    }

    @Test("Copy puts the text on the pasteboard", .covers("D12"))
    func copying() throws {
        try withOwnMessage { room, cell in
            UIPasteboard.general.string = nil
            cell.longPressHandlerToContent?()
            try room.choose("Copy")
            #expect(UIPasteboard.general.string == "Mine")
        }
    }

    @Test("Delete asks first; no leaves the message, yes takes it from everybody", .covers("D14"))
    func deleting() throws {
        try withOwnMessage { room, cell in
            cell.longPressHandlerToContent?()
            try room.choose("Delete")
            #expect(room.alert?.title == SBUStringSet.Alert_Delete)
            #expect(room.onServer == ["Mine"])
            try room.choose("Cancel")
            #expect(room.onServer == ["Mine"] && room.rowCount == 1)
            room.cell(0)?.longPressHandlerToContent?()
            try room.choose("Delete")
            try room.choose("Delete")
            #expect(room.onServer.isEmpty && room.rowCount == 0)
        }
    }

    @Test("Editing changes the message everywhere, says so, and gives the half-typed text back", .covers("D13"))
    func editing() throws {
        try withOwnMessage { room, cell in
            try room.type("Half-ty")
            cell.longPressHandlerToContent?()
            try room.choose("Edit")
            let input = try room.input
            #expect(input.mode == .edit && input.textView?.text == "Mine")
            input.textView?.insertText(", changed")
            input.onClickSaveButton(self)
            room.settle()
            #expect(room.onServer == ["Mine, changed"])
            #expect(input.mode == .none && input.textView?.text == "Half-ty")
            #expect((room.cell(0)?.messageTextView as? SBUUserMessageTextView)?.text == "Mine, changed edited")
        }
    }

    @Test("Leaving the edit changes nothing, and gives the half-typed text back", .covers("D13"))
    func cancelling() throws {
        try withOwnMessage { room, cell in
            try room.type("Half-ty")
            cell.longPressHandlerToContent?()
            try room.choose("Edit")
            let input = try room.input
            input.textView?.insertText(" no")
            input.onClickCancelButton(self)
            room.settle()
            #expect(room.onServer == ["Mine"])
            #expect(input.mode == .none && input.textView?.text == "Half-ty")
            #expect(room.screen.viewModel?.inEditingMessage == nil)
        }
    }

    @Test("A message deleted elsewhere while it is edited ends the edit, the draft is back")
    func deletedWhileEdited() throws {
        try withOwnMessage { room, cell in
            try room.type("Half-ty")
            let id = try #require(cell.message?.messageId)
            cell.longPressHandlerToContent?()
            try room.choose("Edit")
            room.server.delete(id, in: LiveRoom.url)
            room.settle()
            #expect(try room.input.mode == .none)
            #expect(try room.input.textView?.text == "Half-ty")
        }
    }

    @Test("An edit of somebody else's is shown in its row, which stays")
    func editedElsewhere() throws {
        try LiveRoom.open(messages: 3) { room in
            let reloads = room.list.reloads
            let message = try #require(room.server.channels[LiveRoom.url]?.messages[1])
            room.server.edit(message.messageID, to: "Changed", in: LiveRoom.url)
            room.settle()
            #expect(room.texts == ["Message 1", "Changed", "Message 3"])
            #expect((room.cell(1)?.messageTextView as? SBUUserMessageTextView)?.text == "Changed edited")
            #expect(room.list.reloads == reloads)
        }
    }
}
