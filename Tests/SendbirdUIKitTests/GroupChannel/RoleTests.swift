import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("Who may write", .serialized, .oneAtATime)
@MainActor
struct RoleTests {
    private func canWrite(_ room: LiveRoom) -> Bool {
        (room.screen.inputComponent?.messageInputView as? SBUMessageInputView)?.textView?.isEditable ?? false
    }

    @Test("In a frozen channel banner and input follow the role at once", .covers("C-56", "D19"))
    func frozen() throws {
        try LiveRoom.open(messages: 2) { room in
            #expect(room.list.channelStateBanner?.isHidden == true)
            room.server.setFrozen(true, LiveRoom.url)
            room.settle()
            #expect(room.list.channelStateBanner?.isHidden == false)
            let banner = room.list.channelStateBanner as? SBUChannelStateBanner
            #expect(banner?.label.text == SBUStringSet.Channel_State_Banner_Frozen)
            #expect(!canWrite(room))
            room.server.setOperator(true, "ana", in: LiveRoom.url)
            room.settle()
            #expect(canWrite(room))
            #expect(room.list.channelStateBanner?.isHidden == false, "It is frozen for the others still.")
            room.server.setOperator(false, "ana", in: LiveRoom.url)
            room.settle()
            #expect(!canWrite(room))
            room.server.setFrozen(false, LiveRoom.url)
            room.settle()
            #expect(canWrite(room))
            #expect(room.list.channelStateBanner?.isHidden == true)
        }
    }

    @Test("Muted, the input says so at once, and no longer when it is over", .covers("C-56"))
    func muted() throws {
        try LiveRoom.open(messages: 2) { room in
            room.server.setMuted(true, "ana", in: LiveRoom.url)
            room.settle()
            #expect(!canWrite(room))
            let input = try room.input
            #expect(input.placeholderLabel.text == SBUStringSet.MessageInput_Text_Muted)
            room.server.setMuted(false, "ana", in: LiveRoom.url)
            room.settle()
            #expect(canWrite(room))
        }
    }

    @Test("In a broadcast channel operators write", .covers("C-56"))
    func broadcast() throws {
        try LiveRoom.open(
            messages: 2, preparing: { $0.channels[LiveRoom.url]?.wire.isBroadcast = true }
        ) { room in
            #expect(!canWrite(room))
            room.server.setOperator(true, "ana", in: LiveRoom.url)
            room.settle()
            #expect(canWrite(room))
        }
    }

    @Test("Muted or locked out in the middle of an edit, the edit is left and the menu offers none")
    func editing() throws {
        try LiveRoom.open { room in
            try room.send("Mine")
            room.settle()
            room.cell(0)?.longPressHandlerToContent?()
            try room.choose("Edit")
            room.server.setMuted(true, "ana", in: LiveRoom.url)
            room.settle()
            #expect(try room.input.mode == .none)
            room.cell(0)?.longPressHandlerToContent?()
            #expect(room.alert?.actions.map(\.title) == ["Copy", "Delete", "Cancel"])
            try room.choose("Cancel")
            room.screen.setEditMode(for: room.cell(0)?.userMessage)
            #expect(try room.input.mode == .none, "Asked for in another way it is refused as well.")
            room.server.setMuted(false, "ana", in: LiveRoom.url)
            room.server.setFrozen(true, LiveRoom.url)
            room.settle()
            room.cell(0)?.longPressHandlerToContent?()
            #expect(room.alert?.actions.map(\.title) == ["Copy", "Cancel"])
        }
    }

    @Test("What one may is told by role, mute, frost and kind of channel")
    func rights() {
        func right(_ frozen: Bool, _ broadcast: Bool, _ muted: Bool) -> SpeakingRight {
            SpeakingRight(
                in: Fixture.room(with: [Fixture.bo], isFrozen: frozen, isBroadcast: broadcast, isMuted: muted))
        }
        #expect(right(false, false, false) == .speak)
        #expect(right(true, false, false) == .frozen)
        #expect(right(false, true, false) == .audience)
        #expect(right(true, true, true) == .muted)
        #expect(SpeakingRight(in: nil) == .speak)
        #expect(SpeakingRight.muted.canDelete && !SpeakingRight.muted.canEdit)
        #expect(!SpeakingRight.frozen.canDelete && SpeakingRight.audience.canDelete)
    }
}
