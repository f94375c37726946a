import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("Replacing parts of a channel's settings", .serialized, .oneAtATime)
@MainActor
struct SettingsReplacingTests {
    private final class Header: SBUGroupChannelSettingsModule.Header {
        override func setupViews() {
            let title = SBUNavigationTitleView()
            title.text = "Own"
            titleView = title
            super.setupViews()
        }
    }

    private final class List: SBUGroupChannelSettingsModule.List {
        override func setupItems() {
            super.setupItems()
            items.append(SBUChannelSettingItem(title: "Archive", icon: SBUIconSet.iconDocument).named("archive"))
        }
    }

    private final class Cell: SBUGroupChannelSettingCell {
        override func configure(with item: SBUChannelSettingItem) {
            super.configure(with: item)
            titleLabel.text = item.title.uppercased()
        }
    }

    private final class Button: SBUBarButtonItem {}
    private final class Title: SBUNavigationTitleView {}
    private final class Screen: SBUGroupChannelSettingsViewController {}
    private final class Members: SBUUserListViewController {}
    private final class Moderation: SBUModerationsViewController {}
    private final class Push: SBUGroupChannelPushSettingsViewController {}
    private final class Invite: SBUInviteUserViewController {}
    private final class Register: SBURegisterOperatorViewController {}
    private final class PeopleHeader: SBUUserListModule.Header {}
    private final class PeopleList: SBUUserListModule.List {}
    private final class ModerationList: SBUModerationsModule.List {}
    private final class PushList: SBUGroupChannelPushSettingsModule.List {}
    private final class InviteHeader: SBUInviteUserModule.Header {}
    private final class RegisterList: SBURegisterOperatorModule.List {}

    private let channel = Fixture.settled(isOperator: true)

    private func shown(_ stage: Stage, own: SBUGroupChannelSettingsModule.Header? = nil) -> StillSettings {
        let screen = StillSettings(channel: channel)
        if let own { screen.headerComponent = own }
        stage.show(UIViewController(), screen)
        return screen
    }

    @Test("A header set for all, one given to a screen, and ours", .covers("A3", "A9", "A10"))
    func header() throws {
        defer {
            SBUModuleSet.GroupChannelSettingsModule.HeaderComponent = SBUGroupChannelSettingsModule.Header.self
            SBUModuleSet.groupChannelSettingsModule = SBUGroupChannelSettingsModule()
        }
        try Stage.run { stage in
            #expect((shown(stage).navigationItem.titleView as? SBUNavigationTitleView)?.text == "Channel information")
            SBUModuleSet.GroupChannelSettingsModule.HeaderComponent = Header.self
            #expect((shown(stage).navigationItem.titleView as? SBUNavigationTitleView)?.text == "Own")
            let given = SBUGroupChannelSettingsModule.Header()
            SBUModuleSet.groupChannelSettingsModule.headerComponent = given
            #expect(shown(stage).headerComponent === given)
            let own = SBUGroupChannelSettingsModule.Header()
            #expect(shown(stage, own: own).headerComponent === own)
        }
    }

    @Test("A list with a row of the app's own, and rows of its own kind", .covers("A9", "A13"))
    func list() throws {
        defer {
            SBUModuleSet.GroupChannelSettingsModule.ListComponent = SBUGroupChannelSettingsModule.List.self
            SBUGroupChannelSettingsModule.List.SettingCell = SBUGroupChannelSettingCell.self
        }
        try Stage.run { stage in
            SBUModuleSet.GroupChannelSettingsModule.ListComponent = List.self
            SBUGroupChannelSettingsModule.List.SettingCell = Cell.self
            let table = try #require(shown(stage).listComponent?.tableView)
            #expect(table.rowNames.last == "settings.archive")
            let leave = try table.row("settings.leave") as? Cell
            #expect(leave?.titleLabel.text == "LEAVE CHANNEL")
        }
    }

    @Test("Kinds of title and buttons", .covers("A9", "A12"))
    func parts() throws {
        defer {
            SBUGroupChannelSettingsModule.Header.RightBarButton = SBUBarButtonItem.self
            SBUGroupChannelSettingsModule.Header.TitleView = SBUNavigationTitleView.self
        }
        try Stage.run { stage in
            SBUGroupChannelSettingsModule.Header.RightBarButton = Button.self
            SBUGroupChannelSettingsModule.Header.TitleView = Title.self
            let screen = shown(stage)
            #expect(screen.navigationItem.rightBarButtonItem is Button)
            #expect(screen.navigationItem.titleView is Title)
            #expect(screen.navigationItem.leftBarButtonItem?.accessibilityLabel == "Back")
        }
    }

    @Test("Kinds of screens are what settings and moderation open", .covers("A7", "D17"))
    func screens() throws {
        defer {
            SBUViewControllerSet.GroupUserListViewController = SBUUserListViewController.self
            SBUViewControllerSet.GroupModerationsViewController = SBUModerationsViewController.self
            SBUViewControllerSet.GroupChannelPushSettingsViewController = SBUGroupChannelPushSettingsViewController.self
            SBUViewControllerSet.InviteUserViewController = SBUInviteUserViewController.self
            SBUViewControllerSet.GroupChannelRegisterOperatorViewController = SBURegisterOperatorViewController.self
        }
        SBUViewControllerSet.GroupUserListViewController = Members.self
        SBUViewControllerSet.GroupModerationsViewController = Moderation.self
        SBUViewControllerSet.GroupChannelPushSettingsViewController = Push.self
        SBUViewControllerSet.InviteUserViewController = Invite.self
        SBUViewControllerSet.GroupChannelRegisterOperatorViewController = Register.self
        try Stage.run { stage in
            let screen = shown(stage)
            let stack = try #require(screen.navigationController)
            @MainActor func top(_ open: () -> Void) -> UIViewController? {
                stack.popToViewController(screen, animated: false)
                open()
                return stack.topViewController
            }
            #expect(top { screen.showNotifications() } is Push)
            let moderation = try #require(top { screen.showModerationList() } as? Moderation)
            moderation.showOperatorList()
            let operators = try #require(stack.topViewController as? Members)
            operators.onClickInviteUser()
            #expect(stack.topViewController is Register)
            let members = try #require(top { screen.showMemberList() } as? Members)
            members.onClickInviteUser()
            #expect(stack.topViewController is Invite)
        }
    }

    @Test("A kind that is set can be called as the guides call it", .covers("A7", "A8"))
    func calling() throws {
        defer { SBUViewControllerSet.GroupChannelSettingsViewController = SBUGroupChannelSettingsViewController.self }
        SBUViewControllerSet.GroupChannelSettingsViewController = Screen.self
        try Stage.run { _ in
            #expect(SBUViewControllerSet.GroupChannelSettingsViewController(channelURL: "c") is Screen)
            #expect(SBUViewControllerSet.GroupChannelSettingsViewController(channel: channel) is Screen)
            #expect(Screen(channelURL: "c").channelURL == "c")
        }
    }

    @Test("Components set for all are those of every list of people, moderation and choice", .covers("A9"))
    func components() throws {
        defer {
            SBUModuleSet.GroupUserListModule.HeaderComponent = SBUUserListModule.Header.self
            SBUModuleSet.GroupUserListModule.ListComponent = SBUUserListModule.List.self
            SBUModuleSet.GroupModerationsModule.ListComponent = SBUModerationsModule.List.self
            SBUModuleSet.GroupChannelPushSettingsModule.ListComponent = SBUGroupChannelPushSettingsModule.List.self
            SBUModuleSet.InviteUserModule.HeaderComponent = SBUInviteUserModule.Header.self
            SBUModuleSet.GroupRegisterOperatorModule.ListComponent = SBURegisterOperatorModule.List.self
        }
        SBUModuleSet.GroupUserListModule.HeaderComponent = PeopleHeader.self
        SBUModuleSet.GroupUserListModule.ListComponent = PeopleList.self
        SBUModuleSet.GroupModerationsModule.ListComponent = ModerationList.self
        SBUModuleSet.GroupChannelPushSettingsModule.ListComponent = PushList.self
        SBUModuleSet.InviteUserModule.HeaderComponent = InviteHeader.self
        SBUModuleSet.GroupRegisterOperatorModule.ListComponent = RegisterList.self
        try Stage.run { stage in
            let members = StillUserList(channel: channel, users: [])
            let moderation = StillModerations(channel: channel)
            let push = StillPushSettings(channel: channel)
            let invite = StillInvite(channel: channel, users: [])
            let register = StillRegister(channel: channel, users: [])
            for screen in [members, moderation, push, invite, register] { stage.show(UIViewController(), screen) }
            #expect(members.headerComponent is PeopleHeader && members.listComponent is PeopleList)
            #expect(moderation.listComponent is ModerationList)
            #expect(push.listComponent is PushList)
            #expect(invite.headerComponent is InviteHeader)
            #expect(register.listComponent is RegisterList)
        }
    }

    @Test("An app's own list of people takes the place of the channel's, page by page", .covers("A11"))
    func ownList() throws {
        final class Own: SBUUserListViewController {
            var pages = [["one", "two"], ["three"], []]
            override func createViewModel(
                channel: BaseChannel? = nil, channelURL: String? = nil, channelType: ChannelType = .group,
                users: [SBUUser]? = nil, type: ChannelUserListType
            ) {
                viewModel = StillUserList.Model(channel: channel, userListType: type, delegate: self, dataSource: self)
            }
            override func userListViewModel(
                _ viewModel: SBUUserListViewModel, nextUserListForChannel channel: BaseChannel?
            ) -> [SBUUser]? {
                pages.removeFirst().map { SBUUser(userId: $0) }
            }
        }
        try Stage.run { stage in
            let screen = Own(channel: channel)
            stage.show(screen)
            screen.viewModel?.loadNextUserList(reset: false)
            screen.viewModel?.loadNextUserList(reset: false)
            screen.viewModel?.loadNextUserList(reset: false)
            #expect(screen.userList.map(\.userId) == ["one", "two", "three"])
            #expect(screen.viewModel?.hasNext() == false)
        }
    }
}
