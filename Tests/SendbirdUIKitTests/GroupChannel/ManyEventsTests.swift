import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

/// Many events between two frames. What they cost is counted, not timed: `Benchmarks/ScreensBench` has the times.
@Suite("Hundreds of events a second", .serialized, .oneAtATime)
@MainActor
struct ManyEventsTests {
    /// Bo writes so many messages, and no frame is drawn meanwhile.
    private func write(_ count: Int, in room: LiveRoom) {
        for number in 1...count { room.server.send("New \(number)", by: "bo", in: LiveRoom.url) }
        room.rig.run()
    }

    @Test("Five hundred messages between two frames are one update of the rows, and fill a screen's cells once")
    func oneUpdate() throws {
        try LiveRoom.open(messages: 40) { room in
            let (updates, fills) = (room.list.updates, room.list.fills)
            let shown = room.list.tableView.visibleCells.count
            write(500, in: room)
            #expect(room.list.updates == updates, "Nothing is done to the rows before the frame.")
            room.stage.window.layoutIfNeeded()
            #expect(room.list.updates == updates + 1)
            #expect(room.list.reloads == 1, "No row is read anew that stays.")
            #expect(room.list.fills - fills <= 2 * shown)
            #expect(room.texts.suffix(500) == (1...500).map { "New \($0)" })
            #expect(room.rowCount == 530 && room.cell(0)?.message?.message == "New 500")
        }
    }

    @Test("A screen that follows marks the channel read once for all of them")
    func reading() throws {
        try LiveRoom.open(messages: 40) { room in
            let before = room.calls(MarkRead.name)
            write(300, in: room)
            room.settle()
            #expect(room.calls(MarkRead.name) == before + 1)
            #expect((room.screen.channel as? GroupChannel)?.unreadMessageCount == 0)
        }
    }

    @Test("A list at its newest message goes on to newer ones, also while the window is not in front")
    func following() throws {
        UIApplication.shared.applicationState = .inactive
        defer { UIApplication.shared.applicationState = .active }
        try LiveRoom.open(messages: 40) { room in
            for burst in 1...3 {
                write(30, in: room)
                room.settle()
                #expect(room.cell(0)?.message?.message == "New 30" && room.list.isScrollNearByBottom, "burst \(burst)")
            }
        }
    }

    @Test("What is read stays in its place, and the new ones are counted", .covers("C-95"))
    func place() throws {
        try LiveRoom.open(messages: 80, pageSize: 80) { room in
            room.list.tableView.setContentOffset(CGPoint(x: 0, y: 900), animated: false)
            room.settle()
            let row = try #require(room.list.tableView.indexPathsForVisibleRows?.first)
            let text = try #require(room.cell(row.row)?.message?.message)
            let before = try room.place(of: text)
            write(300, in: room)
            room.settle()
            #expect(abs(try room.place(of: text) - before) <= 1)
            #expect(room.screen.newMessagesCount == 300)
        }
    }

    @Test("A message costs the same with twenty thousand rows as with a hundred")
    func manyRows() throws {
        func cost(loaded: Int) throws -> [Int] {
            var cost: [Int] = []
            try Stage.run { stage in
                let screen = StillChannelViewController(channel: Fixture.channel())
                let list = CountingList()
                screen.listComponent = list
                stage.show(UIViewController(), screen)
                screen.still?.show(
                    (1...loaded).map {
                        .fixture(id: Int64($0), from: "bo", at: Int64($0) * 1_000)
                    })
                stage.window.layoutIfNeeded()
                let (updates, fills, groupings) = (list.updates, list.fills, list.groupings)
                for number in 1...10 {
                    screen.still?.receive(
                        .fixture(id: Int64(loaded + number), from: "bo", at: Int64(loaded + number) * 1_000))
                }
                stage.window.layoutIfNeeded()
                #expect(screen.table?.numberOfRows(inSection: 0) == loaded + 10)
                cost = [list.updates - updates, list.fills - fills, list.groupings - groupings]
            }
            return cost
        }
        #expect(try cost(loaded: 20_000) == cost(loaded: 100))
    }

    @Test("What the user does never overtakes an event that waits for the frame", .covers("D36"))
    func order() throws {
        try LiveRoom.open(messages: 3) { room in
            write(2, in: room)
            let last = try #require(room.server.channels[LiveRoom.url]?.messages.last)
            #expect(!room.texts.contains("New 2"))
            room.screen.viewModel?.deleteMessagesInList(messageIds: [last.messageID], needReload: true)
            #expect(room.texts.suffix(2) == ["Message 3", "New 1"])
            try room.send("Mine")
            #expect(room.texts.suffix(2) == ["New 1", "Mine"])
            room.stage.window.layoutIfNeeded()
            #expect(room.rowCount == 5)
        }
    }

    @Test("Edits and deletions in between are one update too, and the list is the server's")
    func mixed() throws {
        try LiveRoom.open(messages: 20) { room in
            let updates = room.list.updates
            for number in 1...60 {
                room.server.send("New \(number)", by: "bo", in: LiveRoom.url)
                let messages = room.server.channels[LiveRoom.url]?.messages ?? []
                if number.isMultiple(of: 3), let middle = messages.dropLast(2).last {
                    room.server.delete(middle.messageID, in: LiveRoom.url)
                }
            }
            room.rig.run()
            room.stage.window.layoutIfNeeded()
            #expect(room.list.updates == updates + 1)
            #expect(room.texts == room.onServer)
            #expect(room.rowCount == room.onServer.count)
        }
    }

    @Test("A screen that is left with events waiting has told them")
    func leaving() throws {
        try LiveRoom.open(messages: 3) { room in
            write(4, in: room)
            room.screen.navigationController?.popViewController(animated: false)
            room.settle()
            #expect(room.texts.suffix(4) == (1...4).map { "New \($0)" })
        }
    }

    @Test("The line to the unread messages stands where a search of all rows finds it", arguments: 0..<20)
    func unreadLine(seed: Int) throws {
        try Stage.run { stage in
            var random = SeededRandom(seed: UInt64(seed))
            let screen = StillChannelViewController(channel: Fixture.channel())
            stage.show(UIViewController(), screen)
            let list = try #require(screen.listComponent)
            let count = Int.random(in: 0...40, using: &random)
            var messages: [BaseMessage] = (0..<count).map {
                .fixture(id: Int64($0 + 1), from: "bo", at: Int64($0 + 1) * 1_000)
            }
            for number in 0..<Int.random(in: 0...3, using: &random) {
                messages.append(
                    .fixture(
                        request: "r\(number)", from: "ana", at: Int64.random(in: 0...60_000, using: &random),
                        status: .failed))
            }
            screen.still?.show(messages)
            for _ in 0..<10 {
                list.rows.unreadLine = UnreadLine(
                    time: Int64.random(in: 0...45_000, using: &random), isComplete: Bool.random(using: &random))
                let all = list.fullMessageList
                let expected = all.indices.first { list.isFirstUnread($0, in: all) }
                #expect(list.unreadLineRow?.row == expected, "seed \(seed)")
            }
        }
    }
}
