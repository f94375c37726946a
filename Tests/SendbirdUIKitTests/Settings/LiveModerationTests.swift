import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("Moderation, notifications and adding people, with a server", .serialized, .oneAtATime, .timeLimit(.minutes(1)))
@MainActor
struct LiveModerationTests {
    private func table(_ screen: SBUModerationsViewController) throws -> UITableView {
        try #require(screen.listComponent?.tableView)
    }

    @Test("The switch freezes the channel for everybody, and follows who freezes it elsewhere", .covers("C-56"))
    func freeze() async throws {
        try await RealRoom.run { room in
            let channel = try await room.makeChannel { $0.operatorUserIds = ["ana", "bo"] }
            let screen = SBUModerationsViewController(channelURL: channel.channelURL, channelType: .group)
            room.show(screen)
            await room.wait { screen.channel != nil }
            let bos = try await room.channel(channel.channelURL, of: "bo")
            @MainActor func isOn() throws -> Bool {
                try #require(try table(screen).row("settings.freeze") as? SBUModerationCell).rightSwitch.isOn
            }
            try table(screen).tapRow("settings.freeze")
            await room.wait { bos.isFrozen }
            await room.wait { (try? isOn()) == true && !SBULoading.isShowing }
            #expect(try table(screen).row("settings.freeze").accessibilityValue == "On")
            try await room.finish { bos.unfreeze(completionHandler: $0) }
            await room.wait { (try? isOn()) == false }
        }
    }

    @Test("A broadcast channel has nobody to mute and nothing to freeze")
    func broadcast() async throws {
        try await RealRoom.run { room in
            let channel = try await room.makeChannel { $0.isBroadcast = true }
            let screen = SBUModerationsViewController(channel: channel)
            room.show(screen)
            #expect(try table(screen).rowNames == ["settings.operators", "settings.banned"])
        }
    }

    @Test(
        "Each row opens its list, under the row's own name",
        arguments: [("operators", ChannelUserListType.operators), ("muted", .muted), ("banned", .banned)])
    func lists(row: String, type: ChannelUserListType) async throws {
        try await RealRoom.run { room in
            let channel = try await room.makeChannel()
            let screen = SBUModerationsViewController(channel: channel)
            let stack = room.show(screen)
            let name = try table(screen).row("settings.\(row)").accessibilityLabel
            try table(screen).tapRow("settings.\(row)")
            let list = try #require(stack.topViewController as? SBUUserListViewController)
            #expect(list.userListType == type)
            let title = try #require(list.navigationItem.titleView as? SBUNavigationTitleView)
            #expect(title.text == name)
        }
    }

    @Test("Notifications go off, on, and to mentions only, and stay so")
    func notifications() async throws {
        try await RealRoom.run { room in
            let channel = try await room.makeChannel()
            let screen = SBUGroupChannelPushSettingsViewController(channelURL: channel.channelURL)
            room.show(screen)
            await room.wait { screen.channel != nil }
            let table = try #require(screen.listComponent?.tableView)
            #expect(table.rowNames == ["settings.push.switch", "settings.push.all", "settings.push.mention"])
            #expect(try table.row("settings.push.all").accessibilityTraits.contains(.selected))
            try table.tapRow("settings.push.mention")
            await room.wait { channel.myPushTriggerOption == .mentionOnly }
            #expect(try table.row("settings.push.mention").accessibilityTraits.contains(.selected))
            try table.tapRow("settings.push.switch")
            await room.wait { channel.myPushTriggerOption == .off }
            #expect(table.rowNames == ["settings.push.switch"])

            let settings = SBUGroupChannelSettingsViewController(channel: channel)
            room.show(settings)
            let row = try settings.listComponent?.tableView.row("settings.notifications")
            #expect(row?.accessibilityLabel == "Notifications, Off")
        }
    }

    @Test("Who is not in the channel can be invited, and is a member then")
    func invite() async throws {
        try await RealRoom.run(["bo", "zoe", "max"]) { room in
            let channel = try await room.makeChannel()
            let below = UIViewController()
            let screen = SBUInviteUserViewController(channelURL: channel.channelURL)
            let stack = room.show(below, screen)
            await room.wait { screen.userList.count == 2 }
            #expect(Set(screen.userList.map(\.userId)) == ["zoe", "max"])
            let button = try #require(screen.navigationItem.rightBarButtonItem)
            #expect(button.title == "Invite" && !button.isEnabled)
            try screen.listComponent?.tableView.tapRow("userCell.zoe")
            #expect(button.title == "Invite (1)" && button.isEnabled)
            screen.headerComponent?.onTapRightBarButton()
            await room.wait { stack.topViewController === below }
            await room.wait { channel.hasMember("zoe") }
        }
    }

    @Test("A member who is no operator can be made one")
    func register() async throws {
        try await RealRoom.run { room in
            let channel = try await room.makeChannel(with: ["bo", "zoe"])
            let operators = SBUUserListViewController(channel: channel, userListType: .operators)
            let stack = room.show(operators)
            await room.wait { operators.userList.map(\.userId) == ["ana"] }
            operators.headerComponent?.onTapRightBarButton()
            let screen = try #require(stack.topViewController as? SBURegisterOperatorViewController)
            room.stage.window.layoutIfNeeded()
            await room.wait { screen.userList.count == 2 }
            #expect(Set(screen.userList.map(\.userId)) == ["bo", "zoe"])
            try screen.listComponent?.tableView.tapRow("userCell.bo")
            #expect(screen.navigationItem.rightBarButtonItem?.title == "Register (1)")
            screen.headerComponent?.onTapRightBarButton()
            await room.wait { stack.topViewController === operators }
            await room.wait { Set(operators.userList.map(\.userId)) == ["ana", "bo"] }
        }
    }

    @Test("Demoted while choosing operators, one is told so and leaves")
    func demotedWhileChoosing() async throws {
        try await RealRoom.run { room in
            let channel = try await room.makeChannel(by: "bo") { $0.operatorUserIds = ["ana", "bo"] }
            let below = UIViewController()
            let screen = SBURegisterOperatorViewController(channel: channel)
            let stack = room.show(below, screen)
            let bos = try await room.channel(channel.channelURL, of: "bo")
            try await room.finish { bos.removeOperators(userIds: ["ana"], completionHandler: $0) }
            await room.wait { stack.topViewController === below }
            #expect(room.alert?.title == SBUStringSet.ChannelSettings_No_Longer_Operator)
        }
    }
}
