import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("A group channel's settings with a server", .serialized, .oneAtATime, .timeLimit(.minutes(1)))
@MainActor
struct LiveSettingsTests {
    private func open(_ channel: GroupChannel, in room: RealRoom) async throws -> SBUGroupChannelSettingsViewController
    {
        let screen = SBUGroupChannelSettingsViewController(channelURL: channel.channelURL)
        room.show(screen)
        await room.wait { screen.channel != nil }
        return screen
    }

    private func table(_ screen: SBUGroupChannelSettingsViewController) throws -> UITableView {
        try #require(screen.listComponent?.tableView)
    }

    private func name(_ screen: SBUGroupChannelSettingsViewController) -> String? {
        (screen.listComponent?.channelInfoView as? SBUChannelSettingsChannelInfoView)?.channelNameField.text
    }

    @Test("By its address they show picture, name and members; an operator has the moderation", .covers("D17"))
    func rows() async throws {
        try await RealRoom.run { room in
            let own = try await open(try await room.makeChannel(with: ["bo", "zoe"]), in: room)
            #expect(name(own) == "Hike")
            #expect(
                try table(own).rowNames == [
                    "settings.moderations", "settings.notifications", "settings.members", "settings.leave",
                ])
            #expect(try table(own).row("settings.members").accessibilityLabel == "Members, 3")

            let other = try await open(try await room.makeChannel("News", by: "bo"), in: room)
            #expect(name(other) == "News")
            #expect(try table(other).rowNames == ["settings.notifications", "settings.members", "settings.leave"])
            #expect(other.navigationItem.rightBarButtonItem != nil)
        }
    }

    @Test("A name written in the alert is the channel's, here and on other devices", .covers("C-22"))
    func rename() async throws {
        try await RealRoom.run { room in
            let screen = try await open(try await room.makeChannel(), in: room)
            let bos = try await room.channel(try #require(screen.channelURL), of: "bo")
            screen.headerComponent?.onTapRightBarButton()
            try room.choose("Change name")
            #expect(room.alert?.textFields?.first?.text == "Hike")
            try room.write("  Weekend 🥾  ")
            try room.choose("OK")
            await room.wait { bos.name == "Weekend 🥾" }
            await room.wait { name(screen) == "Weekend 🥾" }
        }
    }

    @Test("Renamed by somebody else, they show it at once", .covers("C-22"))
    func renamedByOther() async throws {
        try await RealRoom.run { room in
            let screen = try await open(try await room.makeChannel(), in: room)
            let bos = try await room.channel(try #require(screen.channelURL), of: "bo")
            let params = GroupChannelUpdateParams()
            params.name = "أهلاً"
            try await room.finish { done in bos.update(params: params) { done($1) } }
            await room.wait { name(screen) == "أهلاً" }
        }
    }

    @Test("A name of 10,000 characters is refused, said to be too long, and can be mended", .covers("C-22"))
    func longName() async throws {
        try await RealRoom.run { room in
            let screen = try await open(try await room.makeChannel(), in: room)
            let long = String(repeating: "a", count: 10_000)
            screen.changeChannelName()
            try room.write(long)
            try room.choose("OK")
            await room.wait { room.alert?.message == SBUStringSet.ChannelSettings_Name_Too_Long }
            #expect(room.alert?.textFields?.first?.text == long)
            #expect(name(screen) == "Hike")
            try room.write("Short")
            try room.choose("OK")
            await room.wait { name(screen) == "Short" }
        }
    }

    @Test(
        "A name of nothing that can be seen never leaves the alert", .covers("C-22"),
        arguments: ["", "   ", "\u{200B}\u{200B}", "\u{2800}", "\u{0}\u{7}"])
    func blankName(text: String) async throws {
        try await RealRoom.run { room in
            let screen = try await open(try await room.makeChannel(), in: room)
            screen.changeChannelName()
            try room.write(text)
            try room.choose("OK")
            #expect(room.alert?.message == SBUStringSet.ChannelSettings_Name_Blank)
            #expect(name(screen) == "Hike")
        }
    }

    @Test("Only operators edit a supergroup; once an operator, one edits")
    func supergroup() async throws {
        try await RealRoom.run { room in
            let channel = try await room.makeChannel(by: "bo") { $0.isSuper = true }
            let screen = try await open(channel, in: room)
            #expect(screen.navigationItem.rightBarButtonItem == nil)
            let bos = try await room.channel(channel.channelURL, of: "bo")
            try await room.finish { bos.addOperators(userIds: ["ana"], completionHandler: $0) }
            await room.wait { screen.navigationItem.rightBarButtonItem != nil }
        }
    }

    @Test("The moderation comes and goes with the role, and is left when the role is lost")
    func role() async throws {
        try await RealRoom.run { room in
            let channel = try await room.makeChannel(by: "bo")
            let screen = try await open(channel, in: room)
            let bos = try await room.channel(channel.channelURL, of: "bo")
            try await room.finish { bos.addOperators(userIds: ["ana"], completionHandler: $0) }
            await room.wait { (try? table(screen))?.rowNames.contains("settings.moderations") == true }

            try table(screen).tapRow("settings.moderations")
            let moderation = try #require(
                screen.navigationController?.topViewController as? SBUModerationsViewController)
            room.stage.window.layoutIfNeeded()
            #expect(moderation.listComponent?.tableView.rowNames.count == 4)
            try await room.finish { bos.removeOperators(userIds: ["ana"], completionHandler: $0) }
            await room.wait { screen.navigationController?.topViewController === screen }
            #expect(room.alert?.title == SBUStringSet.ChannelSettings_No_Longer_Operator)
            #expect(try table(screen).rowNames.first == "settings.notifications")
        }
    }

    @Test("Deleted while they are open, they say so and go, with every screen about the channel")
    func deleted() async throws {
        try await RealRoom.run { room in
            let channel = try await room.makeChannel(by: "bo")
            let screen = try await open(channel, in: room)
            let stack = try #require(screen.navigationController)
            screen.showMemberList()
            #expect(stack.viewControllers.count == 3)
            let bos = try await room.channel(channel.channelURL, of: "bo")
            try await room.finish { bos.delete(completionHandler: $0) }
            await room.wait { stack.viewControllers.count == 1 }
            #expect(room.alert?.title == SBUStringSet.ChannelSettings_Channel_Deleted)
        }
    }

    @Test("Banned while they are open, one is told so and leaves them")
    func banned() async throws {
        try await RealRoom.run { room in
            let channel = try await room.makeChannel(by: "bo")
            let screen = try await open(channel, in: room)
            let stack = try #require(screen.navigationController)
            screen.changeChannelName()
            let bos = try await room.channel(channel.channelURL, of: "bo")
            try await room.finish { bos.banUser(userId: "ana", seconds: -1, description: nil, completionHandler: $0) }
            await room.wait { stack.viewControllers.count == 1 }
            #expect(room.alert?.title == SBUStringSet.ChannelSettings_Banned)
        }
    }

    @Test("Leaving asks first; then one is out of the channel and of its screens")
    func leave() async throws {
        try await RealRoom.run { room in
            let channel = try await room.makeChannel(by: "bo")
            let screen = try await open(channel, in: room)
            let stack = try #require(screen.navigationController)
            let bos = try await room.channel(channel.channelURL, of: "bo")
            try table(screen).tapRow("settings.leave")
            try room.choose("Cancel")
            #expect(stack.topViewController === screen)
            try table(screen).tapRow("settings.leave")
            try room.choose("Leave channel")
            await room.wait { stack.viewControllers.count == 1 }
            await room.wait { bos.memberCount == 1 }
            #expect(room.alert == nil)
        }
    }
}
