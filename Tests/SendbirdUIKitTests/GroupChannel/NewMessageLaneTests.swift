import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("The note on new messages", .serialized, .oneAtATime)
@MainActor
struct NewMessageLaneTests {
    @Test("It stands over no row, whatever is scrolled, and what is read does not move for it", .covers("C-95"))
    func lane() throws {
        try LiveRoom.open(messages: 40, pageSize: 40) { room in
            room.list.tableView.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
            room.settle()
            let row = try #require(room.list.tableView.indexPathsForVisibleRows?.max())
            let cell = try #require(room.list.tableView.cellForRow(at: row))
            let before = cell.convert(cell.bounds, to: nil)
            room.bos.sendUserMessage("New")
            room.settle()
            let pill = try #require(room.list.newMessageInfoView)
            #expect(!pill.isHidden)
            let table = room.list.tableView.convert(room.list.tableView.bounds, to: room.list)
            #expect(pill.frame.minY >= table.maxY, "\(pill.frame) below \(table)")
            // The message is one row further up now, and a cell may have been taken for another row.
            let now = try #require(room.list.tableView.cellForRow(at: IndexPath(row: row.row + 1, section: 0)))
            #expect(abs(now.convert(now.bounds, to: nil).minY - before.minY) < 1)
            let button = try #require(room.list.scrollBottomView)
            #expect(button.frame.maxY <= table.maxY && !button.frame.intersects(pill.frame))
        }
    }

    @Test("At the newest message it goes, and the list has its room back")
    func closing() throws {
        try LiveRoom.open(messages: 40, pageSize: 40) { room in
            let height = room.list.tableView.bounds.height
            room.list.tableView.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
            room.settle()
            for number in 1...120 { room.server.send("New \(number)", by: "bo", in: LiveRoom.url) }
            room.settle()
            #expect(room.list.tableView.bounds.height < height)
            let title = (room.list.newMessageInfoView as? SBUNewMessageInfo)?.messageInfoButton?.title(for: .normal)
            #expect(title == "99+ new messages", "C-59: over the limit it says so.")
            room.screen.baseChannelModuleDidTapScrollToButton(room.list, animated: false)
            room.settle()
            #expect(room.list.tableView.bounds.height == height)
            #expect(room.list.newMessageInfoView?.isHidden == true)
            #expect(room.cell(0)?.message?.message == "New 120" && room.list.isScrollNearByBottom)
        }
    }
}
