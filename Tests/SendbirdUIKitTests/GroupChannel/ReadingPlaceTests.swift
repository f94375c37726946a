import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("What is read stays in its place", .serialized, .oneAtATime)
@MainActor
struct ReadingPlaceTests {
    private let long = String(repeating: "Some words of a long message ", count: 14)

    private func shown(on stage: Stage) -> StillChannelViewController {
        let messages = (1...60).map { index in
            Fixture.chat(
                index.isMultiple(of: 3) ? "\(index) \(long)" : "\(index)",
                by: index.isMultiple(of: 2) ? Fixture.bo : Fixture.ana,
                minutesAgo: Double(200 - index), id: Int64(index))
        }
        let screen = StillChannelViewController(channel: Fixture.room("Room", with: [Fixture.bo, Fixture.zoe]))
        screen.still?.show(messages)
        stage.show(UIViewController(), screen)
        screen.table?.setContentOffset(CGPoint(x: 0, y: 1_500), animated: false)
        stage.window.layoutIfNeeded()
        return screen
    }

    /// The topmost row that is seen, and where it stands on the screen.
    private func anchor(_ screen: StillChannelViewController) throws -> (id: Int64, y: CGFloat) {
        let row = try #require(screen.table?.indexPathsForVisibleRows?.max())
        let cell = try #require(screen.cell(row.row))
        return (try #require(cell.message?.messageId), cell.convert(cell.bounds, to: nil).minY)
    }

    private func y(of id: Int64, _ screen: StillChannelViewController) throws -> CGFloat {
        let row = try #require(screen.still?.fullMessageList.firstIndex { $0.messageId == id })
        let cell = try #require(screen.cell(row))
        return cell.convert(cell.bounds, to: nil).minY
    }

    private func moved(_ stage: Stage, _ screen: StillChannelViewController, _ change: () -> Void) throws -> CGFloat {
        let before = try anchor(screen)
        change()
        stage.window.layoutIfNeeded()
        return abs(try y(of: before.id, screen) - before.y)
    }

    @Test("Whatever comes, goes or grows off the screen, above or below", .covers("C-95"))
    func anchors() throws {
        try Stage.run { stage in
            let screen = shown(on: stage)
            let model = try #require(screen.still)
            let visible = (screen.table?.indexPathsForVisibleRows ?? []).map(\.row)
            let (low, high) = (visible.min() ?? 0, visible.max() ?? 0)
            #expect(try moved(stage, screen) { model.receive(Fixture.chat("New", by: Fixture.zoe, id: 900)) } <= 1)
            #expect(screen.newMessagesCount == 1)
            #expect(try moved(stage, screen) { model.receive(Fixture.chat(long, by: Fixture.zoe, id: 901)) } <= 1)
            #expect(screen.newMessagesCount == 2, "The note counts up.")
            let below = model.fullMessageList[max(0, low - 2)].messageId
            let above = model.fullMessageList[min(59, high + 4)].messageId
            for id in [below, above] {
                let edited = Fixture.chat(
                    long + long, by: Fixture.bo, minutesAgo: Double(200 - id), id: id, isEdited: true)
                #expect(
                    try moved(stage, screen) { model.updateMessagesInList(messages: [edited], needReload: true) } <= 1)
            }
            #expect(try moved(stage, screen) { model.deleteMessagesInList(messageIds: [below], needReload: true) } <= 1)
            let older = (1...20).map {
                Fixture.chat("Older \($0)", by: Fixture.zoe, minutesAgo: Double(400 - $0), id: Int64(-100 + $0))
            }
            #expect(try moved(stage, screen) { model.upsertMessagesInList(messages: older, needReload: true) } <= 1)
        }
    }

    /// Scrolls until the first row that is wholly seen is a long one, a little below the edge.
    private func longFirst(_ screen: StillChannelViewController, on stage: Stage) throws -> ListSight.Row {
        let table = try #require(screen.table)
        let row = try #require(screen.still?.fullMessageList.firstIndex { $0.messageId == 30 })
        for _ in 0..<3 {
            let frame = table.rectForRow(at: IndexPath(row: row, section: 0))
            table.contentOffset.y = frame.maxY + 20 - table.bounds.height
            stage.window.layoutIfNeeded()
        }
        let first = try #require(ListSight(of: screen)?.rows.first { $0.isWhole })
        try #require(first.message.messageId == 30 && ListSight(of: screen)?.rows.first?.isWhole == false)
        return first
    }

    /// How far the first row that is wholly seen, or another of those, moves down by a change, by its upper edge.
    private func moved(
        _ stage: Stage, _ screen: StillChannelViewController, row: Int = 0, _ change: ([ListSight.Row]) -> Void
    ) throws -> CGFloat {
        let before = try #require(ListSight(of: screen)).rows.filter(\.isWhole)
        try #require(before.count > max(row, 2))
        change(before)
        stage.window.layoutIfNeeded()
        let now = try #require(ListSight(of: screen))
        #expect(now.faults.isEmpty)
        let same = try #require(now.rows.first { $0.key == before[row].key })
        return same.top - before[row].top
    }

    private func edit(_ row: ListSight.Row, _ text: String, _ screen: StillChannelViewController) {
        var local = row.message.local
        local.wire.message = text
        local.wire.updatedAt = local.wire.createdAt + 1
        screen.still?.updateMessagesInList(messages: [BaseMessage.make(local)], needReload: true)
    }

    @Test(
        "A message that grows or shrinks on the screen pushes what is below it; the first one, what is above",
        .covers("C-95"))
    func growing() throws {
        try Stage.run(height: 2_000) { stage in
            let screen = shown(on: stage)
            for text in [String(repeating: "words ", count: 60), "k", String(repeating: "words ", count: 30)] {
                let below = try moved(stage, screen) { edit($0[2], text, screen) }
                // Its own upper edge is that of the row above, which stays.
                let own = try moved(stage, screen, row: 2) { edit($0[2], text + text, screen) }
                let above = try moved(stage, screen, row: 1) { edit($0[0], text, screen) }
                #expect(abs(below) <= 1 && abs(own) <= 1 && abs(above) <= 1)
            }
        }
    }

    @Test("At the newest message the bottom stays, whatever grows or shrinks on the screen", .covers("C-95"))
    func growingAtBottom() throws {
        try Stage.run { stage in
            let screen = shown(on: stage)
            screen.listComponent?.scrollToBottom(animated: false)
            stage.window.layoutIfNeeded()
            for text in [long, "k", long + long, "two\nlines"] {
                let before = try #require(ListSight(of: screen))
                edit(before.rows[before.rows.count - 2], text, screen)
                stage.window.layoutIfNeeded()
                let now = try #require(ListSight(of: screen))
                #expect(now.isAtBottom && now.faults.isEmpty)
                #expect(now.rows.last?.key == before.rows.last?.key && now.rows.last?.top == before.rows.last?.top)
            }
        }
    }

    @Test(
        "A message that is sent moves nothing as it is acknowledged, fails or is sent again, but by its own height",
        .covers("C-95"), arguments: [0, 400])
    func acknowledged(offset: Int) throws {
        try Stage.run { stage in
            let screen = shown(on: stage)
            @MainActor func send(_ number: Int, _ status: MessageSendingStatus, id: Int64 = 0) {
                let message = Fixture.chat(
                    "Mine \(number)", by: Fixture.ana, minutesAgo: Double(10 - number), id: id, request: "r\(number)",
                    status: status)
                screen.still?.upsertMessagesInList(messages: [message], needReload: true)
                stage.window.layoutIfNeeded()
            }
            screen.listComponent?.scrollToBottom(animated: false)
            for number in 1...3 { send(number, .pending) }
            if offset > 0 { screen.table?.contentOffset.y = CGFloat(offset) }
            stage.window.layoutIfNeeded()
            // The first is acknowledged last: it goes above the others that wait.
            let steps: [(Int, MessageSendingStatus, Int64)] = [
                (1, .failed, 0), (1, .pending, 0), (1, .succeeded, 301), (2, .succeeded, 302), (3, .succeeded, 303),
            ]
            for (number, status, id) in steps {
                let before = try #require(ListSight(of: screen))
                send(number, status, id: id)
                let now = try #require(ListSight(of: screen))
                #expect(now.faults.isEmpty)
                let height: @MainActor (ListSight) -> CGFloat = { sight in
                    sight.rows.filter { $0.message.requestId.hasPrefix("r") }.reduce(0) { $0 + $1.bottom - $1.top }
                }
                // At the bottom the others give way to what the rows of one's own have grown by; elsewhere they stay.
                let growth = before.isAtBottom ? height(now) - height(before) : 0
                #expect(now.isAtBottom == before.isAtBottom)
                for row in before.rows where !row.message.requestId.hasPrefix("r") {
                    guard let same = now.rows.first(where: { $0.key == row.key }) else { continue }
                    #expect(abs(same.top - row.top + growth) <= 1, "\(number) \(status): \(row.message.message)")
                }
            }
        }
    }

    @Test(
        "Near the newest message the list goes down for what is newer, not for a page of older ones", .covers("C-95"),
        arguments: [30, 45])
    func nearBottom(offset: Int) throws {
        try Stage.run { stage in
            let screen = shown(on: stage)
            screen.table?.contentOffset.y = CGFloat(offset)
            stage.window.layoutIfNeeded()
            let older = (1...20).map {
                Fixture.chat("Older \($0)", by: Fixture.zoe, minutesAgo: Double(400 - $0), id: Int64(-100 + $0))
            }
            for source in [CollectionEventSource.messageFill, .messageChangelog] {
                let distance = try moved(stage, screen) { _ in screen.still?.take(older, from: source) }
                #expect(abs(distance) <= 1, "\(source)")
            }
            #expect(screen.still?.fullMessageList.count == 80)
            // Newer messages are still to come: the end of what is loaded is not the newest.
            screen.still?.next = true
            let newer = Fixture.chat("Newer", by: Fixture.zoe, minutesAgo: 100, id: 900)
            #expect(abs(try moved(stage, screen) { _ in screen.still?.take([newer], from: .messageFill) }) <= 1)
            screen.still?.next = false
            screen.table?.contentOffset.y = CGFloat(offset)
            screen.still?.take([Fixture.chat("Newest", by: Fixture.zoe, id: 901)], from: .messageFill)
            stage.window.layoutIfNeeded()
            #expect(ListSight(of: screen)?.isAtBottom == true)
            #expect(screen.cell(0)?.message?.message == "Newest")
        }
    }

    @Test("The row that is read is deleted: the next one stays where it is; all that is seen, and others are")
    func deletion() throws {
        try Stage.run(height: 1_200) { stage in
            let screen = shown(on: stage)
            for _ in 0..<3 {
                let distance = try moved(stage, screen, row: 1) { rows in
                    screen.still?.deleteMessagesInList(messageIds: [rows[0].message.messageId], needReload: true)
                }
                #expect(abs(distance) <= 1)
            }
            let seen = try #require(ListSight(of: screen)).rows.map(\.message.messageId)
            screen.still?.deleteMessagesInList(messageIds: seen, needReload: true)
            stage.window.layoutIfNeeded()
            let now = try #require(ListSight(of: screen))
            #expect(now.faults.isEmpty && now.rows.first?.message.messageId == (seen.max() ?? 0) + 1)
        }
    }

    @Test(
        "At the oldest message, where heights above are guesses, what is read stays when others go and come",
        .covers("C-95"))
    func oldest() throws {
        try Stage.run(height: 2_000) { stage in
            let screen = shown(on: stage)
            let table = try #require(screen.table)
            // Within a row of the oldest one, which itself was never seen: its height is a guess, and too small.
            let last = try #require(screen.still?.fullMessageList.last)
            var local = last.local
            local.wire.message = long + long
            screen.still?.updateMessagesInList(messages: [BaseMessage.make(local)], needReload: true)
            table.contentOffset.y = table.offsetRange.y.upperBound - 300
            stage.window.layoutIfNeeded()
            table.geometry.forgetMeasurement(at: table.geometry.shape.lineCount - 2)
            let rows = try #require(ListSight(of: screen)).rows
            #expect(rows.first?.message.messageId != last.messageId)
            let distance = try moved(stage, screen) { rows in
                screen.still?.deleteMessagesInList(messageIds: [rows[3].message.messageId], needReload: true)
            }
            #expect(abs(distance) <= 1)
            for _ in 0..<3 {
                table.contentOffset.y = table.offsetRange.y.upperBound
                stage.window.layoutIfNeeded()
            }
            #expect(ListSight(of: screen)?.isAtOldest == true)
            let older = (1...20).map {
                Fixture.chat("Older \($0)", by: Fixture.zoe, minutesAgo: Double(400 - $0), id: Int64(-100 + $0))
            }
            // The oldest one loses its date, and with it a part of its height: the next one is what stays.
            let paged = try moved(stage, screen, row: 1) { _ in
                screen.still?.upsertMessagesInList(messages: older, needReload: true)
            }
            #expect(abs(paged) <= 1)
        }
    }

    @Test("Every text size, there and back, and what is read stays", .covers("C-65", "C-95"))
    func textSizes() throws {
        try Stage.run { stage in
            let screen = shown(on: stage)
            let first = try #require(ListSight(of: screen)?.rows.first { $0.isWhole })
            for category in UIContentSizeCategory.all + UIContentSizeCategory.all.reversed() {
                stage.window.traitOverrides.preferredContentSizeCategory = category
                stage.window.layoutIfNeeded()
                let now = try #require(ListSight(of: screen))
                #expect(now.faults.isEmpty, "\(category)")
                let same = try #require(now.rows.first { $0.key == first.key })
                #expect(abs(same.top - first.top) <= 1, "\(category)")
            }
        }
    }

    @Test(
        "Two changes before a frame is drawn: what was seen in the last frame stays, not what the first change left",
        .covers("C-65", "C-95"))
    func oneFrame() throws {
        try Stage.run { stage in
            let screen = shown(on: stage)
            // It is long: in the largest size it is not whole any more, and the one above it would be the next.
            let first = try longFirst(screen, on: stage)
            let newest = try #require(screen.still?.fullMessageList.first)
            for (number, category) in [UIContentSizeCategory.accessibilityExtraExtraExtraLarge, .extraSmall]
                .enumerated()
            {
                stage.window.traitOverrides.preferredContentSizeCategory = category
                var local = newest.local
                local.wire.message = "edited \(number)"
                screen.still?.updateMessagesInList(messages: [BaseMessage.make(local)], needReload: true)
                screen.table?.layoutIfNeeded()
            }
            stage.window.layoutIfNeeded()
            let now = try #require(ListSight(of: screen))
            let same = try #require(now.rows.first { $0.key == first.key })
            #expect(now.faults.isEmpty && abs(same.top - first.top) <= 1)
        }
    }

    @Test(
        "A channel that was left: whatever happens to it and to the window, what was read is where it was on return",
        .covers("C-64", "C-65", "C-95"), arguments: [false, true])
    func behind(drawsBetween: Bool) throws {
        try Stage.run { stage in
            let screen = shown(on: stage)
            let navigation = try #require(screen.navigationController)
            let first = try longFirst(screen, on: stage)
            navigation.popViewController(animated: false)
            let newer = (first.message.messageId + 1...60).map { $0 }
            let older = (1...20).map {
                Fixture.chat("Older \($0)", by: Fixture.zoe, minutesAgo: Double(400 - $0), id: Int64(-100 + $0))
            }
            let changes: [() -> Void] = [
                { SBUTheme.set(theme: .dark) },
                { stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge },
                // There is no room for what was read to stay, and then there is.
                { screen.still?.deleteMessagesInList(messageIds: newer, needReload: true) },
                {
                    for id in 900..<920 {
                        screen.still?.receive(Fixture.chat(self.long, by: Fixture.zoe, minutesAgo: 1, id: Int64(id)))
                    }
                },
                { stage.window.frame.size = CGSize(width: 700, height: 600) },
                { screen.still?.upsertMessagesInList(messages: older, needReload: true) },
                { stage.window.traitOverrides.preferredContentSizeCategory = .small },
                { SBUTheme.set(theme: .light) },
                { screen.still?.deleteMessagesInList(messageIds: [1, 2, 901, 902], needReload: true) },
            ]
            for change in changes {
                change()
                if drawsBetween { stage.window.layoutIfNeeded() }
            }
            navigation.pushViewController(screen, animated: false)
            stage.window.layoutIfNeeded()
            let now = try #require(ListSight(of: screen))
            let same = try #require(now.rows.first { $0.key == first.key })
            #expect(now.faults.isEmpty && abs(same.top - first.top) <= 1)
        }
    }

    @Test("With movements on, a message that comes in below moves nothing that is read, in no frame", .covers("C-95"))
    func frames() throws {
        try Stage.run { stage in
            let screen = shown(on: stage)
            UIView.setAnimationsEnabled(true)
            FrameClock.shared.takeOver()
            defer { FrameClock.shared.giveBack() }
            let before = try #require(ListSight(of: screen)).rows
            for number in 1...3 {
                screen.still?.receive(Fixture.chat("New \(number)", by: Fixture.zoe, id: 900 + Int64(number)))
                // The second one comes while the first is still on its way.
                for frame in 0..<(number == 1 ? 5 : 30) {
                    stage.window.layoutIfNeeded()
                    let now = try #require(ListSight(of: screen))
                    #expect(now.faults.isEmpty)
                    for row in before {
                        guard let same = now.rows.first(where: { $0.key == row.key }) else { continue }
                        #expect(abs(same.paintedTop - row.top) <= 1, "\(number), frame \(frame)")
                    }
                    FrameClock.shared.advance(by: 1.0 / 60)
                }
            }
        }
    }

    @Test("Another theme, and what is read stays", .covers("C-64", "C-95"))
    func theme() throws {
        try Stage.run { stage in
            let screen = shown(on: stage)
            let distance = try moved(stage, screen) { SBUTheme.set(theme: .dark) }
            #expect(distance <= 1)
            #expect(
                screen.cell(screen.table?.indexPathsForVisibleRows?.first?.row ?? 0)?.backgroundColor
                    == SBUMessageCellTheme.dark.backgroundColor)
        }
    }

    @Test("The first message of a day is deleted: the next one takes its date", .covers("C-16"))
    func dates() throws {
        try Stage.run { stage in
            let screen = StillChannelViewController(channel: Fixture.room("Room", with: [Fixture.bo, Fixture.zoe]))
            screen.still?.show([
                Fixture.chat("Yesterday", by: Fixture.bo, minutesAgo: 24 * 60, id: 1),
                Fixture.chat("First", by: Fixture.bo, minutesAgo: 30, id: 2),
                Fixture.chat("Second", by: Fixture.zoe, minutesAgo: 20, id: 3),
            ])
            stage.show(UIViewController(), screen)
            @MainActor func dates() -> [Bool?] {
                (0..<(screen.still?.fullMessageList.count ?? 0)).map { screen.cell($0)?.dateView.isHidden }
            }
            #expect(dates() == [true, false, false])
            screen.still?.deleteMessagesInList(messageIds: [2], needReload: true)
            stage.window.layoutIfNeeded()
            #expect(dates() == [false, false])
            screen.still?.deleteMessagesInList(messageIds: [3], needReload: true)
            stage.window.layoutIfNeeded()
            #expect(dates() == [false], "No date is left alone.")
        }
    }

    @Test(
        "All messages of a channel that is read vanish at once: the empty view, and nothing dangling", .covers("C-16"))
    func reset() throws {
        try Stage.run { stage in
            let screen = shown(on: stage)
            let ids = screen.still?.fullMessageList.map(\.messageId) ?? []
            screen.table?.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
            screen.still?.deleteMessagesInList(messageIds: ids, needReload: true)
            stage.window.layoutIfNeeded()
            #expect(screen.table?.numberOfRows(inSection: 0) == 0)
            #expect((screen.listComponent?.emptyView as? SBUEmptyView)?.type == .noMessages)
            #expect(screen.table?.visibleCells.isEmpty == true)
            screen.still?.upsertMessagesInList(
                messages: [Fixture.chat("First again", by: Fixture.bo, id: 5_000)], needReload: true)
            stage.window.layoutIfNeeded()
            #expect(screen.cell(0)?.dateView.isHidden == false)
        }
    }
}
