import ChatWire
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("A row of the channel list", .serialized, .oneAtATime)
@MainActor
struct ChannelRowTests {
    private func cell(_ channel: GroupChannel) -> SBUGroupChannelCell {
        let cell = SBUGroupChannelCell(style: .default, reuseIdentifier: nil)
        cell.configure(channel: channel)
        return cell
    }

    private var pair: [WireMember] { [Fixture.member(Fixture.ana), Fixture.member(Fixture.bo)] }

    @Test(
        "The badge shows up to 99, and nothing for none", .covers("C-59", "E12"),
        arguments: [(0, nil), (1, "1"), (99, "99"), (100, "99+"), (1_000, "99+"), (-5, nil)])
    func badge(unread: Int64, text: String?) throws {
        try Stage.run { _ in
            let cell = cell(Fixture.channel(members: pair, unread: unread))
            #expect(cell.unreadCount.isHidden == (text == nil))
            if let text { #expect(cell.unreadCount.title(for: .normal) == text) }
        }
    }

    @Test("A channel without a name is called after its other members", .covers("B3"))
    func name() throws {
        try Stage.run { _ in
            #expect(cell(Fixture.channel(members: pair)).titleLabel.text == "Bo Lindqvist")
            #expect(cell(Fixture.channel(name: " \u{200B}", members: pair)).titleLabel.text == "Bo Lindqvist")
            let three = pair + [Fixture.member(Fixture.zoe)]
            #expect(cell(Fixture.channel(members: three)).titleLabel.text == "Bo Lindqvist, Zoë Ångström-Fitzgerald")
            let alone = Fixture.channel(members: [Fixture.member(Fixture.ana)])
            #expect(cell(alone).titleLabel.text == SBUStringSet.Channel_Name_No_Members)
        }
    }

    @Test("A channel without a cover shows its other members, four at most", .covers("B3"))
    func cover() throws {
        try Stage.run { _ in
            let others = [Fixture.bo, Fixture.zoe, Fixture.layla, Fixture.yuki, Fixture.noa].map { Fixture.member($0) }
            for count in 1...5 {
                let channel = Fixture.channel(members: [Fixture.member(Fixture.ana)] + others.prefix(count))
                #expect(cell(channel).coverImage.tileCount == min(count, 4))
            }
            #expect(cell(Fixture.channel(members: [Fixture.member(Fixture.ana)])).coverImage.tileCount == 0)
        }
    }

    @Test("Marks show what the channel is")
    func marks() throws {
        try Stage.run { _ in
            let plain = cell(Fixture.channel(members: pair))
            #expect(plain.freezeState.isHidden && plain.broadcastIcon.isHidden && plain.memberCountLabel.isHidden)
            let marked = cell(
                Fixture.channel(
                    members: pair + [Fixture.member(Fixture.zoe)], isFrozen: true, isBroadcast: true))
            #expect(!marked.freezeState.isHidden && !marked.broadcastIcon.isHidden)
            #expect(!marked.memberCountLabel.isHidden && marked.memberCountLabel.text == "3")
        }
    }

    @Test("The last message stands with its author in a group, with “You” for an own one, alone between two")
    func preview() throws {
        try Stage.run { _ in
            let byBo = Fixture.message("line one\nline two", by: Fixture.bo)
            #expect(cell(Fixture.channel(members: pair, last: byBo)).messageLabel.text == "line one line two")
            let group = pair + [Fixture.member(Fixture.zoe)]
            let inGroup = cell(Fixture.channel(members: group, last: byBo))
            #expect(inGroup.messageLabel.text == "Bo Lindqvist: line one line two")
            let own = cell(Fixture.channel(members: group, last: Fixture.message("hi", by: Fixture.ana)))
            #expect(own.messageLabel.text == "You: hi")
            let admin = cell(Fixture.channel(members: group, last: Fixture.message("Bo joined", by: nil)))
            #expect(admin.messageLabel.text == "Bo joined")
            #expect(cell(Fixture.channel(members: pair)).messageLabel.text == SBUStringSet.Empty_No_Messages)
        }
    }

    @Test("A sender without a name, or gone from the server, has a name that can be read")
    func missingSender() throws {
        try Stage.run { _ in
            let gone = Fixture.message("hello", by: Fixture.user("gone", "\u{200B}"))
            let group = pair + [Fixture.member(Fixture.zoe)]
            #expect(cell(Fixture.channel(members: group, last: gone)).messageLabel.text == "gone: hello")
        }
    }

    @Test("A name read from right to left keeps the message after it")
    func directions() throws {
        try Stage.run { _ in
            let group = pair + [Fixture.member(Fixture.noa)]
            let text = cell(Fixture.channel(members: group, last: Fixture.message("Cake?", by: Fixture.noa)))
                .messageLabel.text
            #expect(text == "\u{200E}\u{2068}נועה לוי\u{2069}: Cake?")
        }
    }

    @Test("Receipts and typing stay away until they are switched on", .covers("E9", "E10", "E11"))
    func switches() throws {
        let switches = SendbirdUI.config.groupChannel.channelList
        defer {
            switches.isMessageReceiptStatusEnabled = false
            switches.isTypingIndicatorEnabled = false
        }
        try Stage.run { _ in
            let last = Fixture.message("hi", by: Fixture.ana, minutesAgo: 1)
            let channel = Fixture.channel(
                members: [
                    Fixture.member(Fixture.ana),
                    Fixture.member(Fixture.bo, readAt: last.createdAt, deliveredAt: last.createdAt),
                ], last: last)
            channel.face.withLock { $0.typing = [Fixture.bo] }
            let row = cell(channel)
            #expect(row.stateImageView.isHidden)
            #expect(row.messageLabel.text == "You: hi")
            switches.isMessageReceiptStatusEnabled = true
            switches.isTypingIndicatorEnabled = true
            row.configure(channel: channel)
            #expect(!row.stateImageView.isHidden)
            #expect(row.stateImageView.tintColor == row.theme.readReceiptStateColor)
            #expect(row.messageLabel.text == "Bo Lindqvist is typing…")
        }
    }

    @Test("For assistive tools the row is one element that reads as a sentence", .covers("C-60"))
    func sentence() throws {
        try Stage.run { _ in
            let group = pair + [Fixture.member(Fixture.zoe)]
            let last = Fixture.message("See you there", by: Fixture.bo, minutesAgo: 1)
            let row = cell(Fixture.channel("url", name: "Hike", members: group, last: last, unread: 3, isFrozen: true))
            #expect(row.isAccessibilityElement)
            #expect(row.accessibilityIdentifier == "channelCell.url")
            #expect(
                row.accessibilityLabel
                    == "Hike, 3 unread messages, Bo Lindqvist: See you there, 09:40, 3 members, Frozen")
        }
    }

    @Test("A row filled anew forgets what it showed")
    func reuse() throws {
        try Stage.run { _ in
            let row = cell(
                Fixture.channel(
                    name: "A", members: pair + [Fixture.member(Fixture.zoe)], unread: 7, isFrozen: true,
                    isBroadcast: true))
            row.configure(channel: Fixture.channel("b", members: pair))
            #expect(row.unreadCount.isHidden && row.freezeState.isHidden && row.broadcastIcon.isHidden)
            #expect(row.titleLabel.text == "Bo Lindqvist")
            #expect(row.channel?.channelURL == "b")
        }
    }

    @Test(
        "Over the limit the sign stands behind the number, also where all else runs from right to left", .covers("C-59")
    )
    func badgeRightToLeft() throws {
        try Stage.run(rightToLeft: true) { _ in
            let title = cell(Fixture.channel(members: pair, unread: 250)).unreadCount.title(for: .normal)
            #expect(title == "\u{2066}99+\u{2069}")
        }
    }

    @Test("A channel whose notifications are off, a supergroup and a mention have their signs", .covers("E4", "E12"))
    func signs() throws {
        try Stage.run { _ in
            let plain = cell(Fixture.channel(members: pair))
            #expect(plain.notificationState.isHidden && plain.supergroupIcon.isHidden)
            #expect(plain.unreadMentionLabel.isHidden)
            let quiet = cell(Fixture.channel(members: pair, isSuper: true, trigger: .off, mentions: 2))
            #expect(!quiet.notificationState.isHidden && !quiet.supergroupIcon.isHidden)
            #expect(!quiet.unreadMentionLabel.isHidden)
            #expect(
                quiet.accessibilityLabel?.hasSuffix("Supergroup, Notifications off") == true
                    && quiet.accessibilityLabel?.contains("You were mentioned") == true)
            // A broadcast channel is a large one too: one sign says enough.
            #expect(cell(Fixture.channel(isBroadcast: true, isSuper: true)).supergroupIcon.isHidden)
        }
    }

    @Test(
        "A file is told by what it is, or by its name",
        arguments: [
            ("image/png", "Photo"), ("image/gif", "GIF"), ("video/mp4", "Video"), ("application/pdf", "plan.pdf"),
        ])
    func files(type: String, text: String) throws {
        try Stage.run { _ in
            var message = Fixture.message("", by: Fixture.bo)
            message.type = .file
            message.file = WireFile(url: "http://x/f", name: "plan.pdf", type: type, size: 3)
            #expect(cell(Fixture.channel(members: pair, last: message)).messageLabel.text == text)
        }
    }
}
