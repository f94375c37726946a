import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("An open channel's settings with a server", .serialized, .oneAtATime, .timeLimit(.minutes(1)))
@MainActor
struct LiveOpenSettingsTests {
    private func open(_ url: String, in room: RealRoom) async throws -> SBUOpenChannelSettingsViewController {
        let screen = SBUOpenChannelSettingsViewController(channelURL: url)
        room.show(screen)
        await room.wait { screen.channel != nil }
        return screen
    }

    private func table(_ screen: SBUOpenChannelSettingsViewController) throws -> UITableView {
        try #require(screen.listComponent?.tableView)
    }

    private func info(_ screen: SBUOpenChannelSettingsViewController) -> SBUChannelSettingsChannelInfoView? {
        screen.listComponent?.channelInfoView as? SBUChannelSettingsChannelInfoView
    }

    /// Answers the desktop's chooser of files.
    private final class FileAnswer: FileChooser {
        private let urls: [URL]

        init(urls: [URL]) { self.urls = urls }

        func choose(_ request: FileChooserRequest, over window: UIWindow?, completion: @escaping ([URL]) -> Void) {
            completion(urls)
        }

        func cancel() {}
    }

    private func name(_ screen: SBUOpenChannelSettingsViewController) -> String? { info(screen)?.channelNameField.text }

    @Test(
        "A participant sees the channel, its address, who is in it, and may edit and delete it",
        .covers("F2", "F7", "F8", "F9", "F10"))
    func participant() async throws {
        try await RealRoom.run { room in
            let bos = try await room.makeOpenChannel()
            let screen = try await open(bos.channelURL, in: room)
            #expect(name(screen) == "Lobby")
            #expect(info(screen)?.urlLabel.text == bos.channelURL)
            #expect(try table(screen).rowNames == ["settings.participants", "settings.delete"])
            #expect(try table(screen).row("settings.participants").accessibilityLabel == "Participants, 1")
            #expect(screen.navigationItem.rightBarButtonItem?.accessibilityIdentifier == "settings.edit")
            #expect(screen.navigationItem.leftBarButtonItem?.accessibilityIdentifier == "settings.back")
            #expect(
                (screen.navigationItem.titleView as? SBUNavigationTitleView)?.text
                    == SBUStringSet.ChannelSettings_Header_Title)
            try #require(screen.navigationItem.rightBarButtonItem?.primaryAction).perform(sender: nil)
            #expect(room.alert?.actions.map(\.title) == ["Change name", "Change picture", "Cancel"])
            try room.choose("Cancel")
            let stack = try #require(screen.navigationController)
            try #require(screen.navigationItem.leftBarButtonItem?.primaryAction).perform(sender: nil)
            #expect(stack.topViewController !== screen)
        }
    }

    @Test("A name that a participant writes is the channel's for everybody", .covers("F2", "F12"))
    func rename() async throws {
        try await RealRoom.run { room in
            let bos = try await room.makeOpenChannel()
            try await room.finish { bos.enter(completionHandler: $0) }
            let screen = try await open(bos.channelURL, in: room)
            screen.headerComponent?.onTapRightBarButton()
            try room.choose("Change name")
            #expect(room.alert?.textFields?.first?.text == "Lobby")
            try room.write("  Salon 🛋️ ")
            try room.choose("OK")
            await room.wait { bos.name == "Salon 🛋️" }
            await room.wait { name(screen) == "Salon 🛋️" }
        }
    }

    @Test("A picture that a participant chooses is the channel's for everybody, and can be taken away", .covers("F2"))
    func picture() async throws {
        try await RealRoom.run { room in
            let bos = try await room.makeOpenChannel()
            try await room.finish { bos.enter(completionHandler: $0) }
            let screen = try await open(bos.channelURL, in: room)
            let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40))
            let square = renderer.image { context in
                UIColor.systemRed.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
            }
            let folder = try FileManager.default.url(
                for: .itemReplacementDirectory, in: .userDomainMask,
                appropriateFor: FileManager.default.temporaryDirectory, create: true)
            let file = folder.appendingPathComponent("square.png")
            try #require(square.pngData()).write(to: file)
            let before = FileChoosers.make
            FileChoosers.make = { FileAnswer(urls: [file]) }
            defer {
                FileChoosers.make = before
                try? FileManager.default.removeItem(at: folder)
            }
            screen.headerComponent?.onTapRightBarButton()
            try room.choose(SBUStringSet.ChannelSettings_Change_Image)
            await room.wait { bos.coverURL?.isEmpty == false }
            await room.wait { screen.channel?.coverURL?.isEmpty == false }
            screen.showChannelEditActionSheet()
            try room.choose(SBUStringSet.ChannelSettings_Remove_Image)
            await room.wait { bos.coverURL?.isEmpty ?? true }
        }
    }

    @Test("Deleting asks first; then the channel and its screens are gone", .covers("F2", "F9"))
    func delete() async throws {
        try await RealRoom.run { room in
            let bos = try await room.makeOpenChannel()
            let screen = try await open(bos.channelURL, in: room)
            let stack = try #require(screen.navigationController)
            try table(screen).tapRow("settings.delete")
            try room.choose("Cancel")
            #expect(stack.topViewController === screen)
            try table(screen).tapRow("settings.delete")
            #expect(room.alert?.title == SBUStringSet.ChannelSettings_Delete_Question_Mark)
            try room.choose("Delete")
            await room.wait { stack.viewControllers.count == 1 }
            var error: SBError?
            room.as("bo") { OpenChannel.getChannel(url: bos.channelURL) { error = $1 } }
            await room.wait { error != nil }
            #expect(room.alert == nil)
        }
    }

    @Test("Where the application leaves it to operators, a participant can neither edit nor delete", .covers("F2"))
    func operatorsOnly() async throws {
        try await RealRoom.run { room in
            try room.server.setParticipantsMayChange(false)
            let bos = try await room.makeOpenChannel()
            let screen = try await open(bos.channelURL, in: room)
            #expect(try table(screen).rowNames == ["settings.participants"])
            #expect(screen.navigationItem.rightBarButtonItem == nil)

            let own = try await room.makeOpenChannel("Own", by: "ana")
            let other = try await open(own.channelURL, in: room)
            #expect(try table(other).rowNames.last == "settings.delete")
            #expect(other.navigationItem.rightBarButtonItem != nil)
        }
    }

    @Test("Who is in the channel is listed by name, and the number follows who comes and goes", .covers("F2", "F9"))
    func participants() async throws {
        try await RealRoom.run { room in
            let bos = try await room.makeOpenChannel()
            let screen = try await open(bos.channelURL, in: room)
            try await room.finish { bos.enter(completionHandler: $0) }
            await room.wait {
                (try? table(screen).row("settings.participants").accessibilityLabel) == "Participants, 2"
            }
            try table(screen).tapRow("settings.participants")
            let list = try #require(screen.navigationController?.topViewController as? SBUUserListViewController)
            await room.wait { list.userList.count == 2 }
            #expect(Set(list.userList.map(\.userId)) == ["ana", "bo"])
            #expect(list.userList.first { $0.userId == "bo" }?.isOperator == true)
            try await room.finish { bos.exit(completionHandler: $0) }
            await room.wait { list.userList.map(\.userId) == ["ana"] }
            _ = try await room.entered(bos.channelURL, of: "zoe")
            await room.wait { Set(list.userList.map(\.userId)) == ["ana", "zoe"] }
        }
    }

    @Test(
        "An operator also has the moderation: operators, muted participants, banned users and freezing",
        .covers("F3", "F9"))
    func moderation() async throws {
        try await RealRoom.run { room in
            let own = try await room.makeOpenChannel(by: "ana")
            let screen = try await open(own.channelURL, in: room)
            #expect(
                try table(screen).rowNames == [
                    "settings.moderations", "settings.freeze", "settings.participants", "settings.delete",
                ])
            try table(screen).tapRow("settings.moderations")
            let moderation = try #require(
                screen.navigationController?.topViewController as? SBUModerationsViewController)
            room.stage.window.layoutIfNeeded()
            #expect(
                moderation.listComponent?.tableView.rowNames == [
                    "settings.operators", "settings.muted", "settings.banned", "settings.freeze",
                ])
        }
    }

    @Test("The switch freezes the channel for everybody, and shows what others do to it", .covers("F9"))
    func freeze() async throws {
        try await RealRoom.run { room in
            let own = try await room.makeOpenChannel(by: "ana", operators: ["ana", "bo"])
            let bos = try await room.entered(own.channelURL, of: "bo")
            let screen = try await open(own.channelURL, in: room)
            try table(screen).tapRow("settings.freeze")
            await room.wait { bos.isFrozen }
            await room.wait { (try? table(screen).row("settings.freeze").accessibilityValue) == "On" }
            try await room.finish { bos.unfreeze(completionHandler: $0) }
            await room.wait { (try? table(screen).row("settings.freeze").accessibilityValue) == "Off" }
        }
    }

    @Test("What others change is shown at once", .covers("F12"))
    func changedByOther() async throws {
        try await RealRoom.run { room in
            let bos = try await room.makeOpenChannel()
            let screen = try await open(bos.channelURL, in: room)
            let params = OpenChannelUpdateParams()
            params.name = "أهلاً"
            try await room.finish { done in bos.update(params: params) { done($1) } }
            await room.wait { name(screen) == "أهلاً" }
        }
    }

    @Test("Made an operator, one has the moderation; no longer one, it is left and said", .covers("F3"))
    func role() async throws {
        try await RealRoom.run { room in
            let bos = try await room.makeOpenChannel()
            let screen = try await open(bos.channelURL, in: room)
            try await room.finish { bos.addOperators(userIds: ["ana"], completionHandler: $0) }
            await room.wait { (try? table(screen).rowNames.contains("settings.moderations")) == true }
            try table(screen).tapRow("settings.moderations")
            #expect(screen.navigationController?.topViewController is SBUModerationsViewController)
            try await room.finish { bos.removeOperators(userIds: ["ana"], completionHandler: $0) }
            await room.wait { screen.navigationController?.topViewController === screen }
            #expect(room.alert?.title == SBUStringSet.ChannelSettings_No_Longer_Operator)
            #expect(try table(screen).rowNames == ["settings.participants", "settings.delete"])
        }
    }

    @Test("Banned while they are open, one is told so and leaves them")
    func banned() async throws {
        try await RealRoom.run { room in
            let bos = try await room.makeOpenChannel()
            let screen = try await open(bos.channelURL, in: room)
            let stack = try #require(screen.navigationController)
            screen.changeChannelName()
            try await room.finish { bos.banUser(userId: "ana", seconds: -1, description: nil, completionHandler: $0) }
            await room.wait { stack.viewControllers.count == 1 }
            #expect(room.alert?.title == SBUStringSet.ChannelSettings_Banned)
        }
    }

    @Test("Deleted while they are open, they say so and go, with every screen about the channel")
    func deleted() async throws {
        try await RealRoom.run { room in
            let bos = try await room.makeOpenChannel()
            let screen = try await open(bos.channelURL, in: room)
            let stack = try #require(screen.navigationController)
            screen.showParticipantsList()
            #expect(stack.viewControllers.count == 3)
            try await room.finish { bos.delete(completionHandler: $0) }
            await room.wait { stack.viewControllers.count == 1 }
            #expect(room.alert?.title == SBUStringSet.ChannelSettings_Channel_Deleted)
        }
    }

    @Test(
        "An address of no channel gives no information, and says that something went wrong", .covers("F13"),
        arguments: ["nowhere", "", "a b/c?d=e", String(repeating: "x", count: 500)])
    func invalid(url: String) async throws {
        try await RealRoom.run { room in
            let screen = SBUOpenChannelSettingsViewController(channelURL: url)
            room.show(screen)
            await room.wait { room.alert != nil }
            #expect(screen.channel == nil)
            #expect(name(screen)?.isEmpty ?? true)
            let names = try table(screen).rowNames
            #expect(names.isEmpty)
            #expect(screen.navigationItem.rightBarButtonItem == nil)
            screen.headerComponent?.onTapRightBarButton()
            screen.showParticipantsList()
            screen.showModerationList()
        }
    }

    @Test("The address of a group channel gives no information: settings are of open channels", .covers("F13"))
    func wrongKind() async throws {
        try await RealRoom.run { room in
            let group = try await room.makeChannel()
            let screen = SBUOpenChannelSettingsViewController(channelURL: group.channelURL)
            room.show(screen)
            await room.wait { room.alert != nil }
            #expect(screen.channel == nil)
        }
    }

    @Test("A name of 10,000 characters is refused, said to be too long, and can be mended", .covers("F2"))
    func longName() async throws {
        try await RealRoom.run { room in
            let bos = try await room.makeOpenChannel()
            let screen = try await open(bos.channelURL, in: room)
            screen.changeChannelName()
            try room.write(String(repeating: "a", count: 10_000))
            try room.choose("OK")
            await room.wait { room.alert?.message == SBUStringSet.ChannelSettings_Name_Too_Long }
            #expect(name(screen) == "Lobby")
            try room.write("Short")
            try room.choose("OK")
            await room.wait { name(screen) == "Short" }
        }
    }
}
