import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("A channel that goes while it is open", .serialized, .oneAtATime)
@MainActor
struct DepartureTests {
    private func front(_ room: LiveRoom) -> UIViewController? {
        (room.stage.window.rootViewController as? UINavigationController)?.topViewController
    }

    @Test("It says that the channel was deleted, then goes back")
    func deleted() throws {
        try LiveRoom.open(messages: 3) { room in
            room.server.deleteChannel(LiveRoom.url)
            room.settle()
            #expect(room.alert?.title == "This channel was deleted" && room.alert?.message == nil)
            #expect(front(room) === room.screen)
            try room.choose("OK")
            #expect(front(room) !== room.screen)
        }
    }

    @Test("It says that the user was banned, and offers what was being written")
    func banned() throws {
        try LiveRoom.open(messages: 3) { room in
            try room.type("One more thing")
            room.server.ban("ana", from: LiveRoom.url)
            room.settle()
            #expect(room.alert?.title == "You were banned from this channel")
            #expect(room.alert?.message != nil)
            #expect(try room.input.textView?.isEditable == false)
            UIPasteboard.general.string = nil
            try room.choose("Copy my text")
            #expect(UIPasteboard.general.string == "One more thing")
            #expect(front(room) !== room.screen)
            #expect(room.screen.channel?.draft?.message == "One more thing", "Allowed in again, it is there.")
        }
    }

    @Test("A menu that was open gives way to the message")
    func overMenu() throws {
        try LiveRoom.open(messages: 3) { room in
            room.cell(0)?.longPressHandlerToContent?()
            #expect(room.alert != nil)
            room.server.deleteChannel(LiveRoom.url)
            room.settle()
            #expect(room.alert?.title == "This channel was deleted")
        }
    }

    @Test("Whoever left by a screen over this one goes back behind it, without a message")
    func under() throws {
        try LiveRoom.open(messages: 3) { room in
            let navigation = try #require(room.screen.navigationController)
            let first = navigation.viewControllers.first
            navigation.pushViewController(UIViewController(), animated: false)
            room.settle()
            room.server.leave("ana", LiveRoom.url)
            room.settle()
            #expect(navigation.topViewController === first)
            #expect(room.alert == nil)
        }
    }
}
