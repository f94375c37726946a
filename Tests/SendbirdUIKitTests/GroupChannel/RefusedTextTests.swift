import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("Texts that cannot be sent or saved", .serialized, .oneAtATime)
@MainActor
struct RefusedTextTests {
    @Test("A text that is too long stays in the field, and it is said by how much; one of the most length goes out")
    func tooLong() throws {
        try LiveRoom.open(messages: 1) { room in
            let limit = try #require(SendbirdChat.getAppInfo()?.messageLengthLimit)
            let text = String(repeating: "words ", count: limit)
            try room.type(String(text.prefix(limit + 3)))
            try room.input.onClickSendButton(self)
            room.settle()
            #expect(room.alert?.title == "The message is 3 characters too long")
            #expect(try room.input.textView?.text.count == limit + 3 && room.onServer == ["Message 1"])
            try room.choose("OK")
            let last = "end"
            for _ in 0..<3 + last.count { try room.input.textView?.deleteBackward() }
            try room.type(last)
            try room.input.onClickSendButton(self)
            room.settle()
            #expect(room.onServer.last?.count == limit && room.alert == nil)
        }
    }

    @Test("An edit that is too long is said likewise, and goes on")
    func tooLongEdit() throws {
        try LiveRoom.open { room in
            let limit = try #require(SendbirdChat.getAppInfo()?.messageLengthLimit)
            try room.send("Sent")
            room.settle()
            room.cell(0)?.longPressHandlerToContent?()
            try room.choose("Edit")
            try room.type(String(String(repeating: " more", count: limit).prefix(limit)))
            try room.input.onClickSaveButton(self)
            room.settle()
            #expect(room.alert?.title == "The message is 4 characters too long")
            #expect(try room.input.mode == .edit && room.onServer == ["Sent"])
            SBUAlertView.dismiss()
        }
    }

    @Test("An edit that the server refuses is said, and what was written stays in the field")
    func refusedEdit() throws {
        try LiveRoom.open { room in
            try room.send("Sent")
            room.settle()
            room.cell(0)?.longPressHandlerToContent?()
            try room.choose("Edit")
            try room.type(", changed")
            room.server.refusals = [WireError(.socketChannelFrozen, "frozen")]
            try room.input.onClickSaveButton(self)
            room.settle()
            #expect(room.alert?.title == "You cannot change messages here at the moment")
            #expect(try room.input.textView?.text == "Sent, changed" && room.input.mode == .edit)
            try room.choose("OK")
            try room.input.onClickSaveButton(self)
            room.settle()
            #expect(room.onServer == ["Sent, changed"] && room.alert == nil)
        }
    }
}
