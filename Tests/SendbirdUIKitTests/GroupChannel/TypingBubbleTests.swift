import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("Who is typing", .serialized, .oneAtATime)
@MainActor
struct TypingBubbleTests {
    private let config = SendbirdUI.config.groupChannel.channel

    private func withTypes(
        _ types: Set<SBUTypingIndicatorType>, members: [String] = ["ana", "bo"], messages: Int = 3,
        _ body: (LiveRoom) throws -> Void
    ) throws {
        config.typingIndicatorTypes = types
        defer {
            config.typingIndicatorTypes = [.text]
            config.isTypingIndicatorEnabled = true
        }
        try LiveRoom.open(messages: messages, members: members, body)
    }

    private func bubble(in room: LiveRoom) -> SBUTypingIndicatorMessageCell? {
        room.list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? SBUTypingIndicatorMessageCell
    }

    @Test(
        "A bubble stands last, whatever else is pending or has failed, and goes when typing ends", .covers("D39", "D11")
    )
    func last() throws {
        try withTypes([.bubble]) { room in
            room.network.isUp = false
            room.network.cut()
            room.settle()
            try room.send("Failed")
            room.settle()
            room.network.isUp = true
            room.rig.advance(by: 60_000)
            room.bos.startTyping()
            room.settle()
            #expect(room.screen.viewModel?.fullMessageList.first is SBUTypingIndicatorMessage)
            #expect(bubble(in: room) != nil && room.rowCount == 5)
            try room.send("Pending")
            room.stage.window.layoutIfNeeded()
            #expect(room.texts == ["Message 1", "Message 2", "Message 3", "Failed", "Pending", ""])
            #expect(bubble(in: room) != nil, "It stays under what is on its way.")
            room.settle()
            #expect(room.texts == ["Message 1", "Message 2", "Message 3", "Pending", "Failed", ""])
            #expect(bubble(in: room) != nil)
            room.bos.endTyping()
            room.settle()
            #expect(bubble(in: room) == nil && room.rowCount == 5)
        }
    }

    @Test("The bubble is read as who is typing, and has no date, no time and no menu", .covers("C-60"))
    func read() throws {
        try withTypes([.bubble], messages: 0) { room in
            room.bos.startTyping()
            room.settle()
            let cell = try #require(bubble(in: room))
            #expect(cell.mainContainerView.accessibilityLabel == "Bo is typing…")
            #expect(cell.dateView.isHidden && cell.stateView.isHidden && cell.userNameStackView.isHidden)
            cell.longPressHandlerToContent?()
            #expect(room.alert == nil)
            #expect(room.empty == .none, "Somebody writes: the channel is not empty any more.")
        }
    }

    @Test("Several people share one bubble", .covers("D11"))
    func several() throws {
        try withTypes([.bubble], members: ["ana", "bo", "cy", "di", "ed", "flo"], messages: 1) { room in
            for id in ["bo", "cy", "di", "ed", "flo"] { room.server.type(id, true, in: LiveRoom.url) }
            room.settle()
            #expect(room.rowCount == 2)
            let row = try #require(room.screen.viewModel?.fullMessageList.first as? SBUTypingIndicatorMessage)
            #expect(row.typers.map(\.userId) == ["bo", "cy", "di", "ed", "flo"] && row.numberOfTypers == 5)
            room.server.type("bo", false, in: LiveRoom.url)
            room.settle()
            #expect(room.rowCount == 2)
            #expect(bubble(in: room)?.mainContainerView.accessibilityLabel?.contains("Bo") == false)
        }
    }

    @Test("Words under the title, a bubble, both or neither, as the switches say", .covers("D11"))
    func switches() throws {
        let cases: [(Set<SBUTypingIndicatorType>, Bool, Bool)] = [
            ([.text], true, false), ([.bubble], false, true), ([.text, .bubble], true, true), ([], false, false),
        ]
        for (types, isSaid, isShown) in cases {
            try withTypes(types) { room in
                room.bos.startTyping()
                room.settle()
                #expect((room.status?.contains("typing") == true) == isSaid, "\(types)")
                #expect((bubble(in: room) != nil) == isShown, "\(types)")
                #expect(room.rowCount == (isShown ? 4 : 3))
            }
        }
        try withTypes([.text, .bubble]) { room in
            config.isTypingIndicatorEnabled = false
            room.bos.startTyping()
            room.settle()
            #expect(room.status?.contains("typing") != true && room.rowCount == 3)
        }
    }

    @Test("At the bottom the bubble comes into sight; further up nothing moves", .covers("D39"))
    func place() throws {
        try withTypes([.bubble], messages: 40) { room in
            room.bos.startTyping()
            room.settle()
            #expect(bubble(in: room) != nil && room.list.isScrollNearByBottom)
            room.bos.endTyping()
            room.settle()
            room.list.tableView.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
            room.settle()
            let row = try #require(room.list.tableView.indexPathsForVisibleRows?.min()?.row)
            let text = try #require(room.screen.viewModel?.fullMessageList[row].message)
            let before = try room.place(of: text)
            room.bos.startTyping()
            room.settle()
            #expect(abs(try room.place(of: text) - before) < 1)
        }
    }

    @Test("A cell of the app's own can say it", .covers("A13", "D41"))
    func ownCell() throws {
        final class Own: SBUTypingIndicatorMessageCell {}
        try withTypes([.bubble]) { room in
            let screen = SBUGroupChannelViewController(channelURL: LiveRoom.url)
            screen.listComponent?.register(typingIndicatorMessageCell: Own.self)
            room.stage.show(UIViewController(), screen)
            room.settle()
            room.bos.startTyping()
            room.settle()
            #expect(screen.listComponent?.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) is Own)
        }
    }
}
