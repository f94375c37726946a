import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("Every component of every screen of settings can be replaced", .serialized, .oneAtATime)
@MainActor
struct EverySettingTests {
    private final class SettingsHeader: SBUGroupChannelSettingsModule.Header {}
    private final class SettingsRows: SBUGroupChannelSettingsModule.List {}
    private final class OpenSettingsHeader: SBUOpenChannelSettingsModule.Header {}
    private final class OpenSettingsRows: SBUOpenChannelSettingsModule.List {}
    private final class PushHeader: SBUGroupChannelPushSettingsModule.Header {}
    private final class PushRows: SBUGroupChannelPushSettingsModule.List {}
    private final class ModerationHeader: SBUModerationsModule.Header {}
    private final class ModerationRows: SBUModerationsModule.List {}
    private final class PeopleHeader: SBUUserListModule.Header {}
    private final class PeopleRows: SBUUserListModule.List {}
    private final class InviteHeader: SBUInviteUserModule.Header {}
    private final class InviteRows: SBUInviteUserModule.List {}
    private final class RegisterHeader: SBURegisterOperatorModule.Header {}
    private final class RegisterRows: SBURegisterOperatorModule.List {}

    private typealias Part = ReplaceablePart

    private let room = Fixture.settled(isOperator: true)
    private let lobby = Fixture.openChannel(operators: [Fixture.ana])

    private func expectEveryWay(_ parts: [ReplaceablePart]) throws {
        try Stage.run { stage in
            for part in parts { part.expectEveryWay(on: stage) }
        }
    }

    @Test("In the settings of a group channel", .covers("A3", "A9", "A10"))
    func settings() throws {
        try expectEveryWay([
            Part(
                "settings header", \.headerComponent, SettingsHeader.init,
                set: { SBUModuleSet.GroupChannelSettingsModule.HeaderComponent = $0 },
                give: { SBUModuleSet.groupChannelSettingsModule.headerComponent = $0 },
                screen: { StillSettings(channel: room) }),
            Part(
                "settings list", \.listComponent, SettingsRows.init,
                set: { SBUModuleSet.GroupChannelSettingsModule.ListComponent = $0 },
                give: { SBUModuleSet.groupChannelSettingsModule.listComponent = $0 },
                screen: { StillSettings(channel: room) }),
            Part(
                "push header", \.headerComponent, PushHeader.init,
                set: { SBUModuleSet.GroupChannelPushSettingsModule.HeaderComponent = $0 },
                give: { SBUModuleSet.groupChannelPushSettingsModule.headerComponent = $0 },
                screen: { StillPushSettings(channel: room) }),
            Part(
                "push list", \.listComponent, PushRows.init,
                set: { SBUModuleSet.GroupChannelPushSettingsModule.ListComponent = $0 },
                give: { SBUModuleSet.groupChannelPushSettingsModule.listComponent = $0 },
                screen: { StillPushSettings(channel: room) }),
        ])
    }

    @Test("In the settings of an open channel", .covers("A3", "A9", "A10", "F6", "F15", "F16"))
    func openSettings() throws {
        try expectEveryWay([
            Part(
                "open settings header", \.headerComponent, OpenSettingsHeader.init,
                set: { SBUModuleSet.OpenChannelSettingsModule.HeaderComponent = $0 },
                give: { SBUModuleSet.openChannelSettingsModule.headerComponent = $0 },
                screen: { SBUOpenChannelSettingsViewController(channel: lobby) }),
            Part(
                "open settings list", \.listComponent, OpenSettingsRows.init,
                set: { SBUModuleSet.OpenChannelSettingsModule.ListComponent = $0 },
                give: { SBUModuleSet.openChannelSettingsModule.listComponent = $0 },
                screen: { SBUOpenChannelSettingsViewController(channel: lobby) }),
        ])
    }

    @Test("In moderation, of both kinds of channel", .covers("A3", "A9", "A10"))
    func moderation() throws {
        try expectEveryWay([
            Part(
                "moderation header", \.headerComponent, ModerationHeader.init,
                set: { SBUModuleSet.GroupModerationsModule.HeaderComponent = $0 },
                give: { SBUModuleSet.groupModerationsModule.headerComponent = $0 },
                screen: { StillModerations(channel: room) }),
            Part(
                "moderation list", \.listComponent, ModerationRows.init,
                set: { SBUModuleSet.GroupModerationsModule.ListComponent = $0 },
                give: { SBUModuleSet.groupModerationsModule.listComponent = $0 },
                screen: { StillModerations(channel: room) }),
            Part(
                "open moderation header", \.headerComponent, ModerationHeader.init,
                set: { SBUModuleSet.OpenModerationsModule.HeaderComponent = $0 },
                give: { SBUModuleSet.openModerationsModule.headerComponent = $0 },
                screen: { StillModerations(channel: lobby) }),
            Part(
                "open moderation list", \.listComponent, ModerationRows.init,
                set: { SBUModuleSet.OpenModerationsModule.ListComponent = $0 },
                give: { SBUModuleSet.openModerationsModule.listComponent = $0 },
                screen: { StillModerations(channel: lobby) }),
        ])
    }

    @Test("In lists of people, of both kinds of channel", .covers("A3", "A9", "A10"))
    func people() throws {
        try expectEveryWay([
            Part(
                "people header", \.headerComponent, PeopleHeader.init,
                set: { SBUModuleSet.GroupUserListModule.HeaderComponent = $0 },
                give: { SBUModuleSet.groupUserListModule.headerComponent = $0 },
                screen: { StillUserList(channel: room, users: []) }),
            Part(
                "people list", \.listComponent, PeopleRows.init,
                set: { SBUModuleSet.GroupUserListModule.ListComponent = $0 },
                give: { SBUModuleSet.groupUserListModule.listComponent = $0 },
                screen: { StillUserList(channel: room, users: []) }),
            Part(
                "open people header", \.headerComponent, PeopleHeader.init,
                set: { SBUModuleSet.OpenUserListModule.HeaderComponent = $0 },
                give: { SBUModuleSet.openUserListModule.headerComponent = $0 },
                screen: { StillUserList(channel: lobby, users: [], userListType: .participants) }),
            Part(
                "open people list", \.listComponent, PeopleRows.init,
                set: { SBUModuleSet.OpenUserListModule.ListComponent = $0 },
                give: { SBUModuleSet.openUserListModule.listComponent = $0 },
                screen: { StillUserList(channel: lobby, users: [], userListType: .participants) }),
        ])
    }

    @Test("Where people are invited, or made operators", .covers("A3", "A9", "A10"))
    func choice() throws {
        try expectEveryWay([
            Part(
                "invite header", \.headerComponent, InviteHeader.init,
                set: { SBUModuleSet.InviteUserModule.HeaderComponent = $0 },
                give: { SBUModuleSet.inviteUserModule.headerComponent = $0 },
                screen: { StillInvite(channel: room, users: []) }),
            Part(
                "invite list", \.listComponent, InviteRows.init,
                set: { SBUModuleSet.InviteUserModule.ListComponent = $0 },
                give: { SBUModuleSet.inviteUserModule.listComponent = $0 },
                screen: { StillInvite(channel: room, users: []) }),
            Part(
                "register header", \.headerComponent, RegisterHeader.init,
                set: { SBUModuleSet.GroupRegisterOperatorModule.HeaderComponent = $0 },
                give: { SBUModuleSet.groupRegisterOperatorModule.headerComponent = $0 },
                screen: { StillRegister(channel: room, users: []) }),
            Part(
                "register list", \.listComponent, RegisterRows.init,
                set: { SBUModuleSet.GroupRegisterOperatorModule.ListComponent = $0 },
                give: { SBUModuleSet.groupRegisterOperatorModule.listComponent = $0 },
                screen: { StillRegister(channel: room, users: []) }),
        ])
    }
}
