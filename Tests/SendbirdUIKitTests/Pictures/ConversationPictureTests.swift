import ChatWire
import Foundation
import Requirements
import Testing
@testable import UIKit

@testable import SendbirdChatSDK
@testable import SendbirdUIKit

/// Paints what a conversation has beside its messages: who is typing, mentions,
/// what was unread, links, emoji, and the largest letters.
@Suite("Pictures of a conversation", .serialized, .oneAtATime)
@MainActor
struct ConversationPictureTests {
    private static let people = [Fixture.bo, Fixture.zoe, Fixture.layla, Fixture.yuki, Fixture.max]

    private func show(
        _ messages: [BaseMessage], in channel: GroupChannel, on stage: Stage
    ) -> StillChannelViewController {
        let screen = StillChannelViewController(channel: channel)
        screen.still?.show(messages)
        stage.show(UIViewController(), screen)
        return screen
    }

    private func suffix(_ dark: Bool, _ rightToLeft: Bool) -> String {
        (dark ? "-dark" : "") + (rightToLeft ? "-rtl" : "")
    }

    @Test("Who is typing, as a bubble", arguments: [false, true], [false, true])
    func typing(dark: Bool, rightToLeft: Bool) throws {
        SendbirdUI.config.groupChannel.channel.typingIndicatorTypes = [.bubble, .text]
        defer { SendbirdUI.config.groupChannel.channel.typingIndicatorTypes = [.text] }
        try Stage.run(width: 320, height: 568, dark: dark, rightToLeft: rightToLeft) { stage in
            let channel = Fixture.room("Weekend hike 🥾", with: Self.people, readMinutesAgo: 2)
            let screen = show(Fixture.conversation(), in: channel, on: stage)
            for (name, count) in [("one", 1), ("many", 5)] {
                channel.face.withLock { $0.typing = Array(Self.people.prefix(count)) }
                screen.still?.channelDidUpdateTypingStatus(channel)
                try stage.picture("conversation-typing-\(name)\(suffix(dark, rightToLeft))")
            }
            #expect(screen.cell(0) is SBUTypingIndicatorMessageCell)
        }
    }

    @Test("Mentions: whom to choose, in the field, in messages", arguments: [false, true], [false, true])
    func mentions(dark: Bool, rightToLeft: Bool) throws {
        SBUGlobals.isUserMentionEnabled = true
        defer { SBUGlobals.isUserMentionEnabled = false }
        try Stage.run(dark: dark, rightToLeft: rightToLeft) { stage in
            let channel = Fixture.room("Weekend hike 🥾", with: Self.people, readMinutesAgo: 2)
            let messages = [
                Fixture.chat(
                    "", by: Fixture.bo, minutesAgo: 9, id: 1, mentioning: [Fixture.ana, Fixture.zoe],
                    "@{ana} and @{zoe}, see you at eight?\nWe meet at https://example.org/trailhead, by the bakery."),
                Fixture.chat(
                    "", by: Fixture.ana, minutesAgo: 8, id: 2, mentioning: [Fixture.bo, Fixture.layla],
                    "Yes @{bo}! I bring @{layla}, who knows example.com/map by heart."),
            ]
            let screen = show(messages, in: channel, on: stage)
            screen.input?.textView?.insertText("Tell @")
            try stage.picture("conversation-mentions\(suffix(dark, rightToLeft))")
            let list = try #require(screen.inputComponent?.suggestedMentionList)
            list.selectUser(list.filteredUsers[1])
            screen.input?.textView?.insertText("to bring the map")
            try stage.picture("conversation-mentioned\(suffix(dark, rightToLeft))")
            #expect(list.isHidden)
            // While it is written in, where there is a display, the toolkit's own widget shows the text.
            screen.input?.textView?.becomeFirstResponder()
            try stage.picture("conversation-mentioned-focused\(suffix(dark, rightToLeft))")
            screen.input?.textView?.resignFirstResponder()
        }
    }

    @Test("What was unread: the bar, and the line", arguments: [false, true], [false, true])
    func unread(dark: Bool, rightToLeft: Bool) throws {
        try Stage.run(width: 320, height: 568, dark: dark, rightToLeft: rightToLeft) { stage in
            let channel = Fixture.room("Weekend hike 🥾", with: Self.people, isFrozen: dark)
            let screen = show(Fixture.conversation(), in: channel, on: stage)
            let list = try #require(screen.listComponent)
            let time = Fixture.milliseconds(minutesAgo: 31)
            list.setUnreadLine(UnreadLine(time: time, isComplete: true))
            (list.unreadMessageInfoView as? SBUUnreadMessageInfoView)?.updateCount(count: 80)
            list.unreadMessageInfoView?.isHidden = false
            try stage.picture("conversation-unread\(suffix(dark, rightToLeft))")
            #expect(list.unreadLineRow?.row == 4)
        }
    }

    @Test("Emoji to choose from, and what can be added", arguments: [false, true])
    func choices(dark: Bool) throws {
        try Stage.run(dark: dark) { stage in
            let channel = Fixture.room(with: [Fixture.bo], readMinutesAgo: 12)
            let screen = show(Fixture.conversation(), in: channel, on: stage)
            screen.input?.onClickEmojiButton(self)
            stage.window.layoutIfNeeded()
            let panel = screen.view.subviews.first { $0 is EmojiPanel }
            #expect(panel.map { $0.bounds.width > 200 && $0.bounds.height > 150 } == true)
            try stage.picture("conversation-emoji\(suffix(dark, false))")
            screen.input?.onClickEmojiButton(self)
            screen.input?.onClickAddButton(self)
            try stage.picture("conversation-add\(suffix(dark, false))")
        }
    }

    @Test("The channel is gone, with something half written", arguments: [false, true])
    func gone(dark: Bool) throws {
        try Stage.run(dark: dark) { stage in
            let screen = show(Fixture.conversation(), in: Fixture.room(with: [Fixture.bo]), on: stage)
            screen.input?.textView?.insertText("One more thing")
            screen.leave()
            try stage.picture("conversation-gone\(suffix(dark, false))")
            #expect(screen.presentedViewController is UIAlertController)
        }
    }

    @Test("The largest letters", .covers("C-65"), arguments: [320, 390], [false, true])
    func largest(width: Int, rightToLeft: Bool) throws {
        try Stage.run(width: CGFloat(width), height: 844, rightToLeft: rightToLeft) { stage in
            stage.setTextSize(.accessibilityExtraExtraExtraLarge)
            let channel = Fixture.room("Weekend hike 🥾", with: Self.people, readMinutesAgo: 2)
            let screen = show(Fixture.conversation(), in: channel, on: stage)
            screen.input?.textView?.insertText("On my way")
            try stage.picture("conversation-largest-\(width)\(suffix(false, rightToLeft))")
            for cell in screen.table?.visibleCells ?? [] {
                guard let cell = cell as? SBUUserMessageCell else { continue }
                let (bubble, state) = (cell.mainContainerView, cell.stateView)
                let frames = [bubble, state].map { $0.convert($0.bounds, to: stage.window) }
                #expect(frames[0].minX >= 0 && frames[0].maxX <= CGFloat(width), "\(frames[0])")
                if !state.isHidden {
                    #expect(!frames[0].intersects(frames[1]) && frames[1].minX >= 0 && frames[1].maxX <= CGFloat(width))
                }
            }
        }
    }

    @Test(
        "Another text size while it is shown is as if it had been there from the start", .covers("C-65"),
        arguments: [
            UIContentSizeCategory.extraSmall, .accessibilityExtraExtraExtraLarge,
        ])
    func live(category: UIContentSizeCategory) throws {
        func picture(from start: UIContentSizeCategory) throws -> Data? {
            var data: Data?
            try Stage.run(height: 600) { stage in
                stage.window.traitOverrides.preferredContentSizeCategory = start
                let channel = Fixture.room("Weekend hike 🥾", with: Self.people, readMinutesAgo: 2)
                let screen = show(Fixture.conversation(), in: channel, on: stage)
                stage.window.traitOverrides.preferredContentSizeCategory = category
                stage.window.layoutIfNeeded()
                screen.listComponent?.scrollToBottom(animated: false)
                stage.window.layoutIfNeeded()
                data = stage.window.pngSnapshot(scale: 1, style: .light)
            }
            return data
        }
        let fresh = try picture(from: category)
        #expect(try picture(from: .large) == fresh && fresh != nil)
    }

    @Test("Light to dark to light while shown: as a fresh start in each", .covers("C-64"))
    func themes() throws {
        func picture(_ themes: [SBUTheme], dark: Bool) throws -> Data? {
            var data: Data?
            try Stage.run(height: 600, dark: dark) { stage in
                if let first = themes.first { SBUTheme.set(theme: first) }
                let channel = Fixture.room("Weekend hike 🥾", with: Self.people, readMinutesAgo: 2, isFrozen: true)
                let screen = show(Fixture.conversation(), in: channel, on: stage)
                screen.listComponent?.showMessageMenu(
                    on: Fixture.conversation()[11], forRowAt: IndexPath(row: 0, section: 0))
                for theme in themes { SBUTheme.set(theme: theme) }
                screen.dismiss(animated: false)
                stage.window.layoutIfNeeded()
                data = stage.window.pngSnapshot(scale: 1, style: dark ? .dark : .light)
                try stage.picture("conversation-theme\(suffix(dark, false))\(themes.isEmpty ? "-fresh" : "")")
            }
            return data
        }
        let dark = try picture([.light, .dark], dark: true)
        #expect(dark == (try picture([], dark: true)))
        let light = try picture([.dark, .light], dark: false)
        #expect(light == (try picture([], dark: false)) && light != dark)
    }
}
