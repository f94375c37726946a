import ChatWire
import Foundation

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

/// Random events in two channels' screens, one of which is shown.
@MainActor
struct ListStorm {
    let stage: Stage
    var random: SeededRandom
    private let screens: [StillChannelViewController]
    private var front = 0
    private var nextID: Int64 = 1_000
    private var requests = 0
    /// What the last frame of each showed.
    private var left: [ListSight?] = [nil, nil]
    /// What the last event was, to be told.
    private(set) var name = ""
    /// What was seen before it.
    private(set) var before: ListSight?

    init(seed: Int, stage: Stage) {
        random = SeededRandom(seed: UInt64(seed))
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

    var screen: StillChannelViewController { screens[front] }
    private var model: StillChannelViewModel? { screen.still }
    private var table: UITableView? { screen.table }

    /// Has a frame drawn.
    private func draw() { stage.window.layoutIfNeeded() }

    /// Notes what the last frame shows.
    private mutating func look() {
        before = ListSight(of: screen)
        left[front] = before
    }

    private mutating func chance(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

    // MARK: - Events

    /// Does something.
    /// - Returns: What has to stay in its place.
    mutating func step() -> ListHold {
        look()
        let events: [(weight: Int, name: String, event: (inout ListStorm) -> ListHold)] = [
            (12, "receive", { $0.receive() }), (14, "edit", { $0.edit() }), (10, "delete", { $0.delete() }),
            (14, "write", { $0.write() }), (5, "page", { $0.page() }), (3, "page at the end", { $0.pageAtEnd() }),
            (3, "newer page", { $0.newerPage() }), (4, "typing", { $0.typing() }), (14, "scroll", { $0.scroll() }),
            (4, "theme", { $0.changeTheme() }), (3, "text size", { $0.changeTextSize() }),
            (5, "resize", { $0.resize() }), (3, "switch", { $0.switchChannel() }),
            (4, "scroll and more", { $0.scrollAndMore() }), (4, "behind", { $0.changeBehind() }),
            (3, "fill", { $0.fill() }),
        ]
        var left = chance(0..<events.reduce(0) { $0 + $1.weight })
        for event in events {
            if left < event.weight {
                name = event.name
                return event.event(&self)
            }
            left -= event.weight
        }
        return .nothing
    }

    private mutating func text() -> String {
        let texts = ["k", "👍", "One\ntwo\nthree", "مرحبا كيف حالك", "https://e.com/a and more", "Some words "]
        let text = texts.randomElement(using: &random) ?? ""
        return String(repeating: text, count: chance(1..<13))
    }

    private mutating func receive() -> ListHold {
        let isNear = screen.listComponent?.isScrollNearByBottom == true
        nextID += 1
        let sender = [Fixture.bo, Fixture.zoe, nil].randomElement(using: &random) ?? nil
        model?.receive(Fixture.chat(text(), by: sender, minutesAgo: Double(8_000 - nextID) / 10, id: nextID))
        return isNear ? .bottom : .reading()
    }

    /// A message of Bo's is edited; every other time one that is seen.
    private mutating func edit() -> ListHold {
        guard let message = pick().first(where: { $0 is UserMessage && $0.sender?.userId == "bo" }) else {
            return .reading()
        }
        var local = message.local
        local.wire.message = text()
        local.wire.updatedAt = local.wire.createdAt + Int64(chance(1..<9_999))
        model?.updateMessagesInList(messages: [BaseMessage.make(local)], needReload: true)
        return .reading()
    }

    private mutating func delete() -> ListHold {
        let ids = pick().filter { $0.messageId > 0 }.prefix(chance(1..<9) == 1 ? 20 : chance(1..<4)).map(\.messageId)
        model?.deleteMessagesInList(messageIds: Array(ids), needReload: true)
        return .reading()
    }

    /// Messages in no order: of all, or of those that are seen.
    private mutating func pick() -> [BaseMessage] {
        let isSeen = Bool.random(using: &random)
        let seen = ListSight(of: screen)?.rows.map(\.message) ?? []
        return (isSeen ? seen : model?.messageList ?? []).shuffled(using: &random)
    }

    /// Something of one's own goes out, arrives, fails, or is taken back.
    private mutating func write() -> ListHold {
        let all: [BaseMessage] = model?.fullMessageList ?? []
        let unsent = all.filter { $0.messageId == 0 && !($0 is SBUTypingIndicatorMessage) }
        if let message = unsent.randomElement(using: &random), chance(0..<3) > 0 {
            var local = message.local
            switch chance(0..<3) {
            case 0:
                nextID += 1
                local.wire.messageID = nextID
                local.wire.createdAt = Fixture.milliseconds(minutesAgo: Double(8_000 - nextID) / 10)
                local.status = .succeeded
            case 1: local.status = .failed
            default:
                model?.deleteResendableMessages(requestIds: [message.requestId], needReload: true)
                return .reading()
            }
            model?.upsertMessagesInList(messages: [BaseMessage.make(local)], needReload: true)
        } else {
            requests += 1
            let new = Fixture.chat(
                text(), by: Fixture.ana, minutesAgo: -Double(requests), request: "r\(requests)", status: .pending)
            model?.upsertMessagesInList(messages: [new], needReload: true)
        }
        return .reading()
    }

    private mutating func messages(from time: Int64, by step: Int64) -> [BaseMessage] {
        (1...Int64(chance(1..<21))).map { index in
            nextID += 1
            var local = Fixture.chat(text(), by: Fixture.zoe, id: nextID).local
            local.wire.createdAt = time + index * step
            return BaseMessage.make(local)
        }
    }

    private mutating func page() -> ListHold {
        let oldest = model?.messageList.last?.createdAt ?? Fixture.milliseconds(minutesAgo: 9_000)
        model?.upsertMessagesInList(messages: messages(from: oldest, by: -400_000), needReload: true)
        return .reading()
    }

    /// The reader is at the very end when the next page comes.
    private mutating func pageAtEnd() -> ListHold {
        guard let table else { return .nothing }
        for _ in 0..<3 {
            table.setContentOffset(CGPoint(x: 0, y: table.offsetRange.y.upperBound), animated: false)
            stage.window.layoutIfNeeded()
        }
        look()
        return page()
    }

    /// The list ends before the newest message, and the next page towards it comes.
    private mutating func newerPage() -> ListHold {
        model?.next = true
        screen.listComponent?.applyMessageChanges()
        draw()
        look()
        let newest = model?.messageList.first?.createdAt ?? Fixture.milliseconds(minutesAgo: 800)
        model?.upsertMessagesInList(messages: messages(from: newest, by: 10), needReload: true)
        model?.next = false
        screen.listComponent?.applyMessageChanges()
        return .readingAnywhere
    }

    /// Older messages come by themselves while the reader is near the newest.
    private mutating func fill() -> ListHold {
        guard let table else { return .nothing }
        table.contentOffset.y = CGFloat(chance(1..<60))
        draw()
        look()
        let oldest = model?.messageList.last?.createdAt ?? Fixture.milliseconds(minutesAgo: 9_000)
        model?.take(messages(from: oldest, by: -400_000), from: .messageFill)
        return .reading()
    }

    private mutating func typing() -> ListHold {
        guard let channel = model?.channel as? GroupChannel else { return .reading() }
        let people = [[], [Fixture.bo], [Fixture.bo, Fixture.zoe]].randomElement(using: &random) ?? []
        channel.face.withLock { $0.typing = people }
        model?.channelDidUpdateTypingStatus(channel)
        return .reading()
    }

    // MARK: - The reader and the window

    private mutating func scroll() -> ListHold {
        guard let table else { return .nothing }
        let range = table.offsetRange.y
        let offset: CGFloat =
            switch chance(0..<6) {
            case 0: range.lowerBound
            case 1: range.upperBound
            case 2: min(range.upperBound, range.lowerBound + CGFloat(chance(1..<90)))
            case 3: min(max(table.bounds.minY + CGFloat(chance(-300..<300)), range.lowerBound), range.upperBound)
            default: CGFloat.random(in: range.lowerBound...range.upperBound, using: &random)
            }
        table.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
        return .nothing
    }

    /// No frame lies between a turn of the wheel and what happens then.
    private mutating func scrollAndMore() -> ListHold {
        _ = scroll()
        switch chance(0..<4) {
        case 0: _ = receive()
        case 1: _ = edit()
        case 2: _ = delete()
        default: _ = write()
        }
        return .nothing
    }

    private mutating func changeTheme() -> ListHold {
        SBUTheme.set(theme: Bool.random(using: &random) ? .dark : .light)
        return .reading(isAnew: true)
    }

    private mutating func changeTextSize() -> ListHold {
        let sizes: [UIContentSizeCategory] = [
            .extraSmall, .large, .extraExtraExtraLarge, .accessibilityLarge, .accessibilityExtraExtraExtraLarge,
        ]
        stage.window.traitOverrides.preferredContentSizeCategory = sizes[chance(0..<sizes.count)]
        return .reading(isAnew: true)
    }

    private mutating func resize() -> ListHold {
        let isWide = Bool.random(using: &random)
        stage.window.frame.size.height = CGFloat(chance(500..<1_000))
        if isWide { stage.window.frame.size.width = CGFloat(chance(320..<900)) }
        return .reading(isAnew: isWide)
    }

    private mutating func switchChannel() -> ListHold {
        turn()
        before = left[front]
        // Whatever the window and the theme went through meanwhile.
        return before == nil ? .nothing : .readingThrough
    }

    /// Something happens in a channel, or to the window, while another one's screen is shown.
    private mutating func changeBehind() -> ListHold {
        let seen = before
        turn()
        draw()
        look()
        front = 1 - front
        let holds = (0..<chance(1..<4)).map { _ in change() }
        front = 1 - front
        // A frame may be drawn in between or not.
        if Bool.random(using: &random) {
            draw()
            look()
        }
        turn()
        before = seen
        left[front] = seen
        return holds.count == 1 ? holds[0] : .readingThrough
    }

    /// One change that the channel takes out of sight as it would in sight.
    private mutating func change() -> ListHold {
        switch chance(0..<9) {
        case 0:
            _ = receive()
            return .reading()
        case 1: return edit()
        case 2: return delete()
        case 3: return page()
        case 4: return write()
        case 5: return typing()
        case 6: return changeTheme()
        case 7: return changeTextSize()
        default: return resize()
        }
    }

    private mutating func turn() {
        guard let navigation = screen.navigationController else { return }
        navigation.popViewController(animated: false)
        front = 1 - front
        navigation.pushViewController(screen, animated: false)
    }
}
