import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

/// The screens of the lists, of creating and of chatting; those of settings are in `EverySettingTests`.
@Suite("Every component of every screen can be replaced", .serialized, .oneAtATime)
@MainActor
struct EveryScreenTests {
    private final class ListHeader: SBUGroupChannelListModule.Header {}
    private final class ListRows: SBUGroupChannelListModule.List {}
    private final class CreateHeader: SBUCreateChannelModule.Header {}
    private final class CreateRows: SBUCreateChannelModule.List {}
    private final class ChatHeader: SBUGroupChannelModule.Header {}
    private final class ChatRows: SBUGroupChannelModule.List {}
    private final class ChatInput: SBUGroupChannelModule.Input {}
    private final class OpenListHeader: SBUOpenChannelListModule.Header {}
    private final class OpenListRows: SBUOpenChannelListModule.List {}
    private final class OpenHeader: SBUOpenChannelModule.Header {}
    private final class OpenRows: SBUOpenChannelModule.List {}
    private final class OpenInput: SBUOpenChannelModule.Input {}
    private final class CreateOpenHeader: SBUCreateOpenChannelModule.Header {}
    private final class CreateOpenInput: SBUCreateOpenChannelModule.ProfileInput {}

    private typealias Part = ReplaceablePart

    private func expectEveryWay(_ parts: [ReplaceablePart]) throws {
        try Stage.run { stage in
            for part in parts { part.expectEveryWay(on: stage) }
        }
    }

    @Test("In the channel list, and where one is created", .covers("A3", "A9", "A10", "B9", "B10", "B22", "B24"))
    func lists() throws {
        try expectEveryWay([
            Part(
                "list header", \.headerComponent, ListHeader.init,
                set: { SBUModuleSet.GroupChannelListModule.HeaderComponent = $0 },
                give: { SBUModuleSet.groupChannelListModule.headerComponent = $0 }, screen: StillListViewController.init
            ),
            Part(
                "list", \.listComponent, ListRows.init,
                set: { SBUModuleSet.GroupChannelListModule.ListComponent = $0 },
                give: { SBUModuleSet.groupChannelListModule.listComponent = $0 }, screen: StillListViewController.init),
            Part(
                "create header", \.headerComponent, CreateHeader.init,
                set: { SBUModuleSet.CreateGroupChannelModule.HeaderComponent = $0 },
                give: { SBUModuleSet.createChannelModule.headerComponent = $0 },
                screen: { SBUCreateChannelViewController(users: []) }),
            Part(
                "create list", \.listComponent, CreateRows.init,
                set: { SBUModuleSet.CreateGroupChannelModule.ListComponent = $0 },
                give: { SBUModuleSet.createChannelModule.listComponent = $0 },
                screen: { SBUCreateChannelViewController(users: []) }),
        ])
    }

    @Test("In a group channel", .covers("A3", "A9", "A10", "D25", "D26", "D27", "D49", "D51"))
    func chat() throws {
        let room = Fixture.room(with: [Fixture.bo])
        try expectEveryWay([
            Part(
                "channel header", \.headerComponent, ChatHeader.init,
                set: { SBUModuleSet.GroupChannelModule.HeaderComponent = $0 },
                give: { SBUModuleSet.groupChannelModule.headerComponent = $0 },
                screen: { StillChannelViewController(channel: room) }),
            Part(
                "channel list", \.listComponent, ChatRows.init,
                set: { SBUModuleSet.GroupChannelModule.ListComponent = $0 },
                give: { SBUModuleSet.groupChannelModule.listComponent = $0 },
                screen: { StillChannelViewController(channel: room) }),
            Part(
                "channel input", \.inputComponent, ChatInput.init,
                set: { SBUModuleSet.GroupChannelModule.InputComponent = $0 },
                give: { SBUModuleSet.groupChannelModule.inputComponent = $0 },
                screen: { StillChannelViewController(channel: room) }),
        ])
    }

    @Test("In the list of open channels, and where one is created", .covers("A3", "A9", "A10"))
    func openLists() throws {
        try expectEveryWay([
            Part(
                "open list header", \.headerComponent, OpenListHeader.init,
                set: { SBUModuleSet.OpenChannelListModule.HeaderComponent = $0 },
                give: { SBUModuleSet.openChannelListModule.headerComponent = $0 },
                screen: { StillOpenListViewController() }),
            Part(
                "open list", \.listComponent, OpenListRows.init,
                set: { SBUModuleSet.OpenChannelListModule.ListComponent = $0 },
                give: { SBUModuleSet.openChannelListModule.listComponent = $0 },
                screen: { StillOpenListViewController() }),
            Part(
                "create open header", \.headerComponent, CreateOpenHeader.init,
                set: { SBUModuleSet.CreateOpenChannelModule.HeaderComponent = $0 },
                give: { SBUModuleSet.createOpenChannelModule.headerComponent = $0 },
                screen: { SBUCreateOpenChannelViewController() }),
            Part(
                "create open input", \.profileInputComponent, CreateOpenInput.init,
                set: { SBUModuleSet.CreateOpenChannelModule.ProfileInputComponent = $0 },
                give: { SBUModuleSet.createOpenChannelModule.profileInputComponent = $0 },
                screen: { SBUCreateOpenChannelViewController() }),
        ])
    }

    @Test("In an open channel", .covers("A3", "A9", "A10"))
    func openChat() throws {
        let lobby = Fixture.openChannel()
        try expectEveryWay([
            Part(
                "open channel header", \.headerComponent, OpenHeader.init,
                set: { SBUModuleSet.OpenChannelModule.HeaderComponent = $0 },
                give: { SBUModuleSet.openChannelModule.headerComponent = $0 },
                screen: { StillOpenChannelViewController(channel: lobby) }),
            Part(
                "open channel list", \.listComponent, OpenRows.init,
                set: { SBUModuleSet.OpenChannelModule.ListComponent = $0 },
                give: { SBUModuleSet.openChannelModule.listComponent = $0 },
                screen: { StillOpenChannelViewController(channel: lobby) }),
            Part(
                "open channel input", \.inputComponent, OpenInput.init,
                set: { SBUModuleSet.OpenChannelModule.InputComponent = $0 },
                give: { SBUModuleSet.openChannelModule.inputComponent = $0 },
                screen: { StillOpenChannelViewController(channel: lobby) }),
        ])
    }
}
