import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("What was unread", .serialized, .oneAtATime)
@MainActor
struct UnreadLineTests {
    /// A channel of which Ana has read the first 20 of 100 messages.
    private func withUnread(
        _ unread: Int = 80, startingPoint: Int64? = nil, _ body: (LiveRoom) throws -> Void
    ) throws {
        let prepare: (ModelServer) -> Void = { server in
            server.channels[LiveRoom.url]?.memberships["ana"]?.readNumber = Int64(100 - unread)
            let read = server.channels[LiveRoom.url]?.messages[max(0, 99 - unread)].createdAt ?? 0
            server.channels[LiveRoom.url]?.memberships["ana"]?.readAt = read
        }
        try LiveRoom.open(
            messages: 100, pageSize: 20, startingPoint: startingPoint, preparing: prepare, body)
    }

    private func lineText(_ room: LiveRoom) -> String? {
        room.list.unreadLineRow.flatMap { room.screen.viewModel?.fullMessageList[$0.row].message }
    }

    private func info(_ room: LiveRoom) throws -> SBUUnreadMessageInfoView {
        try #require(room.list.unreadMessageInfoView as? SBUUnreadMessageInfoView)
    }

    @Test("The bar counts what was unread and goes to the first of it, which has the line above it", .covers("C-12"))
    func jumping() throws {
        try withUnread { room in
            let bar = try info(room)
            #expect(!bar.isHidden && bar.infoButton.title(for: .normal) == "80 unread messages")
            #expect(room.list.unreadLineRow == nil, "The first unread is far above the first page.")
            bar.infoButton.sendActions(for: .touchUpInside)
            room.settle()
            #expect(bar.isHidden)
            #expect(lineText(room) == "Message 21")
            let row = try #require(room.list.unreadLineRow)
            let cell = try #require(room.list.tableView.cellForRow(at: row) as? SBUBaseMessageCell)
            #expect(!cell.unreadLineView.isHidden)
            let line = cell.unreadLineView.convert(cell.unreadLineView.bounds, to: room.list)
            #expect(
                line.minY >= 0 && line.maxY < room.list.bounds.height / 2, "The line is seen, near the top: \(line)")
            #expect(room.screen.viewModel?.hasNext() == true)
            let others = room.list.tableView.visibleCells.compactMap { $0 as? SBUBaseMessageCell }
            #expect(others.filter { !$0.unreadLineView.isHidden }.count == 1)
        }
    }

    @Test("From there one reads on down to the newest, without a jump", .covers("C-12", "D30"))
    func readingOn() throws {
        try withUnread { room in
            try info(room).actionHandler?()
            room.settle()
            for _ in 0..<200 where room.screen.viewModel?.hasNext() == true || !room.list.isScrollNearByBottom {
                let offset = room.list.tableView.contentOffset.y
                room.list.tableView.setContentOffset(CGPoint(x: 0, y: max(-10, offset - 150)), animated: false)
                room.settle()
            }
            #expect(room.texts.last == "Message 100" && room.list.isScrollNearByBottom)
            #expect(room.list.unreadMessageInfoView?.isHidden == true)
            #expect(room.server.channels[LiveRoom.url]?.memberships["ana"]?.readNumber == 100, "Now all is read.")
            #expect(room.texts.suffix(80) == (21...100).map { "Message \($0)" }.suffix(80), "No message is left out.")
        }
    }

    @Test(
        "At the lowest row that is loaded, a page comes in below and the screen waits for the reader", .covers("C-95"))
    func runningOn() throws {
        try withUnread { room in
            try info(room).actionHandler?()
            room.settle()
            room.list.tableView.setContentOffset(
                CGPoint(x: 0, y: -room.list.tableView.contentInset.top), animated: false)
            let count = room.rowCount
            room.settle()
            #expect(room.rowCount > count)
            #expect(room.screen.viewModel?.hasNext() == true, "Nobody has scrolled on.")
            #expect(!room.list.isScrollNearByBottom)
        }
    }

    @Test("Opened further up, what is below stays unread until the bottom is reached", .covers("C-12"))
    func unreadUntilBottom() throws {
        try withUnread(startingPoint: 1_000_060) { room in
            @MainActor func read() -> Int64? { room.server.channels[LiveRoom.url]?.memberships["ana"]?.readNumber }
            #expect(read() == 20)
            room.list.tableView.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
            room.settle()
            #expect(read() == 20)
            room.screen.baseChannelModuleDidTapScrollToButton(room.list, animated: false)
            room.settle()
            #expect(read() == 100)
        }
    }

    @Test("What fits on the screen has its line and needs no bar", .covers("C-12"))
    func few() throws {
        try withUnread(3) { room in
            #expect(room.list.unreadMessageInfoView?.isHidden == true)
            #expect(lineText(room) == "Message 98")
        }
    }

    @Test("Nothing unread, no line; what comes in while one reads makes none")
    func nothing() throws {
        try withUnread(0) { room in
            room.bos.sendUserMessage("New")
            room.settle()
            #expect(room.list.unreadMessageInfoView?.isHidden == true)
            #expect(room.list.unreadLineRow == nil)
        }
    }

    @Test("Whoever answers has seen it: the line goes")
    func answering() throws {
        try withUnread(3) { room in
            #expect(room.list.unreadLineRow != nil)
            try room.send("I see")
            room.settle()
            #expect(room.list.unreadLineRow == nil)
            let cells = room.list.tableView.visibleCells.compactMap { $0 as? SBUBaseMessageCell }
            #expect(cells.allSatisfy { $0.unreadLineView.isHidden })
        }
    }

    @Test("The cross takes the bar away and leaves what is read where it is")
    func closing() throws {
        try withUnread { room in
            try info(room).closeHandler?()
            room.settle()
            #expect(room.list.unreadMessageInfoView?.isHidden == true)
            #expect(room.list.isScrollNearByBottom && room.texts.last == "Message 100")
        }
    }

    @Test("The first unread message was deleted: the line stands above the next one")
    func deleted() throws {
        try withUnread { room in
            room.server.delete(21, in: LiveRoom.url)
            room.settle()
            try info(room).actionHandler?()
            room.settle()
            #expect(lineText(room) == "Message 22")
        }
    }
}
