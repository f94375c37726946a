import ChatWire
import Foundation
import Testing
@testable import UIKit

@testable import SendbirdChatSDK
@testable import SendbirdUIKit

/// Paints a channel's screen in every state. The pictures go to the folder that
/// `ROOST_PICTURES` names, to be looked at (`make screenshots`).
@Suite("Pictures of a channel", .serialized)
@MainActor
struct ChannelPictureTests {
    private static let hikers = [Fixture.bo, Fixture.zoe]

    private func room(
        readMinutesAgo: Double? = 5, deliveredMinutesAgo: Double? = 1, isFrozen: Bool = false
    ) -> GroupChannel {
        Fixture.room(
            "Weekend hike 🥾", with: Self.hikers, readMinutesAgo: readMinutesAgo,
            deliveredMinutesAgo: deliveredMinutesAgo, isFrozen: isFrozen)
    }

    private func show(
        _ messages: [BaseMessage], in channel: GroupChannel, on stage: Stage
    ) -> StillChannelViewController {
        let screen = StillChannelViewController(channel: channel)
        screen.still?.show(messages)
        stage.show(UIViewController(), screen)
        return screen
    }

    private func suffix(_ dark: Bool, _ rightToLeft: Bool = false) -> String {
        (dark ? "-dark" : "") + (rightToLeft ? "-rtl" : "")
    }

    @Test("A conversation, light and dark, in both directions of reading", arguments: [false, true], [false, true])
    func conversation(dark: Bool, rightToLeft: Bool) throws {
        try Stage.run(dark: dark, rightToLeft: rightToLeft) { stage in
            let screen = show(Fixture.conversation(), in: room(), on: stage)
            let picture = try stage.picture("channel\(suffix(dark, rightToLeft))")
            #expect(picture.size == CGSize(width: 780, height: 1688))
            #expect(screen.table?.numberOfRows(inSection: 0) == Fixture.conversation().count)
        }
    }

    @Test("A conversation on the narrowest phone and in a desktop window", arguments: [320, 900])
    func widths(width: Int) throws {
        try Stage.run(width: CGFloat(width), height: 700) { stage in
            _ = show(Fixture.conversation(), in: room(), on: stage)
            let picture = try stage.picture("channel-\(width)")
            #expect(picture.size.width == CGFloat(2 * width))
        }
    }

    @Test("A conversation of two, with every receipt", arguments: [false, true])
    func receipts(dark: Bool) throws {
        try Stage.run(width: 320, height: 568, dark: dark) { stage in
            let channel = Fixture.room(with: [Fixture.zoe], readMinutesAgo: 20, deliveredMinutesAgo: 10)
            let messages = [
                Fixture.chat("Are you there?", by: Fixture.zoe, minutesAgo: 40, id: 1),
                Fixture.chat("This one was read", by: Fixture.ana, minutesAgo: 30, id: 2),
                Fixture.chat("This one was delivered", by: Fixture.ana, minutesAgo: 15, id: 3),
                Fixture.chat("This one was sent, and edited", by: Fixture.ana, minutesAgo: 5, id: 4, isEdited: true),
                Fixture.chat("This one failed", by: Fixture.ana, minutesAgo: 4, request: "f", status: .failed),
                Fixture.chat("This one is on its way", by: Fixture.ana, minutesAgo: 0, request: "p", status: .pending),
            ]
            _ = show(messages, in: channel, on: stage)
            try stage.picture("channel-receipts\(suffix(dark))")
        }
    }

    @Test("Texts that try to break a bubble", arguments: [320, 390, 900])
    func hostileTexts(width: Int) throws {
        try Stage.run(width: CGFloat(width), height: 1_200) { stage in
            let word = String(repeating: "abcdefghij", count: 40)
            let texts = [
                "k", "👍", "👨‍👩‍👧‍👦🏳️‍🌈🇩🇪", word, "One\ntwo\n\nfour", "   leading and trailing   ",
                "A line that is about as long as the bubble is",
                "Z" + String(repeating: "\u{0301}", count: 60) + "algo",
            ]
            let messages = texts.enumerated().map { index, text in
                Fixture.chat(
                    text, by: index % 2 == 0 ? Fixture.bo : Fixture.ana, minutesAgo: Double(60 - index),
                    id: Int64(index + 1))
            }
            _ = show(messages, in: room(), on: stage)
            try stage.picture("channel-hostile-\(width)")
        }
    }

    @Test("Arabic, Hebrew and Latin mixed, in many lines", arguments: [320, 430], [false, true])
    func scripts(width: Int, rightToLeft: Bool) throws {
        try Stage.run(width: CGFloat(width), height: 900, rightToLeft: rightToLeft) { stage in
            let texts = [
                "مرحباً! هل وصلتِ إلى البيت؟\nأنا في الطريق، والقطار تأخر عشر دقائق.",
                "שלום, ראיתי את ההודעה שלך.\nניפגש בשעה 8:30 ליד התחנה?",
                "نعم، see you at 8:30 عند المحطة", "The word is שלום, and it reads right to left.",
                "درود! امروز هوا خیلی خوب است، برویم کوه؟", "OK 👍 تمام",
            ]
            let messages = texts.enumerated().map { index, text in
                Fixture.chat(
                    text, by: index % 2 == 0 ? Fixture.layla : Fixture.ana, minutesAgo: Double(60 - index),
                    id: Int64(index + 1))
            }
            let channel = Fixture.room(with: [Fixture.layla, Fixture.noa], readMinutesAgo: 0)
            _ = show(messages, in: channel, on: stage)
            try stage.picture("channel-scripts-\(width)\(suffix(false, rightToLeft))")
        }
    }

    @Test("Five thousand characters, and three hundred lines")
    func longTexts() throws {
        try Stage.run { stage in
            let sentence = "The quick brown fox jumps over the lazy dog. "
            let long = String(String(repeating: sentence, count: 120).prefix(5_000))
            let messages = [
                Fixture.chat("Here it comes", by: Fixture.bo, minutesAgo: 9, id: 1),
                Fixture.chat(long, by: Fixture.bo, minutesAgo: 8, id: 2),
                Fixture.chat("Thanks!", by: Fixture.ana, minutesAgo: 7, id: 3),
            ]
            _ = show(messages, in: room(), on: stage)
            try stage.picture("channel-5000")
        }
        try Stage.run { stage in
            let lines = (1...300).map { "line \($0)" }.joined(separator: "\n")
            _ = show([Fixture.chat(lines, by: Fixture.ana, minutesAgo: 8, id: 2)], in: room(), on: stage)
            try stage.picture("channel-300-lines")
        }
    }

    @Test("Long names, an unknown kind and an admin message of many words")
    func names() throws {
        try Stage.run(width: 320, height: 700) { stage in
            let long = Fixture.user("long", String(repeating: "Very long name ", count: 8))
            let messages = [
                Fixture.chat("Hello from someone with a name", by: long, minutesAgo: 9, id: 1),
                Fixture.chat("", by: long, minutesAgo: 8, id: 2, isUnknown: true),
                Fixture.chat("", by: Fixture.ana, minutesAgo: 7, id: 3, isUnknown: true),
                Fixture.chat(
                    "The organisers moved the meeting point to the other side of the station, by the bakery.", by: nil,
                    minutesAgo: 6, id: 4),
                Fixture.chat("Hidden name", by: Fixture.user("nameless", ""), minutesAgo: 5, id: 5),
            ]
            let channel = Fixture.room(
                String(repeating: "A channel with a long name ", count: 4), with: [long, Fixture.bo])
            _ = show(messages, in: channel, on: stage)
            try stage.picture("channel-names")
        }
    }

    @Test("Nothing there, an error, and loading", arguments: [false, true])
    func states(dark: Bool) throws {
        try Stage.run(dark: dark) { stage in
            let screen = show([], in: room(), on: stage)
            #expect((screen.listComponent?.emptyView as? SBUEmptyView)?.type == .noMessages)
            try stage.picture("channel-empty\(suffix(dark))")
        }
        try Stage.run(dark: dark) { stage in
            let screen = StillChannelViewController(channelURL: "gone")
            stage.show(UIViewController(), screen)
            screen.didReceiveError(ChatError.networkError.asSBError, isBlocker: true)
            try stage.picture("channel-error\(suffix(dark))")
        }
        try Stage.run(dark: dark) { stage in
            stage.show(UIViewController(), StillChannelViewController(channel: room()))
            try stage.picture("channel-loading\(suffix(dark))")
        }
        try Stage.run(dark: dark) { stage in
            let channel = room()
            let screen = show(Fixture.conversation(), in: channel, on: stage)
            channel.face.withLock { $0.typing = [Fixture.bo] }
            screen.updateChannelStatus()
            try stage.picture("channel-typing\(suffix(dark))")
        }
    }

    @Test("Who may not write: frozen, muted, broadcast", arguments: [false, true])
    func noInput(dark: Bool) throws {
        try Stage.run(width: 320, height: 568, dark: dark) { stage in
            _ = show(Fixture.conversation(), in: room(isFrozen: true), on: stage)
            try stage.picture("channel-frozen\(suffix(dark))")
        }
        try Stage.run(width: 320, height: 568, dark: dark) { stage in
            let channel = Fixture.room("Weekend hike 🥾", with: Self.hikers, isMuted: true)
            _ = show(Fixture.conversation(), in: channel, on: stage)
            try stage.picture("channel-muted\(suffix(dark))")
        }
        try Stage.run(width: 320, height: 568, dark: dark) { stage in
            let channel = Fixture.room("House news", with: Self.hikers, isBroadcast: true)
            _ = show(Fixture.conversation(), in: channel, on: stage)
            try stage.picture("channel-broadcast\(suffix(dark))")
        }
    }

    @Test("Writing: one line, many lines, and editing", arguments: [false, true])
    func writing(dark: Bool) throws {
        try Stage.run(dark: dark) { stage in
            let screen = show(Fixture.conversation(), in: room(), on: stage)
            screen.input?.textView?.insertText("On my way")
            try stage.picture("channel-writing\(suffix(dark))")
            screen.input?.textView?.insertText("\n2\n3\n4\n5\n6\n7\n8")
            stage.window.layoutIfNeeded()
            try stage.picture("channel-writing-lines\(suffix(dark))")
            screen.setEditMode(for: Fixture.conversation()[7] as? UserMessage)
            stage.window.layoutIfNeeded()
            try stage.picture("channel-editing\(suffix(dark))")
        }
    }

    @Test("Scrolled up while messages come in", arguments: [false, true])
    func newMessages(dark: Bool) throws {
        try Stage.run(dark: dark) { stage in
            let earlier = (0..<40).map {
                Fixture.chat("Earlier \($0)", by: Fixture.bo, minutesAgo: Double(2_000 - $0), id: Int64(100 + $0))
            }
            let screen = show(earlier, in: room(), on: stage)
            screen.table?.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
            stage.window.layoutIfNeeded()
            screen.still?.receive(Fixture.chat("New", by: Fixture.zoe, id: 999))
            stage.window.layoutIfNeeded()
            #expect(screen.newMessagesCount == 1)
            try stage.picture("channel-new-messages\(suffix(dark))")
        }
    }

    @Test("Menus and questions on a message", arguments: [390, 900], [false, true])
    func menus(width: Int, dark: Bool) throws {
        for row in [0, 2] {
            try Stage.run(width: CGFloat(width), height: 700, dark: dark) { stage in
                let screen = show(Fixture.conversation(), in: room(), on: stage)
                screen.listComponent?.showMessageMenu(
                    on: screen.still?.fullMessageList[row] ?? Fixture.conversation()[0],
                    forRowAt: IndexPath(row: row, section: 0))
                try stage.picture("channel-menu-\(width)-\(row)\(suffix(dark))")
            }
        }
        try Stage.run(width: CGFloat(width), height: 700, dark: dark) { stage in
            let screen = show(Fixture.conversation(), in: room(), on: stage)
            screen.listComponent?.showDeleteMessageAlert(on: Fixture.conversation()[11])
            try stage.picture("channel-delete-\(width)\(suffix(dark))")
        }
        try Stage.run(width: CGFloat(width), height: 700, dark: dark) { stage in
            let failed = Fixture.chat("Lost", by: Fixture.ana, request: "f", status: .failed)
            let screen = show(Fixture.conversation() + [failed], in: room(), on: stage)
            screen.listComponent?.showFailedMessageMenu(on: failed)
            try stage.picture("channel-failed-\(width)\(suffix(dark))")
        }
    }
}
