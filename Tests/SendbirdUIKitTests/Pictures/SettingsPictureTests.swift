import ChatWire
import Foundation
import Testing
@testable import UIKit

@testable import SendbirdChatSDK
@testable import SendbirdUIKit

/// Paints a group channel's settings, its people and its moderation.
@Suite("Pictures of a channel's settings", .serialized, .oneAtATime)
@MainActor
struct SettingsPictureTests {
    private func suffix(_ dark: Bool, _ rightToLeft: Bool) -> String {
        "\(dark ? "-dark" : "")\(rightToLeft ? "-rtl" : "")"
    }

    private var people: [SBUUser] {
        let all = [
            Fixture.ana, Fixture.bo, Fixture.layla, Fixture.yuki, Fixture.noa, Fixture.dmytro, Fixture.priya,
            Fixture.max, Fixture.zoe, Fixture.user("nobody", ""),
        ]
        return all.enumerated().map { index, user in
            SBUUser(user: SBUUser(user: User(user)), isOperator: index < 2, isMuted: index == 3)
        }
    }

    @Test("An operator's, light and dark, in both directions", arguments: [false, true], [false, true])
    func settings(dark: Bool, rightToLeft: Bool) throws {
        try Stage.run(dark: dark, rightToLeft: rightToLeft) { stage in
            stage.show(UIViewController(), StillSettings(channel: Fixture.settled(isOperator: true)))
            try stage.picture("settings\(suffix(dark, rightToLeft))")
        }
    }

    @Test("A member's with a long name, narrow and wide", arguments: [320, 900])
    func widths(width: CGFloat) throws {
        try Stage.run(width: width, height: 620) { stage in
            let channel = Fixture.settled(
                "The last things before the freeze, really, and a few more 🧊🥶", trigger: .mentionOnly)
            stage.show(UIViewController(), StillSettings(channel: channel))
            try stage.picture("settings-\(Int(width))")
        }
    }

    @Test("Names that are hard to show", arguments: [("", "none"), ("م\u{0651}رحبا 👨‍👩‍👧‍👦 hello", "mixed")])
    func names(name: String, picture: String) throws {
        try Stage.run(height: 520) { stage in
            stage.show(UIViewController(), StillSettings(channel: Fixture.settled(name, with: [Fixture.layla])))
            try stage.picture("settings-name-\(picture)")
        }
    }

    @Test("What is asked and said over them", arguments: [false, true])
    func questions(dark: Bool) throws {
        try Stage.run(height: 700, dark: dark) { stage in
            let screen = StillSettings(channel: Fixture.settled(isOperator: true))
            stage.show(UIViewController(), screen)
            screen.showChannelEditActionSheet()
            try stage.picture("settings-edit\(suffix(dark, false))")
            SBUActionSheet.dismiss()
            screen.changeChannelName()
            try stage.picture("settings-name\(suffix(dark, false))")
            screen.askForName(
                beginningWith: String(repeating: "long ", count: 40),
                problem: SBUStringSet.ChannelSettings_Name_Too_Long)
            try stage.picture("settings-name-long\(suffix(dark, false))")
            screen.showLeaveChannelAlert()
            try stage.picture("settings-leave\(suffix(dark, false))")
            SBUAlertView.dismiss()
        }
    }

    @Test("Moderation, light and dark", arguments: [false, true])
    func moderation(dark: Bool) throws {
        try Stage.run(height: 520, dark: dark) { stage in
            stage.show(
                UIViewController(), StillModerations(channel: Fixture.settled(isOperator: true, isFrozen: dark)))
            try stage.picture("moderations\(suffix(dark, false))")
        }
    }

    @Test("Notifications, light and dark, in both directions", arguments: [false, true], [false, true])
    func notifications(dark: Bool, rightToLeft: Bool) throws {
        try Stage.run(height: 520, dark: dark, rightToLeft: rightToLeft) { stage in
            stage.show(UIViewController(), StillPushSettings(channel: Fixture.settled(trigger: .mentionOnly)))
            try stage.picture("push-settings\(suffix(dark, rightToLeft))")
        }
    }

    @Test("Members as an operator sees them", arguments: [false, true], [false, true])
    func members(dark: Bool, rightToLeft: Bool) throws {
        try Stage.run(dark: dark, rightToLeft: rightToLeft) { stage in
            let screen = StillUserList(channel: Fixture.settled(isOperator: true), users: people)
            stage.show(UIViewController(), screen)
            try stage.picture("members\(suffix(dark, rightToLeft))")
        }
    }

    @Test("Members in a narrow window")
    func narrow() throws {
        try Stage.run(width: 320, height: 568) { stage in
            let screen = StillUserList(channel: Fixture.settled(isOperator: true), users: people)
            stage.show(UIViewController(), screen)
            try stage.picture("members-320")
        }
    }

    @Test("What can be done about somebody, and a profile", arguments: [false, true])
    func menus(dark: Bool) throws {
        defer { SBUGlobals.isUserProfileEnabled = false }
        try Stage.run(height: 700, dark: dark) { stage in
            let screen = StillUserList(channel: Fixture.settled(isOperator: true), users: people)
            stage.show(UIViewController(), screen)
            screen.userListModule(try #require(screen.listComponent), didTapMoreMenuFor: people[3])
            try stage.picture("members-menu\(suffix(dark, false))")
            SBUActionSheet.dismiss()
            SBUGlobals.isUserProfileEnabled = true
            screen.showUserProfile(with: people[8])
            try stage.picture("members-profile\(suffix(dark, false))")
        }
    }

    @Test(
        "Lists without anybody",
        arguments: [(ChannelUserListType.muted, "muted"), (.banned, "banned"), (.members, "members")])
    func empty(type: ChannelUserListType, name: String) throws {
        try Stage.run(height: 620) { stage in
            let screen = StillUserList(channel: Fixture.settled(isOperator: true), users: [], userListType: type)
            stage.show(UIViewController(), screen)
            if type == .members { screen.didReceiveError(ChatError.networkError.asSBError, isBlocker: true) }
            try stage.picture("people-empty-\(name)")
        }
    }

    @Test("Choosing whom to invite and whom to make an operator", arguments: [false, true])
    func choosing(dark: Bool) throws {
        try Stage.run(height: 700, dark: dark) { stage in
            let channel = Fixture.settled(with: [], isOperator: true)
            let invite = StillInvite(channel: channel, users: people)
            stage.show(UIViewController(), invite)
            try invite.listComponent?.tableView.tapRow("userCell.layla")
            try stage.picture("invite\(suffix(dark, false))")
            let register = StillRegister(channel: channel, users: people)
            stage.show(UIViewController(), register)
            try stage.picture("register-operator\(suffix(dark, false))")
        }
    }
}
