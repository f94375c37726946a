import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

/// From storms of events: seeds 11, 45 and 53.
@Suite("Rows on their way", .serialized, .oneAtATime)
@MainActor
struct RowsOnTheirWayTests {
    /// What happens at once while rows make room for a new one.
    enum Change: CaseIterable {
        case typingEnds, deletion, shortening, growth
    }

    @Test(
        "What is gone, shorter or longer at once gives rows on their way another end: they go on from where they are",
        .covers("C-95"), arguments: Change.allCases, [0, 1, 300] as [CGFloat])
    func otherEnd(_ change: Change, offset: CGFloat) throws {
        SendbirdUI.config.groupChannel.channel.typingIndicatorTypes = [.bubble]
        defer { SendbirdUI.config.groupChannel.channel.typingIndicatorTypes = [.text] }
        FrameClock.shared.takeOver()
        defer { FrameClock.shared.giveBack() }
        try Stage.run { stage in
            let screen = try moving(on: stage, offset: offset)
            let before = try #require(ListSight(of: screen))
            #expect(before.rows.contains { abs($0.top - $0.paintedTop) > 5 }, "Some are on their way.")
            try make(change, in: screen, before)
            stage.window.layoutIfNeeded()
            for frame in 0..<30 {
                let now = try #require(ListSight(of: screen))
                #expect(now.faults.isEmpty)
                for row in now.rows {
                    guard let old = before.rows.first(where: { $0.key == row.key }),
                        old.message === row.message
                    else { continue }
                    let way = min(old.paintedTop, row.top) - 1...max(old.paintedTop, row.top) + 1
                    #expect(way.contains(row.paintedTop), "\(row.message.message), frame \(frame)")
                }
                FrameClock.shared.advance(by: 1.0 / 60)
                stage.window.layoutIfNeeded()
            }
            let end = try #require(ListSight(of: screen))
            #expect(end.rows.allSatisfy { $0.top == $0.paintedTop }, "All come to rest.")
        }
    }

    /// A list at its newest message, over which Bo types, and into which a message has just been written.
    private func moving(on stage: Stage, offset: CGFloat) throws -> StillChannelViewController {
        let screen = StillChannelViewController(channel: Fixture.room("Room", with: [Fixture.bo, Fixture.zoe]))
        screen.still?.show(
            (1...40).map { index in
                Fixture.chat(
                    "Message \(index)", by: index.isMultiple(of: 2) ? Fixture.bo : Fixture.zoe,
                    minutesAgo: Double(200 - index), id: Int64(index))
            })
        stage.show(UIViewController(), screen)
        type(true, in: screen)
        stage.window.layoutIfNeeded()
        screen.listComponent?.scrollToBottom(animated: false)
        stage.window.layoutIfNeeded()
        UIView.setAnimationsEnabled(true)
        let new = Fixture.chat("New\nand\nhigh", by: Fixture.ana, minutesAgo: 0, request: "new", status: .pending)
        screen.still?.upsertMessagesInList(messages: [new], needReload: true)
        stage.window.layoutIfNeeded()
        FrameClock.shared.advance(by: 0.1)
        screen.table?.contentOffset.y += offset
        stage.window.layoutIfNeeded()
        return screen
    }

    private func type(_ isTyping: Bool, in screen: StillChannelViewController) {
        guard let channel = screen.channel as? GroupChannel else { return }
        channel.face.withLock { $0.typing = isTyping ? [Fixture.bo] : [] }
        screen.still?.channelDidUpdateTypingStatus(channel)
    }

    private func make(_ change: Change, in screen: StillChannelViewController, _ before: ListSight) throws {
        let row = try #require(before.rows.last { $0.isWhole && $0.message.messageId > 0 })
        switch change {
        case .typingEnds: type(false, in: screen)
        case .deletion:
            screen.still?.deleteMessagesInList(messageIds: [row.message.messageId], needReload: true)
        case .shortening, .growth:
            var local = row.message.local
            local.wire.message = change == .growth ? String(repeating: "Words ", count: 60) : "k"
            local.wire.updatedAt = local.wire.createdAt + 1
            screen.still?.updateMessagesInList(messages: [BaseMessage.make(local)], needReload: true)
        }
    }
}
