import ChatWire
import Foundation
import Requirements
import Testing
@testable import UIKit

@testable import SendbirdChatSDK
@testable import SendbirdUIKit

/// Paints the channel list in every state. The pictures go to the folder that
/// `ROOST_PICTURES` names, to be looked at (`make screenshots`).
@Suite("Pictures of the channel list", .serialized, .oneAtATime)
@MainActor
struct ChannelListPictureTests {
    private func list(_ channels: [GroupChannel]) -> StillListViewController {
        let list = StillListViewController()
        list.still?.channels = channels
        return list
    }

    @Test("A list, light and dark, in both directions of reading", arguments: [false, true], [false, true])
    func community(dark: Bool, rightToLeft: Bool) throws {
        try Stage.run(dark: dark, rightToLeft: rightToLeft) { stage in
            stage.show(list(Fixture.community()))
            let name = "channel-list\(dark ? "-dark" : "")\(rightToLeft ? "-rtl" : "")"
            let picture = try stage.picture(name)
            #expect(picture.size == CGSize(width: 780, height: 1688))
        }
    }

    @Test("A list on the narrowest phone and in a desktop window", arguments: [320, 900])
    func widths(width: Int) throws {
        try Stage.run(width: CGFloat(width), height: 700) { stage in
            stage.show(list(Fixture.community()))
            let picture = try stage.picture("channel-list-\(width)")
            #expect(picture.size.width == CGFloat(2 * width))
        }
    }

    @Test("Receipts and typing, switched on")
    func receipts() throws {
        let channels = SendbirdUI.config.groupChannel.channelList
        channels.isMessageReceiptStatusEnabled = true
        channels.isTypingIndicatorEnabled = true
        defer {
            channels.isMessageReceiptStatusEnabled = false
            channels.isTypingIndicatorEnabled = false
        }
        try Stage.run { stage in
            let typing = Fixture.channel("t", members: [Fixture.member(Fixture.ana), Fixture.member(Fixture.bo)])
            typing.face.withLock { $0.typing = [Fixture.bo] }
            let sent = Fixture.message("Sent", by: Fixture.ana, minutesAgo: 5)
            @MainActor func channel(_ url: String, readAt: Int64, deliveredAt: Int64) -> GroupChannel {
                let bo = Fixture.member(Fixture.bo, readAt: readAt, deliveredAt: deliveredAt)
                return Fixture.channel(url, members: [Fixture.member(Fixture.ana), bo], last: sent)
            }
            stage.show(
                list([
                    typing, channel("sent", readAt: 0, deliveredAt: 0),
                    channel("delivered", readAt: 0, deliveredAt: sent.createdAt),
                    channel("read", readAt: sent.createdAt, deliveredAt: sent.createdAt),
                ]))
            try stage.picture("channel-list-receipts")
        }
    }

    @Test("Names that try to break a row")
    func hostileNames() throws {
        try Stage.run(width: 320) { stage in
            let names = [
                String(repeating: "Wide ", count: 16), "   ", "\u{200B}\u{200D}",
                "Z" + String(repeating: "\u{0301}", count: 200) + "algo", "line\nbreak", "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦",
                "اسم طويل جداً لا يتسع له السطر مهما حاولنا أن نضغطه",
            ]
            let members = [Fixture.ana, Fixture.bo, Fixture.layla].map { Fixture.member($0) }
            let channels = names.enumerated().map { index, name in
                Fixture.channel(
                    "c\(index)", name: name, members: members,
                    last: Fixture.message(String(repeating: name + "\n", count: 3), by: Fixture.bo, minutesAgo: 5),
                    unread: Int64(index) * 20)
            }
            stage.show(list(channels))
            try stage.picture("channel-list-hostile")
        }
    }

    @Test("Nothing there, an error, and loading", arguments: [false, true])
    func states(dark: Bool) throws {
        let suffix = dark ? "-dark" : ""
        try Stage.run(dark: dark) { stage in
            stage.show(list([]))
            try stage.picture("channel-list-empty\(suffix)")
        }
        try Stage.run(dark: dark) { stage in
            let list = list([])
            list.still?.outcome = .error
            stage.show(list)
            try stage.picture("channel-list-error\(suffix)")
        }
        try Stage.run(dark: dark) { stage in
            let list = list([])
            list.still?.outcome = .loading
            stage.show(list)
            try stage.picture("channel-list-loading\(suffix)")
        }
        try Stage.run(dark: dark) { stage in
            let list = list(Fixture.community())
            stage.show(list)
            list.connectionStateDidChange(false)
            try stage.picture("channel-list-offline\(suffix)")
        }
    }

    @Test("A theme changed while the list is shown gives the picture of a fresh start in it", .covers("C-64"))
    func liveTheme() throws {
        var fresh: [Bool: Data?] = [:]
        for dark in [false, true] {
            try Stage.run(dark: dark) { stage in
                stage.show(list(Fixture.community()))
                fresh[dark] = try stage.picture("channel-list-live\(dark ? "-dark" : "")").pngData()
            }
        }
        try Stage.run { stage in
            stage.show(list(Fixture.community()))
            SBUTheme.set(theme: .dark)
            #expect(
                stage.window.pngSnapshot(scale: 2, style: .dark).flatMap { UIImage(data: $0) }?.pngData() == fresh[true]
            )
            SBUTheme.set(theme: .light)
            #expect(
                stage.window.pngSnapshot(scale: 2, style: .light).flatMap { UIImage(data: $0) }?.pngData()
                    == fresh[false])
        }
    }

    @Test("What kind of channel to create, where there is a choice", arguments: [false, true])
    func typeSelector(dark: Bool) throws {
        SBUAvailable.kinds = [.supergroup, .broadcast]
        defer { SBUAvailable.kinds = [] }
        try Stage.run(dark: dark) { stage in
            let list = list(Fixture.community())
            stage.show(list)
            list.showCreateChannelOrTypeSelector()
            try stage.picture("channel-type\(dark ? "-dark" : "")")
        }
    }

    @Test("Signs of every kind, in both looks", arguments: [false, true])
    func signs(dark: Bool) throws {
        try Stage.run(width: 360, height: 500, dark: dark) { stage in
            let members = [Fixture.ana, Fixture.bo, Fixture.zoe].map { Fixture.member($0) }
            let last = Fixture.message("@Ana, can you look?", by: Fixture.bo, minutesAgo: 5)
            var photo = Fixture.message("", by: Fixture.zoe, minutesAgo: 9)
            photo.type = .file
            photo.file = WireFile(url: "http://x/p", name: "peak.jpg", type: "image/jpeg", size: 1)
            let channels = [
                Fixture.channel("m", name: "Mentioned", members: members, last: last, unread: 4, mentions: 1),
                Fixture.channel("q", name: "Quiet", members: members, last: last, trigger: .off),
                Fixture.channel("f", name: "Frozen", members: members, last: photo, isFrozen: true),
                Fixture.channel("s", name: "Supergroup", members: members, last: photo, isSuper: true),
                Fixture.channel("b", name: "Broadcast", members: members, last: last, isBroadcast: true, isSuper: true),
                Fixture.channel(
                    "a", name: "Everything at once, and a long name", members: members, last: last, unread: 128,
                    isFrozen: true, isSuper: true, trigger: .off, mentions: 3),
            ]
            stage.show(list(channels))
            try stage.picture("channel-list-signs\(dark ? "-dark" : "")")
        }
    }

    @Test("The largest text, narrow and wide, in both directions", arguments: [320, 900], [false, true])
    func largeText(width: Int, rightToLeft: Bool) throws {
        try Stage.run(width: CGFloat(width), rightToLeft: rightToLeft) { stage in
            stage.setTextSize(.accessibilityExtraExtraExtraLarge)
            let list = list(Fixture.community())
            stage.show(list)
            try stage.picture("channel-list-huge-\(width)\(rightToLeft ? "-rtl" : "")")
            for cell in list.listComponent?.tableView.visibleCells ?? [] {
                let row = try #require(cell as? SBUGroupChannelCell)
                for label in [row.titleLabel, row.messageLabel, row.lastUpdatedTimeLabel] {
                    // Nothing is cut from above or below, and nothing leaves the row.
                    #expect(label.bounds.height >= label.intrinsicContentSize.height - 1)
                    let frame = row.contentView.convert(label.bounds, from: label)
                    #expect(row.contentView.bounds.insetBy(dx: -1, dy: -1).contains(frame), "\(label.text ?? "")")
                }
            }
        }
    }
}
