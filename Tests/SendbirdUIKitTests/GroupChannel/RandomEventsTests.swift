import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

/// Events of every kind against the real screen: a thousand a seed. `ROOST_STORM_SEEDS` says how many seeds; two if it
/// does not, as each takes a while in a debug build.
@Suite("Anything at all happens to a channel's list", .serialized, .oneAtATime)
@MainActor
struct RandomEventsTests {
    @Test(
        "A thousand events: never a wrong row, and what is read moves by no more than a point",
        .covers("C-95", "D36", "D37", "D38", "D39"),
        arguments: 0..<(ProcessInfo.processInfo.environment["ROOST_STORM_SEEDS"].flatMap { Int($0) } ?? 2))
    func events(seed: Int) throws {
        SendbirdUI.config.groupChannel.channel.typingIndicatorTypes = [.bubble]
        defer { SendbirdUI.config.groupChannel.channel.typingIndicatorTypes = [.text] }
        try Stage.run { stage in
            var storm = Storm(seed: UInt64(seed), stage: stage)
            for step in 0..<1_000 {
                let isHeld = try storm.step()
                try storm.check("seed \(seed), step \(step)", isHeld: isHeld)
            }
        }
    }
}

/// A run of events, and what must hold after each.
@MainActor
private struct Storm {
    private let stage: Stage
    private let screens: [StillChannelViewController]
    private var front = 0
    private var random: SeededRandom
    private var nextID: Int64 = 1_000
    private var requests = 0
    private var held: (message: BaseMessage, y: CGFloat)?

    init(seed: UInt64, stage: Stage) {
        random = SeededRandom(seed: seed)
        self.stage = stage
        screens = (0..<2).map { _ in
            StillChannelViewController(channel: Fixture.room("Room", with: [Fixture.bo, Fixture.zoe]))
        }
        for screen in screens {
            screen.still?.show(
                (0..<40).map {
                    Fixture.chat("Start \($0)", by: Fixture.bo, minutesAgo: Double(9_000 - $0), id: $0 + 100)
                })
        }
        stage.show(UIViewController(), screens[0])
    }

    private var screen: StillChannelViewController { screens[front] }
    private var model: StillChannelViewModel? { screen.still }
    private var table: UITableView? { screen.table }

    private mutating func text() -> String {
        let texts = ["k", "👍", "One\ntwo\nthree", "مرحبا كيف حالك", "https://e.com/a and more", "Some words "]
        let text = texts.randomElement(using: &random) ?? ""
        return String(repeating: text, count: Int.random(in: 1...12, using: &random))
    }

    /// Does something.
    /// - Returns: Whether what is read has to stay where it is.
    mutating func step() throws -> Bool {
        remember()
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<20: receive()
        case 20..<35: edit()
        case 35..<45: delete()
        case 45..<60: write()
        case 60..<65: page()
        case 65..<70: typing()
        case 70..<90:
            scroll()
            return false
        case 90..<96:
            SBUTheme.set(theme: Bool.random(using: &random) ? .dark : .light)
        default:
            switchChannel()
            return false
        }
        return true
    }

    private mutating func receive() {
        nextID += 1
        let sender = [Fixture.bo, Fixture.zoe, nil].randomElement(using: &random) ?? nil
        model?.receive(
            Fixture.chat(text(), by: sender, minutesAgo: Double(8_000 - nextID) / 10, id: nextID))
    }

    private mutating func edit() {
        guard let message = model?.messageList.filter({ $0 is UserMessage }).randomElement(using: &random),
            message.sender?.userId == "bo"
        else { return }
        var local = message.local
        local.wire.message = text()
        local.wire.updatedAt = local.wire.createdAt + Int64.random(in: 1...9_999, using: &random)
        model?.updateMessagesInList(messages: [BaseMessage.make(local)], needReload: true)
    }

    private mutating func delete() {
        let ids = (model?.messageList ?? []).shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random))
        model?.deleteMessagesInList(messageIds: ids.map(\.messageId), needReload: true)
    }

    /// Something of one's own goes out, arrives, fails, or is taken back.
    private mutating func write() {
        let all: [BaseMessage] = model?.fullMessageList ?? []
        let unsent = all.filter { $0.messageId == 0 && !($0 is SBUTypingIndicatorMessage) }
        if let message = unsent.randomElement(using: &random), Int.random(in: 0...2, using: &random) > 0 {
            var local = message.local
            switch Int.random(in: 0...2, using: &random) {
            case 0:
                nextID += 1
                local.wire.messageID = nextID
                local.wire.createdAt = Fixture.milliseconds(minutesAgo: Double(8_000 - nextID) / 10)
                local.status = .succeeded
            case 1: local.status = .failed
            default:
                model?.deleteResendableMessages(requestIds: [message.requestId], needReload: true)
                return
            }
            model?.upsertMessagesInList(messages: [BaseMessage.make(local)], needReload: true)
        } else {
            requests += 1
            let new = Fixture.chat(
                text(), by: Fixture.ana, minutesAgo: -Double(requests), request: "r\(requests)", status: .pending)
            model?.upsertMessagesInList(messages: [new], needReload: true)
        }
    }

    private mutating func page() {
        let oldest = model?.messageList.last?.createdAt ?? Fixture.milliseconds(minutesAgo: 9_000)
        let count = Int64.random(in: 1...20, using: &random)
        let page = (1...count).map { index in
            nextID += 1
            var local = Fixture.chat(text(), by: Fixture.zoe, id: nextID).local
            local.wire.createdAt = oldest - index * 400_000
            return BaseMessage.make(local)
        }
        model?.upsertMessagesInList(messages: page, needReload: true)
    }

    private mutating func typing() {
        guard let channel = model?.channel as? GroupChannel else { return }
        let people = [[], [Fixture.bo], [Fixture.bo, Fixture.zoe]].randomElement(using: &random) ?? []
        channel.face.withLock { $0.typing = people }
        model?.channelDidUpdateTypingStatus(channel)
    }

    private mutating func scroll() {
        guard let table else { return }
        let most = max(-10, table.contentSize.height - table.bounds.height)
        table.setContentOffset(CGPoint(x: 0, y: CGFloat.random(in: -10...most, using: &random)), animated: false)
    }

    private mutating func switchChannel() {
        guard let navigation = screen.navigationController else { return }
        navigation.popViewController(animated: false)
        front = 1 - front
        navigation.pushViewController(screen, animated: false)
    }

    // MARK: - What must hold

    /// The lowest row that is seen, and where its lower edge is.
    private mutating func remember() {
        held = nil
        guard let table, let list = screen.listComponent, !list.isScrollNearByBottom,
            let row = table.indexPathsForVisibleRows?.min()?.row, let messages = model?.fullMessageList,
            messages.indices.contains(row)
        else { return }
        held = (messages[row], edge(of: row))
    }

    private func edge(of row: Int) -> CGFloat {
        guard let table else { return 0 }
        let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
        let frame = table.superview?.convert(table.frame, to: nil) ?? .zero
        return frame.maxY - (rect.minY - table.contentOffset.y)
    }

    mutating func check(_ place: String, isHeld: Bool) throws {
        stage.window.layoutIfNeeded()
        let table = try #require(table)
        let messages = model?.fullMessageList ?? []
        guard table.numberOfRows(inSection: 0) == messages.count else {
            Issue.record("\(table.numberOfRows(inSection: 0)) rows for \(messages.count) messages, \(place)")
            return
        }
        var isRight = isOrdered(messages)
        for path in table.indexPathsForVisibleRows ?? [] {
            let cell = screen.cell(path.row)
            isRight = isRight && cell?.message == messages[path.row] && cell?.isHidden == false
            isRight = isRight && cell?.appearance == screen.listComponent?.appearance(of: path.row, in: messages)
        }
        #expect(isRight, "\(place)")
        // At an end of the list there may be no room to stay where one was; within a row of the oldest message a
        // deletion may still move what is read, as heights above it are guesses until they are seen.
        let most = table.contentSize.height + table.contentInset.bottom - table.bounds.height
        guard table.contentOffset.y > 1, table.contentOffset.y < most - 120 else { return }
        // The row itself may have become another: edited, which keeps the rows above it in place, or acknowledged,
        // which takes it to its place among the sent.
        guard isHeld, let held, let row = messages.firstIndex(where: { $0 === held.message }) else { return }
        let moved = abs(edge(of: row) - held.y)
        #expect(moved <= 1, "moved by \(moved), \(place)")
    }

    /// Typing lowest, then what is not sent by its time, then what is.
    private func isOrdered(_ messages: [BaseMessage]) -> Bool {
        let rest = messages.first is SBUTypingIndicatorMessage ? messages.dropFirst() : messages[...]
        let unsent = rest.prefix { $0.messageId == 0 }
        let sent = rest.dropFirst(unsent.count)
        func descends(_ part: ArraySlice<BaseMessage>) -> Bool {
            zip(part, part.dropFirst()).allSatisfy { $0.createdAt >= $1.createdAt }
        }
        return sent.allSatisfy { $0.messageId > 0 } && descends(unsent) && descends(sent)
            && !rest.contains { $0 is SBUTypingIndicatorMessage }
    }
}
