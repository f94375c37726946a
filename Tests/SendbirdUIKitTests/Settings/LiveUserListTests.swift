import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("Lists of a channel's people with a server", .serialized, .oneAtATime, .timeLimit(.minutes(1)))
@MainActor
struct LiveUserListTests {
    private func open(
        _ type: ChannelUserListType, of channel: GroupChannel, in room: RealRoom, count: Int
    ) async throws -> SBUUserListViewController {
        let screen = SBUUserListViewController(channel: channel, userListType: type)
        room.show(screen)
        await room.wait { screen.userList.count == count && empty(screen) == (count == 0) }
        return screen
    }

    private func table(_ screen: SBUUserListViewController) throws -> UITableView {
        try #require(screen.listComponent?.tableView)
    }

    private func cell(_ id: String, _ screen: SBUUserListViewController) throws -> SBUUserCell {
        try #require(try table(screen).row("userCell.\(id)") as? SBUUserCell)
    }

    private func empty(_ screen: SBUUserListViewController) -> Bool {
        (screen.listComponent?.emptyView as? SBUEmptyView).map { $0.type != .none } ?? false
    }

    private func names(_ screen: SBUUserListViewController) -> Set<String> {
        Set(screen.userList.map(\.userId))
    }

    @Test("Members come by pages; operators are marked, and nobody has a menu about themselves")
    func members() async throws {
        let others = (0..<29).map { "user\($0)" }
        try await RealRoom.run(["bo"]) { room in
            for id in others { try room.server.addUser(id) }
            let channel = try await room.makeChannel(with: ["bo"] + others)
            let screen = try await open(.members, of: channel, in: room, count: 20)
            #expect(try cell("ana", screen).moreButton.isHidden)
            #expect(try !cell("bo", screen).moreButton.isHidden)
            #expect(try cell("ana", screen).accessibilityLabel == "Ana (you), Operator")
            let table = try table(screen)
            table.scrollToRow(at: IndexPath(row: 19, section: 0), at: .bottom, animated: false)
            table.layoutIfNeeded()
            await room.wait { screen.userList.count == 31 }
            #expect(screen.viewModel?.hasNext() == false)
        }
    }

    @Test("Who is no operator sees no menus and no button to add operators")
    func plainMember() async throws {
        try await RealRoom.run { room in
            let channel = try await room.makeChannel(by: "bo", with: ["bo", "zoe"])
            let screen = try await open(.members, of: channel, in: room, count: 3)
            #expect(try cell("zoe", screen).moreButton.isHidden)
            #expect(try cell("zoe", screen).accessibilityCustomActions == nil)
            screen.userListModule(try #require(screen.listComponent), didTapMoreMenuFor: SBUUser(userId: "zoe"))
            #expect(room.alert == nil)
            #expect(screen.navigationItem.rightBarButtonItem != nil)
        }
    }

    @Test("An operator mutes, unmutes, makes operators and takes the role away")
    func moderate() async throws {
        try await RealRoom.run { room in
            let channel = try await room.makeChannel()
            let screen = try await open(.members, of: channel, in: room, count: 2)
            let bos = try await room.channel(channel.channelURL, of: "bo")
            @MainActor func choose(_ title: String) throws {
                try cell("bo", screen).onClickMoreMenu()
                try room.choose(title)
            }
            try choose("Mute")
            await room.wait { bos.myMutedState == .muted }
            await room.wait { (try? !cell("bo", screen).mutedStateImageView.isHidden) == true }
            #expect(try cell("bo", screen).accessibilityLabel == "Bo, Muted")
            try choose("Unmute")
            await room.wait { bos.myMutedState == .unmuted }
            await room.wait { (try? cell("bo", screen).mutedStateImageView.isHidden) == true }
            try choose("Make operator")
            await room.wait { bos.myRole == .operator }
            await room.wait { (try? !cell("bo", screen).operatorLabel.isHidden) == true }
            try choose("Remove as operator")
            await room.wait { bos.myRole == .none }
            await room.wait { (try? cell("bo", screen).operatorLabel.isHidden) == true }
        }
    }

    @Test("A ban is asked about, then the member is gone; lifted, they may come back")
    func ban() async throws {
        try await RealRoom.run { room in
            let channel = try await room.makeChannel(with: ["bo", "zoe"])
            let members = try await open(.members, of: channel, in: room, count: 3)
            try cell("bo", members).onClickMoreMenu()
            try room.choose("Ban")
            #expect(room.alert?.title == "Ban Bo?")
            try room.choose("Cancel")
            #expect(names(members) == ["ana", "bo", "zoe"])
            try cell("bo", members).onClickMoreMenu()
            try room.choose("Ban")
            try room.choose("Ban")
            await room.wait { names(members) == ["ana", "zoe"] }

            let banned = try await open(.banned, of: channel, in: room, count: 1)
            try cell("bo", banned).onClickMoreMenu()
            #expect(room.alert?.actions.map(\.title) == ["Lift the ban", "Cancel"])
            try room.choose("Lift the ban")
            await room.wait { banned.userList.isEmpty && empty(banned) }
        }
    }

    @Test("A list of the muted is empty until somebody is, elsewhere")
    func muted() async throws {
        try await RealRoom.run { room in
            let channel = try await room.makeChannel(with: ["bo", "zoe"]) { $0.operatorUserIds = ["ana", "bo"] }
            let screen = try await open(.muted, of: channel, in: room, count: 0)
            #expect((screen.listComponent?.emptyView as? SBUEmptyView)?.type == .noMutedMembers)
            let bos = try await room.channel(channel.channelURL, of: "bo")
            try await room.finish { bos.muteUser(userId: "zoe", seconds: -1, description: nil, completionHandler: $0) }
            await room.wait { names(screen) == ["zoe"] && !empty(screen) }
            try cell("zoe", screen).onClickMoreMenu()
            try room.choose("Unmute")
            await room.wait { screen.userList.isEmpty }
        }
    }

    @Test("Demoted with a menu open, one loses the menu and is told why; the list stays")
    func demotedWithMenu() async throws {
        try await RealRoom.run { room in
            let channel = try await room.makeChannel(by: "bo", with: ["bo", "zoe"]) {
                $0.operatorUserIds = ["ana", "bo"]
            }
            let screen = try await open(.members, of: channel, in: room, count: 3)
            try cell("zoe", screen).onClickMoreMenu()
            #expect(room.alert?.actions.first?.title == "Make operator")
            let bos = try await room.channel(channel.channelURL, of: "bo")
            try await room.finish { bos.removeOperators(userIds: ["ana"], completionHandler: $0) }
            await room.wait { room.alert?.title == SBUStringSet.ChannelSettings_No_Longer_Operator }
            #expect(screen.navigationController?.topViewController === screen)
            await room.wait { (try? cell("zoe", screen).moreButton.isHidden) == true }
        }
    }

    @Test("What the server refuses changes nothing and is said")
    func refused() async throws {
        try await RealRoom.run { room in
            let channel = try await room.makeChannel(by: "bo", with: ["bo", "zoe"])
            let screen = try await open(.members, of: channel, in: room, count: 3)
            screen.viewModel?.mute(user: SBUUser(userId: "zoe"))
            await room.wait { room.alert?.message == SBUStringSet.ChannelSettings_Not_Allowed }
            #expect(try cell("zoe", screen).mutedStateImageView.isHidden)
        }
    }

    @Test("A channel that is not there says so in place of rows, and can be tried again")
    func failure() async throws {
        try await RealRoom.run { room in
            let screen = SBUUserListViewController(channelURL: "nowhere", channelType: .group)
            room.show(screen)
            await room.wait { empty(screen) }
            let view = try #require(screen.listComponent?.emptyView as? SBUEmptyView)
            #expect(view.type == .error)
            view.onClickRetry(self)
            #expect(view.type == .none)
            await room.wait { view.type == .error }
        }
    }

    @Test("Who joins and who leaves comes and goes")
    func live() async throws {
        try await RealRoom.run { room in
            let channel = try await room.makeChannel()
            let screen = try await open(.members, of: channel, in: room, count: 2)
            let bos = try await room.channel(channel.channelURL, of: "bo")
            try await room.finish { bos.inviteUserId("zoe", completionHandler: $0) }
            await room.wait { names(screen) == ["ana", "bo", "zoe"] }
            try await room.finish { bos.leave(completionHandler: $0) }
            await room.wait { names(screen) == ["ana", "zoe"] }
        }
    }

    @Test("A profile opens a channel of two; there is none about oneself, nor where profiles are off")
    func profile() async throws {
        defer { SBUGlobals.isUserProfileEnabled = false }
        try await RealRoom.run { room in
            let channel = try await room.makeChannel()
            let screen = try await open(.members, of: channel, in: room, count: 2)
            let profile = try #require(screen.userProfileView as? SBUUserProfileView)
            try table(screen).tapRow("userCell.bo")
            #expect(profile.superview == nil)
            SBUGlobals.isUserProfileEnabled = true
            try table(screen).tapRow("userCell.ana")
            #expect(profile.superview == nil)
            try cell("bo", screen).userProfileTapHandler?()
            #expect(profile.superview != nil)
            #expect(profile.userNameLabel.text == "Bo")
            profile.onClickMessage()
            await room.wait { FrontWindow.controller is UINavigationController && chat != nil }
            #expect((chat?.channel as? GroupChannel)?.memberCount == 2 || chat?.channel == nil)
            #expect(chat?.channelURL != channel.channelURL)
        }
    }

    private var chat: SBUGroupChannelViewController? {
        SendbirdUI.findChannelViewController(rootViewController: FrontWindow.window?.rootViewController)
            as? SBUGroupChannelViewController
    }
}
