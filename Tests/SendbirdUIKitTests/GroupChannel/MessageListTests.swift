import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("The rows of a channel", .serialized)
@MainActor
struct MessageListTests {
    private func shown(
        _ messages: [BaseMessage], with others: [WireUser] = [Fixture.bo, Fixture.zoe], on stage: Stage
    ) -> StillChannelViewController {
        let screen = StillChannelViewController(channel: Fixture.room("Room", with: others))
        screen.still?.show(messages)
        stage.show(UIViewController(), screen)
        return screen
    }

    @Test("A message is one element: who, what, when and how far it has come", .covers("C-60"))
    func sentence() throws {
        try Stage.run { stage in
            let screen = shown(
                [
                    Fixture.chat("Hi", by: Fixture.bo, minutesAgo: 1, id: 7),
                    Fixture.chat("Hello", by: Fixture.ana, request: "req", status: .failed),
                ], on: stage)
            let own = try #require((screen.cell(0) as? SBUUserMessageCell)?.mainContainerView)
            #expect(own.isAccessibilityElement && own.accessibilityIdentifier == "message.req")
            #expect(own.accessibilityLabel == "You, Hello, 09:41, Not sent")
            let other = try #require((screen.cell(1) as? SBUUserMessageCell)?.mainContainerView)
            #expect(other.accessibilityIdentifier == "message.7")
            #expect(other.accessibilityLabel == "Bo Lindqvist, Hi, 09:40")
        }
    }

    @Test("The header's parts have names by which they are found")
    func header() throws {
        try Stage.run { stage in
            let screen = shown([], on: stage)
            let title = try #require(screen.navigationItem.titleView as? SBUChannelTitleView)
            #expect(title.titleLabel.accessibilityIdentifier == "channel.title" && title.titleLabel.text == "Room")
            #expect(title.statusLabel.accessibilityIdentifier == "channel.status")
            let back = screen.navigationItem.leftBarButtonItem
            #expect(back?.accessibilityIdentifier == "channel.back" && back?.accessibilityLabel == "Back")
        }
    }

    @Test("Back goes to the screen before", .covers("D18"))
    func back() throws {
        try Stage.run { stage in
            let screen = shown([], on: stage)
            let before = screen.navigationController?.viewControllers.first
            try #require(screen.navigationItem.leftBarButtonItem?.primaryAction).perform(sender: nil)
            #expect(stage.window.rootViewController?.children.last === before)
        }
    }

    @Test("Name and picture stand once in a group, and a group's time under its last message", .covers("D3"))
    func grouping() throws {
        try Stage.run { stage in
            // Two of a minute, three of the minute before.
            let messages = (1...5).map {
                Fixture.chat("\($0)", by: Fixture.bo, minutesAgo: $0 > 3 ? 4 : 5, id: Int64($0))
            }
            let screen = shown(messages, on: stage)
            let cells = (0..<5).compactMap { screen.cell($0) as? SBUUserMessageCell }
            #expect(cells.map { $0.userNameStackView.isHidden } == [true, false, true, true, false])
            #expect(cells.map { $0.profileView.alpha } == [1, 0, 1, 0, 0])
            #expect(cells.map { $0.stateView.isHidden } == [false, true, false, true, true])
        }
    }

    @Test("Grouping switched off, every message has its name, picture and time")
    func noGrouping() throws {
        SBUGlobals.isMessageGroupingEnabled = false
        defer { SBUGlobals.isMessageGroupingEnabled = true }
        try Stage.run { stage in
            let messages = (1...3).map { Fixture.chat("\($0)", by: Fixture.bo, minutesAgo: 5, id: Int64($0)) }
            let screen = shown(messages, on: stage)
            let cells = (0..<3).compactMap { screen.cell($0) as? SBUUserMessageCell }
            #expect(cells.map { $0.stateView.isHidden } == [false, false, false])
        }
    }

    @Test("Yesterday and today are told, and move on at midnight with the screen open", .covers("C-26", "D3"))
    func midnight() throws {
        try Stage.run { stage in
            let screen = shown(
                [
                    Fixture.chat("Late", by: Fixture.bo, minutesAgo: 10 * 60, id: 1),
                    Fixture.chat("Early", by: Fixture.bo, minutesAgo: 9 * 60, id: 2),
                ], on: stage)
            @MainActor func days() -> [String?] {
                [1, 0].map { (screen.cell($0)?.dateView as? SBUMessageDateView)?.dateLabel.text }
            }
            #expect(days() == ["Yesterday", "Today"])
            ScreenClock.current = .fixed(at: Fixture.now.addingTimeInterval(86_400))
            // Midnight comes.
            try #require(screen.listComponent?.dayChange?.timer).fire()
            stage.window.layoutIfNeeded()
            #expect(days() == ["Tue, Mar 10", "Yesterday"])
        }
    }

    @Test("Bubbles take their share of a window that is resized, and what is read stays", .covers("C-21"))
    func resizing() throws {
        try Stage.run(width: 900, height: 700) { stage in
            let text = String(repeating: "Some words of a long message ", count: 12)
            let messages = (1...40).map {
                Fixture.chat("\($0) \(text)", by: Fixture.bo, minutesAgo: Double(90 - $0), id: Int64($0))
            }
            let screen = shown(messages, on: stage)
            let table = try #require(screen.table)
            @MainActor func widest() -> CGFloat {
                table.visibleCells.compactMap { ($0 as? SBUUserMessageCell)?.mainContainerView.bounds.width }.max() ?? 0
            }
            #expect(widest() > 400 && widest() <= 480, "Lines that are too long are hard to read.")
            stage.window.frame = CGRect(x: 0, y: 0, width: 360, height: 700)
            stage.window.layoutIfNeeded()
            #expect(widest() <= (360 * 0.72).rounded() && widest() > 200)
            #expect(screen.listComponent?.isScrollNearByBottom == true, "At the bottom it stays at the bottom.")
            table.setContentOffset(CGPoint(x: 0, y: 2_000), animated: false)
            stage.window.layoutIfNeeded()
            let first = try #require(ListSight(of: screen)?.rows.first { $0.isWhole })
            for (width, height) in [(900, 700), (360, 700), (360, 520), (700, 900)] {
                stage.window.frame = CGRect(x: 0, y: 0, width: width, height: height)
                stage.window.layoutIfNeeded()
                let now = try #require(ListSight(of: screen)?.rows.first { $0.key == first.key })
                #expect(abs(now.top - first.top) <= 1, "\(width) x \(height)")
            }
        }
    }

    @Test(
        "Heights are those of a fresh measurement after scrolling away and back", .covers("C-21"),
        arguments: [320, 390, 900])
    func heights(width: Int) throws {
        try Stage.run(width: CGFloat(width)) { stage in
            let texts = ["k", "👍", String(repeating: "abcdefghij", count: 40), "One\ntwo", "A line that just fits"]
            let messages = (0..<60).map { (index: Int) -> BaseMessage in
                let sender = index.isMultiple(of: 2) ? Fixture.bo : Fixture.ana
                return Fixture.chat(
                    texts[index % 5], by: sender, minutesAgo: Double(200 - index), id: Int64(index + 1))
            }
            let screen = shown(messages, on: stage)
            let table = try #require(screen.table)
            @MainActor func heights() -> [CGFloat] {
                (0..<8).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
            }
            let before = heights()
            table.setContentOffset(CGPoint(x: 0, y: 1_500), animated: false)
            stage.window.layoutIfNeeded()
            table.setContentOffset(CGPoint(x: 0, y: -10), animated: false)
            stage.window.layoutIfNeeded()
            #expect(heights() == before)
        }
    }

    @Test("A bubble is as wide as its text, within its share of the list", .covers("C-21"))
    func hugging() throws {
        try Stage.run(width: 320) { stage in
            let screen = shown(
                [
                    Fixture.chat("k", by: Fixture.bo, minutesAgo: 3, id: 1),
                    Fixture.chat(String(repeating: "w", count: 400), by: Fixture.bo, minutesAgo: 2, id: 2),
                    Fixture.chat("k", by: Fixture.ana, minutesAgo: 1, id: 3),
                ], on: stage)
            let widths = (0..<3).compactMap { (screen.cell($0) as? SBUUserMessageCell)?.mainContainerView.bounds.width }
            #expect(widths.count == 3)
            #expect(widths[0] < 60 && widths[2] < 60)
            #expect(widths[1] <= (320 * 0.72).rounded() && widths[1] > 150)
            for row in 0..<3 {
                let cell = try #require(screen.cell(row) as? SBUUserMessageCell)
                let state = try #require(cell.stateView as? SBUMessageStateView)
                let natural = max(state.timeLabel.intrinsicContentSize.width, 14)
                #expect(abs(state.bounds.width - natural) < 2, "The time is as wide as it is.")
            }
            let own = try #require(screen.cell(0) as? SBUUserMessageCell)
            let edge = own.mainContainerView.convert(own.mainContainerView.bounds, to: screen.view)
            #expect(abs(edge.maxX - 308) < 1, "One's own stand at the trailing edge.")
        }
    }

    @Test("Any run of changes leads to the list of the view model", arguments: 0..<10)
    func random(seed: Int) throws {
        try Stage.run { stage in
            var random = SeededRandom(seed: UInt64(seed))
            let screen = shown([], on: stage)
            for step in 0..<30 {
                let id = Int64.random(in: 1...40, using: &random)
                switch Int.random(in: 0...3, using: &random) {
                case 0: screen.still?.deleteMessagesInList(messageIds: [id], needReload: true)
                case 1:
                    screen.still?.upsertMessagesInList(
                        messages: [
                            Fixture.chat("r\(id)", by: Fixture.ana, request: "r\(id)", status: .pending)
                        ], needReload: true)
                default:
                    screen.still?.upsertMessagesInList(
                        messages: [
                            Fixture.chat("s\(id) \(step)", by: Fixture.bo, minutesAgo: Double(100 - id), id: id)
                        ],
                        needReload: true)
                }
                stage.window.layoutIfNeeded()
                let messages = screen.still?.fullMessageList ?? []
                #expect(screen.table?.numberOfRows(inSection: 0) == messages.count, "seed \(seed)")
                for path in screen.table?.indexPathsForVisibleRows ?? [] {
                    let shown = screen.cell(path.row)?.message?.message
                    #expect(shown == messages[path.row].message, "seed \(seed)")
                }
            }
        }
    }
}
