import ChatEvents
import ChatHeader
import ChatHeaderOnce
import ChatMessageCell
import ChatScreen
import ChatScreenOnce
import ChatViewModel
import ChatWire
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("The guides on chatting in a channel", .serialized)
@MainActor
struct ChatExampleTests {
    /// Runs a body and puts back which kinds are used.
    private func withSets(_ body: (LiveRoom, UIViewController) throws -> Void) throws {
        defer {
            SBUViewControllerSet.GroupChannelViewController = SBUGroupChannelViewController.self
            SBUModuleSet.GroupChannelModule.HeaderComponent = SBUGroupChannelModule.Header.self
        }
        try LiveRoom.open(messages: 3) { room in
            let presenter = UIViewController()
            room.stage.show(presenter)
            try body(room, presenter)
        }
    }

    private func title(of screen: SBUGroupChannelViewController) -> String? {
        screen.loadViewIfNeeded()
        return (screen.navigationItem.titleView as? UILabel)?.text
    }

    @Test("A channel opened by its address shows its messages, with the parameters given", .covers("D22", "D23"))
    func byAddress() throws {
        try withSets { room, presenter in
            let screen = ChatScreen.showChannel(LiveRoom.url, from: presenter)
            room.settle()
            #expect(presenter.presentedViewController === screen.navigationController)
            #expect(screen.viewModel?.messageListParams.previousResultSize == 50)
            #expect(screen.viewModel?.fullMessageList.count == 3)
            #expect(screen.listComponent?.tableView.numberOfRows(inSection: 0) == 3)
        }
    }

    @Test("A kind of screen set is what the set makes", .covers("D47", "D50", "G1"))
    func everywhere() throws {
        try withSets { room, _ in
            ChatScreen.replaceEverywhere()
            let list = SBUGroupChannelListViewController()
            room.stage.show(list)
            list.showChannel(channelURL: LiveRoom.url)
            let opened = try #require(
                list.navigationController?.topViewController as? SBUGroupChannelViewController)
            #expect(ChatScreen.isCustom(opened) == true)
            let called = SBUViewControllerSet.GroupChannelViewController(channelURL: LiveRoom.url)
            #expect(ChatScreen.isCustom(called) == true)
            let made = SBUViewControllerSet.GroupChannelViewController.init(channelURL: LiveRoom.url)
            #expect(ChatScreen.isCustom(made) == true)
        }
    }

    @Test("A screen of the app's own can be used once", .covers("D48", "A8"))
    func once() throws {
        try withSets { room, presenter in
            let screen = ChatScreenOnce.replaceOnce(channelURL: LiveRoom.url, from: presenter)
            room.settle()
            #expect(type(of: screen) != SBUGroupChannelViewController.self)
            #expect(SBUViewControllerSet.GroupChannelViewController == SBUGroupChannelViewController.self)
            #expect(screen.viewModel?.fullMessageList.count == 3)
        }
    }

    @Test(
        "A cell of the app's own is on the screen, with its label in the bubble",
        .covers("D41", "D42", "D43", "D44", "D45", "D46", "A4"))
    func cell() throws {
        try withSets { room, _ in
            let channel = try #require(room.screen.channel as? GroupChannel)
            let screen = ChatMessageCell.replaceEverywhere(channel: channel)
            room.stage.show(UIViewController(), screen)
            room.settle()
            let cell = screen.listComponent?.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
            let own = ChatMessageCell.label(of: cell)
            let label = try #require(own)
            #expect(label.text == "9 characters")
            let bubble = try #require((cell as? SBUContentBaseMessageCell)?.mainContainerView)
            let frame = label.convert(label.bounds, to: bubble)
            #expect(label.window != nil && frame.height > 10 && bubble.bounds.insetBy(dx: -1, dy: -1).contains(frame))
            #expect(screen.view.bounds.contains(label.convert(label.bounds, to: screen.view)))
        }
    }

    @Test("A kind of header set is what the bar shows", .covers("D25", "D49", "A9"))
    func header() throws {
        try withSets { _, _ in
            #expect(title(of: ChatHeader.replaceEverywhere(channelURL: LiveRoom.url)) == "Support")
        }
    }

    @Test(
        "A header given to one screen wins over the kind that is set, and others keep theirs",
        .covers("D51", "A3", "A10"))
    func headerOnce() throws {
        try withSets { _, _ in
            #expect(title(of: ChatHeaderOnce.replaceOnce(channelURL: LiveRoom.url)) == "This one only")
            _ = ChatHeader.replaceEverywhere(channelURL: LiveRoom.url)
            #expect(title(of: ChatHeaderOnce.replaceOnce(channelURL: LiveRoom.url)) == "This one only")
            #expect(title(of: SBUGroupChannelViewController(channelURL: LiveRoom.url)) == "Support")
        }
    }

    @Test(
        "A view model of the app's own is used; without a channel the screen is empty and nothing breaks",
        .covers("D32", "D34", "D52", "A5", "G5"))
    func viewModel() throws {
        try withSets { room, _ in
            let screen = ChatViewModel.makeScreen(channelURL: LiveRoom.url)
            #expect(ChatViewModel.hasCustomViewModel(screen) == true)
            room.stage.show(UIViewController(), screen)
            room.settle()
            #expect(screen.viewModel?.delegate === screen && screen.viewModel?.dataSource === screen)
            #expect(screen.listComponent?.tableView.numberOfRows(inSection: 0) == 0)
            let input = try #require(screen.inputComponent?.messageInputView as? SBUMessageInputView)
            input.textView?.insertText("To nobody")
            input.onClickSendButton(self)
            screen.baseChannelModuleDidSelectRetry(try #require(screen.listComponent))
            screen.viewModel?.loadPrevMessages()
            screen.viewModel?.reloadMessageList()
            screen.updateStyles()
            room.settle()
            #expect(room.onServer.count == 3)
        }
    }

    @Test("An override hears how the channel changes", .covers("D53", "A6", "G4"))
    func events() throws {
        try withSets { room, _ in
            let screen = ChatEvents.makeScreen(channelURL: LiveRoom.url)
            room.stage.show(UIViewController(), screen)
            room.settle()
            let loaded = ChatEvents.changes(of: screen)
            #expect(loaded.contains(.eventChannelChanged))
            room.bos.startTyping()
            room.settle()
            let typing = ChatEvents.changes(of: screen)
            #expect(typing.contains(.eventTypingStatusUpdated))
        }
    }
}
