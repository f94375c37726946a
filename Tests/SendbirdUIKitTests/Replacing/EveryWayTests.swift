import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("Every way from screen to screen leads to the kind that is set", .serialized, .oneAtATime)
@MainActor
struct EveryWayTests {
    private final class Chat: SBUGroupChannelViewController {}
    private final class Create: SBUCreateChannelViewController {}
    private final class Settings: SBUGroupChannelSettingsViewController {}
    private final class Members: SBUUserListViewController {}
    private final class Moderation: SBUModerationsViewController {}
    private final class Push: SBUGroupChannelPushSettingsViewController {}
    private final class Invite: SBUInviteUserViewController {}
    private final class Register: SBURegisterOperatorViewController {}
    private final class OpenChat: SBUOpenChannelViewController {}
    private final class CreateOpen: SBUCreateOpenChannelViewController {}
    private final class OpenSettings: SBUOpenChannelSettingsViewController {}
    private final class Participants: SBUUserListViewController {}
    private final class OpenModeration: SBUModerationsViewController {}
    private final class OpenRegister: SBURegisterOperatorViewController {}

    private let room = Fixture.settled(isOperator: true)
    private let lobby = Fixture.openChannel(operators: [Fixture.ana])

    /// Runs a test with all kinds set to the app's own, and puts ours back.
    private func replacing(_ body: (Stage) throws -> Void) throws {
        typealias Kinds = SBUViewControllerSet
        defer {
            Kinds.GroupChannelViewController = SBUGroupChannelViewController.self
            Kinds.CreateChannelViewController = SBUCreateChannelViewController.self
            Kinds.GroupChannelSettingsViewController = SBUGroupChannelSettingsViewController.self
            Kinds.GroupUserListViewController = SBUUserListViewController.self
            Kinds.GroupModerationsViewController = SBUModerationsViewController.self
            Kinds.GroupChannelPushSettingsViewController = SBUGroupChannelPushSettingsViewController.self
            Kinds.InviteUserViewController = SBUInviteUserViewController.self
            Kinds.GroupChannelRegisterOperatorViewController = SBURegisterOperatorViewController.self
            Kinds.OpenChannelViewController = SBUOpenChannelViewController.self
            Kinds.CreateOpenChannelViewController = SBUCreateOpenChannelViewController.self
            Kinds.OpenChannelSettingsViewController = SBUOpenChannelSettingsViewController.self
            Kinds.OpenUserListViewController = SBUUserListViewController.self
            Kinds.OpenModerationsViewController = SBUModerationsViewController.self
            Kinds.OpenChannelRegisterOperatorViewController = SBURegisterOperatorViewController.self
        }
        Kinds.GroupChannelViewController = Chat.self
        Kinds.CreateChannelViewController = Create.self
        Kinds.GroupChannelSettingsViewController = Settings.self
        Kinds.GroupUserListViewController = Members.self
        Kinds.GroupModerationsViewController = Moderation.self
        Kinds.GroupChannelPushSettingsViewController = Push.self
        Kinds.InviteUserViewController = Invite.self
        Kinds.GroupChannelRegisterOperatorViewController = Register.self
        Kinds.OpenChannelViewController = OpenChat.self
        Kinds.CreateOpenChannelViewController = CreateOpen.self
        Kinds.OpenChannelSettingsViewController = OpenSettings.self
        Kinds.OpenUserListViewController = Participants.self
        Kinds.OpenModerationsViewController = OpenModeration.self
        Kinds.OpenChannelRegisterOperatorViewController = OpenRegister.self
        _ = SendbirdChat.initialize(params: InitParams(applicationId: "ways"), completionHandler: nil)
        try Stage.run { stage in
            try body(stage)
            stage.window.rootViewController = nil
        }
    }

    /// What lies on top once a way was gone from a screen.
    private func top<Screen: UIViewController>(
        _ stage: Stage, from screen: Screen, _ go: (Screen) -> Void
    ) -> UIViewController? {
        let stack = stage.show(UIViewController(), screen)
        go(screen)
        return stack.topViewController
    }

    @Test("From the channel list, and to a channel from anywhere", .covers("A7", "B20", "D47"))
    func lists() throws {
        try replacing { stage in
            let list = SBUGroupChannelListViewController()
            #expect(top(stage, from: list) { $0.showChannel(channelURL: "c") } is Chat)
            #expect(top(stage, from: list) { $0.showCreateChannel(type: .group) } is Create)
            #expect(
                top(stage, from: SBUCreateChannelViewController(users: [])) {
                    $0.dismissAndMoveToChannel(room, messageListParams: nil)
                } is Chat)
            let plain = UIViewController()
            stage.show(plain)
            SendbirdUI.moveToChannel(channelURL: "c", rootViewController: plain)
            #expect((plain.presentedViewController as? UINavigationController)?.topViewController is Chat)
        }
    }

    @Test("From a group channel through its settings", .covers("A7", "D17"))
    func settings() throws {
        try replacing { stage in
            #expect(
                top(stage, from: StillChannelViewController(channel: room)) { $0.showChannelSettings() } is Settings)
            let settings = StillSettings(channel: room)
            #expect(top(stage, from: settings) { $0.showMemberList() } is Members)
            #expect(top(stage, from: settings) { $0.showModerationList() } is Moderation)
            #expect(top(stage, from: settings) { $0.showNotifications() } is Push)
            #expect(top(stage, from: StillModerations(channel: room)) { $0.showOperatorList() } is Members)
            #expect(top(stage, from: StillUserList(channel: room, users: [])) { $0.showInviteUser() } is Invite)
            let operators = StillUserList(channel: room, users: [], userListType: .operators)
            #expect(top(stage, from: operators) { $0.showInviteUser() } is Register)
        }
    }

    @Test("From the list of open channels, and to an open channel from anywhere", .covers("A7"))
    func openLists() throws {
        try replacing { stage in
            let list = StillOpenListViewController()
            #expect(top(stage, from: list) { $0.showChannel(channelURL: "lobby") } is OpenChat)
            #expect(top(stage, from: list) { $0.showCreateChannel() } is CreateOpen)
            #expect(
                top(stage, from: SBUCreateOpenChannelViewController()) {
                    $0.dismissAndMoveToChannel(lobby, messageListParams: nil)
                } is OpenChat)
            let plain = UIViewController()
            stage.show(plain)
            SendbirdUI.moveToChannel(channelURL: "lobby", channelType: .open, rootViewController: plain)
            #expect((plain.presentedViewController as? UINavigationController)?.topViewController is OpenChat)
        }
    }

    @Test("From an open channel through its settings", .covers("A7", "F14"))
    func openSettings() throws {
        try replacing { stage in
            let chat = StillOpenChannelViewController(channel: lobby)
            #expect(top(stage, from: chat) { $0.showChannelSettings() } is OpenSettings)
            #expect(top(stage, from: chat) { $0.showParticipantsList() } is Participants)
            let settings = SBUOpenChannelSettingsViewController(channel: lobby)
            #expect(top(stage, from: settings) { $0.showParticipantsList() } is Participants)
            #expect(top(stage, from: settings) { $0.showModerationList() } is OpenModeration)
            #expect(top(stage, from: StillModerations(channel: lobby)) { $0.showOperatorList() } is Participants)
            let operators = StillUserList(channel: lobby, users: [], userListType: .operators)
            #expect(top(stage, from: operators) { $0.showInviteUser() } is OpenRegister)
        }
    }
}
