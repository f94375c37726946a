import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("An open channel's screen with a server", .serialized, .oneAtATime, .timeLimit(.minutes(1)))
@MainActor
struct LiveOpenChannelTests {
    private func open(_ url: String, in room: RealRoom) async throws -> SBUOpenChannelViewController {
        let screen = SBUOpenChannelViewController(channelURL: url)
        room.show(screen)
        await room.wait { screen.channel != nil && screen.viewModel?.isInitialLoad == false }
        return screen
    }

    /// The texts of the list, from the top of the screen down.
    private func texts(_ screen: SBUOpenChannelViewController) -> [String] {
        (screen.viewModel?.fullMessageList ?? []).reversed().map(\.message)
    }

    private func status(_ screen: SBUOpenChannelViewController) -> String? {
        (screen.headerComponent?.titleView as? SBUChannelTitleView)?.statusLabel.text
    }

    private func input(_ screen: SBUOpenChannelViewController) throws -> SBUMessageInputView {
        try #require(screen.inputComponent?.messageInputView as? SBUMessageInputView)
    }

    private func send(_ text: String, in screen: SBUOpenChannelViewController) throws {
        try input(screen).textView?.insertText(text)
        try input(screen).onClickSendButton(screen)
    }

    @Test("Opened by its address, the channel is entered; what is written there reaches everybody who is in it")
    func chat() async throws {
        try await RealRoom.run { room in
            let bos = try await room.makeOpenChannel()
            try await room.finish { bos.enter(completionHandler: $0) }
            let ear = Ear()
            room.hear(ear, as: "bo")
            let screen = try await open(bos.channelURL, in: room)
            await room.wait { bos.participantCount == 2 }
            #expect(status(screen) == "2 participants")
            try send("Hello from Ana", in: screen)
            await room.wait { ear.texts == ["Hello from Ana"] }
            room.as("bo") { _ = bos.sendUserMessage("Welcome", completionHandler: nil) }
            await room.wait { texts(screen) == ["Hello from Ana", "Welcome"] }
            room.stage.window.layoutIfNeeded()
            #expect(screen.listComponent?.tableView.numberOfRows(inSection: 0) == 2)
        }
    }

    @Test("What is half typed is there when the channel is opened again, and gone when it was sent", .covers("C-84"))
    func draft() async throws {
        try await RealRoom.run { room in
            let bos = try await room.makeOpenChannel()
            let first = try await open(bos.channelURL, in: room)
            try input(first).textView?.insertText("Half")
            room.show(UIViewController())
            let second = try await open(bos.channelURL, in: room)
            #expect(try input(second).textView?.text == "Half")
            try input(second).onClickSendButton(second)
            await room.wait { texts(second) == ["Half"] }
            room.show(UIViewController())
            let third = try await open(bos.channelURL, in: room)
            #expect(try input(third).textView?.text == "")
        }
    }

    @Test("Older messages come by pages, none twice and none missing")
    func pages() async throws {
        try await RealRoom.run { room in
            let bos = try await room.makeOpenChannel()
            try await room.finish { bos.enter(completionHandler: $0) }
            var sent = 0
            for index in 1...70 {
                room.as("bo") { _ = bos.sendUserMessage("\(index)") { _, _ in sent += 1 } }
            }
            await room.wait { sent == 70 }
            let screen = try await open(bos.channelURL, in: room)
            await room.wait { screen.viewModel?.fullMessageList.isEmpty == false }
            #expect(texts(screen).last == "70")
            while screen.viewModel?.hasPrevious() == true {
                let before = texts(screen).count
                screen.viewModel?.loadPrevMessages()
                await room.wait { texts(screen).count > before || screen.viewModel?.hasPrevious() == false }
            }
            #expect(texts(screen) == (1...70).map(String.init))
        }
    }

    @Test("Gone with the screen, one is no longer in the channel")
    func exit() async throws {
        try await RealRoom.run { room in
            let bos = try await room.makeOpenChannel()
            try await room.finish { bos.enter(completionHandler: $0) }
            let stack = UINavigationController(rootViewController: UIViewController())
            room.stage.window.rootViewController = stack
            do {
                let screen = SBUOpenChannelViewController(channelURL: bos.channelURL)
                stack.pushViewController(screen, animated: false)
                await room.wait { bos.participantCount == 2 }
            }
            stack.popViewController(animated: false)
            await room.wait { bos.participantCount == 1 }
        }
    }

    @Test("An operator's button opens the settings, a participant's too unless the application forbids it")
    func barButton() async throws {
        try await RealRoom.run { room in
            try room.server.setParticipantsMayChange(false)
            let bos = try await room.makeOpenChannel()
            let screen = try await open(bos.channelURL, in: room)
            #expect(screen.navigationItem.rightBarButtonItem?.accessibilityIdentifier == "channel.participants")
            screen.headerComponent?.onTapRightBarButton()
            #expect(screen.navigationController?.topViewController is SBUUserListViewController)
            screen.navigationController?.popViewController(animated: false)
            try await room.finish { bos.addOperators(userIds: ["ana"], completionHandler: $0) }
            await room.wait {
                screen.navigationItem.rightBarButtonItem?.accessibilityIdentifier == "channel.settings"
            }
            screen.headerComponent?.onTapRightBarButton()
            #expect(screen.navigationController?.topViewController is SBUOpenChannelSettingsViewController)
        }
    }

    @Test("Frozen while one writes, the input says so and the text stays; thawed, it can be sent")
    func frozen() async throws {
        try await RealRoom.run { room in
            let bos = try await room.makeOpenChannel()
            let screen = try await open(bos.channelURL, in: room)
            try input(screen).textView?.insertText("Half typed")
            try await room.finish { bos.freeze(completionHandler: $0) }
            await room.wait { (try? input(screen).textView?.isEditable) == false }
            #expect(screen.listComponent?.channelStateBanner?.isHidden == false)
            #expect(try input(screen).textView?.text == "Half typed")
            try await room.finish { bos.unfreeze(completionHandler: $0) }
            await room.wait { (try? input(screen).textView?.isEditable) == true }
        }
    }

    @Test("Muted, one reads on and is told so; with the voice back, one writes")
    func muted() async throws {
        try await RealRoom.run { room in
            let bos = try await room.makeOpenChannel()
            let screen = try await open(bos.channelURL, in: room)
            try await room.finish { bos.muteUser(userId: "ana", seconds: -1, description: nil, completionHandler: $0) }
            await room.wait { (try? input(screen).textView?.isEditable) == false }
            #expect(try input(screen).textView?.accessibilityLabel == SBUStringSet.MessageInput_Text_Muted)
            try await room.finish { bos.unmuteUser(userId: "ana", completionHandler: $0) }
            await room.wait { (try? input(screen).textView?.isEditable) == true }
        }
    }

    @Test("Banned while typing, one is told so, can keep the text, and leaves")
    func banned() async throws {
        try await RealRoom.run { room in
            let bos = try await room.makeOpenChannel()
            let screen = try await open(bos.channelURL, in: room)
            let stack = try #require(screen.navigationController)
            try input(screen).textView?.insertText("Not sent yet")
            try await room.finish { bos.banUser(userId: "ana", seconds: -1, description: nil, completionHandler: $0) }
            await room.wait { room.alert?.title == SBUStringSet.Channel_Gone_Banned }
            try room.choose(SBUStringSet.Channel_Gone_Copy)
            #expect(UIPasteboard.general.string == "Not sent yet")
            #expect(stack.viewControllers.count == 1)
        }
    }

    @Test("Deleted while open, the screen says so and goes")
    func deleted() async throws {
        try await RealRoom.run { room in
            let bos = try await room.makeOpenChannel()
            let screen = try await open(bos.channelURL, in: room)
            let stack = try #require(screen.navigationController)
            try await room.finish { bos.delete(completionHandler: $0) }
            await room.wait { room.alert?.title == SBUStringSet.Channel_Gone_Deleted }
            try room.choose("OK")
            #expect(stack.viewControllers.count == 1)
        }
    }

    @Test("An address of no channel gives no messages and says that something went wrong")
    func invalid() async throws {
        try await RealRoom.run { room in
            let screen = SBUOpenChannelViewController(channelURL: "nowhere")
            room.show(screen)
            await room.wait { (screen.listComponent?.emptyView as? SBUEmptyView)?.type == .error }
            #expect(screen.channel == nil && texts(screen).isEmpty)
            let field = try input(screen).textView
            #expect(field?.isEditable == false)
        }
    }

    @Test("A channel that is created opens at once, its creator an operator in it")
    func create() async throws {
        try await RealRoom.run { room in
            let list = SBUOpenChannelListViewController()
            let stack = room.show(list)
            await room.wait { list.viewModel?.channelListQuery?.isLoading == false }
            list.headerComponent?.onTapRightBarButton()
            let create = try #require(stack.topViewController as? SBUCreateOpenChannelViewController)
            create.loadViewIfNeeded()
            #expect(create.navigationItem.rightBarButtonItem?.isEnabled == false)
            let field = try #require(create.profileInputComponent?.channelNameInputField)
            field.insertText("  ")
            #expect(create.navigationItem.rightBarButtonItem?.isEnabled == false)
            field.insertText("Evening talk")
            #expect(create.navigationItem.rightBarButtonItem?.isEnabled == true)
            create.headerComponent?.onTapRightBarButton()
            create.headerComponent?.onTapRightBarButton()
            await room.wait { stack.topViewController is SBUOpenChannelViewController }
            let screen = try #require(stack.topViewController as? SBUOpenChannelViewController)
            await room.wait { screen.channel != nil }
            #expect(screen.channel?.name == "Evening talk")
            #expect(screen.viewModel?.isOperator == true)
            #expect(stack.viewControllers.count == 3)
            stack.popViewController(animated: false)
            room.stage.window.layoutIfNeeded()
            await room.wait { list.channelList.map(\.name) == ["Evening talk"] }
        }
    }

    @Test("The list shows the application's open channels, newest first, and opens the one that is tapped")
    func list() async throws {
        try await RealRoom.run { room in
            let first = try await room.makeOpenChannel("First")
            let second = try await room.makeOpenChannel("Second")
            let list = SBUOpenChannelListViewController()
            let stack = room.show(list)
            await room.wait { list.channelList.count == 2 }
            let order = [first, second].sorted {
                ($0.createdAt, $0.channelURL) > ($1.createdAt, $1.channelURL)
            }
            #expect(list.channelList.map(\.channelURL) == order.map(\.channelURL))
            let table = try #require(list.listComponent?.tableView)
            try table.tapRow("channelList.row.\(first.channelURL)")
            let screen = try #require(stack.topViewController as? SBUOpenChannelViewController)
            await room.wait { screen.channel?.name == "First" }
        }
    }

    @Test("Settings over the channel come and go without one leaving it")
    func settingsOver() async throws {
        try await RealRoom.run { room in
            let bos = try await room.makeOpenChannel()
            try await room.finish { bos.enter(completionHandler: $0) }
            let screen = try await open(bos.channelURL, in: room)
            screen.showChannelSettings()
            let settings = screen.navigationController?.topViewController as? SBUOpenChannelSettingsViewController
            await room.wait { settings?.channel?.name == "Lobby" }
            screen.navigationController?.popToViewController(screen, animated: false)
            room.stage.window.layoutIfNeeded()
            room.as("bo") { _ = bos.sendUserMessage("Still there?", completionHandler: nil) }
            await room.wait { texts(screen) == ["Still there?"] }
            #expect(bos.participantCount == 2)
        }
    }

    @Test("Moving to an open channel opens it on top of the list that is shown")
    func move() async throws {
        try await RealRoom.run { room in
            let bos = try await room.makeOpenChannel()
            let list = SBUOpenChannelListViewController()
            let stack = room.show(list)
            await room.wait { list.channelList.count == 1 }
            SendbirdUI.moveToChannel(channelURL: bos.channelURL, channelType: .open, rootViewController: stack)
            let screen = try #require(stack.topViewController as? SBUOpenChannelViewController)
            await room.wait { screen.channel?.name == "Lobby" }
            #expect(SendbirdUI.findChannelViewController(rootViewController: stack) === screen)
        }
    }

    @Test("A file that is sent reaches everybody who is in the channel, and is shown with its name")
    func file() async throws {
        try await RealRoom.run { room in
            let bos = try await room.makeOpenChannel()
            try await room.finish { bos.enter(completionHandler: $0) }
            let ear = Ear()
            room.hear(ear, as: "bo")
            let screen = try await open(bos.channelURL, in: room)
            screen.inputComponent?.didPickFile(
                data: Data("Doors open at seven.".utf8), fileName: "Programme.txt", mimeType: "text/plain")
            await room.wait {
                ear.files == ["Programme.txt"] || screen.viewModel?.fullMessageList.first?.sendingStatus == .failed
            }
            #expect(ear.files == ["Programme.txt"])
            await room.wait { screen.viewModel?.fullMessageList.first?.sendingStatus == .succeeded }
            room.stage.window.layoutIfNeeded()
            let cell = screen.listComponent?.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
            let shown = (cell as? SBUOpenChannelFileMessageCell)?.baseFileContentView as? SBUCommonContentView
            #expect(shown?.message?.name == "Programme.txt")
        }
    }
}
