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

    @Test("A message that grows on the screen pushes what is above it, not what is below", .covers("C-95"))
    func growing() throws {
        try Stage.run { stage in
            let screen = shown(on: stage)
            let visible = (screen.table?.indexPathsForVisibleRows ?? []).map(\.row).sorted()
            let (lowest, middle) = (visible[0], visible[visible.count / 2])
            let low = try #require(screen.still?.fullMessageList[lowest].messageId)
            let id = try #require(screen.still?.fullMessageList[middle].messageId)
            let before = try y(of: low, screen)
            let edited = Fixture.chat(
                "\(long)\(long)", by: Fixture.bo, minutesAgo: Double(200 - id), id: id, isEdited: true)
            screen.still?.updateMessagesInList(messages: [edited], needReload: true)
            stage.window.layoutIfNeeded()
            #expect(abs(try y(of: low, screen) - before) <= 1)
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

    @Test("Another text size, and what is read stays", .covers("C-65", "C-95"))
    func textSize() throws {
        try Stage.run { stage in
            let screen = shown(on: stage)
            let before = try anchor(screen)
            let row = try #require(screen.table?.indexPathsForVisibleRows?.min()?.row)
            let id = try #require(screen.still?.fullMessageList[row].messageId)
            for category in [UIContentSizeCategory.extraSmall, .accessibilityExtraExtraExtraLarge, .large] {
                stage.window.traitOverrides.preferredContentSizeCategory = category
                stage.window.layoutIfNeeded()
                let visible = screen.table?.indexPathsForVisibleRows ?? []
                let seen = visible.compactMap { screen.still?.fullMessageList[$0.row].messageId }
                #expect(seen.contains(id), "\(category)")
            }
            #expect(abs(try y(of: before.id, screen) - before.y) <= 1)
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
