import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("The screen that creates a channel", .serialized, .oneAtATime)
@MainActor
struct CreateChannelScreenTests {
    /// A view model that creates without a server.
    private final class StillViewModel: SBUCreateChannelViewModel {
        private(set) var created: [[String]] = []

        override func createChannel(userIds: [String]) {
            created.append(userIds)
        }
    }

    private final class Screen: SBUCreateChannelViewController {
        override func createViewModel(users: [SBUUser]? = nil, type: ChannelCreationType = .group) {
            viewModel = StillViewModel(channelType: type, users: users, delegate: self, dataSource: self)
        }
    }

    private func tap(_ row: Int, _ screen: SBUCreateChannelViewController) {
        screen.listComponent.map { $0.tableView($0.tableView, didSelectRowAt: IndexPath(row: row, section: 0)) }
    }

    private let users = ["bo", "zoe"].map { SBUUser(userId: $0) }

    @Test("The button counts whoever is chosen, and cannot be tapped for nobody", .covers("B11", "B12"))
    func button() throws {
        try Stage.run { stage in
            let screen = Screen(users: users)
            stage.show(screen)
            let button = try #require(screen.navigationItem.rightBarButtonItem)
            #expect(button.title == "Create" && !button.isEnabled)
            tap(0, screen)
            tap(1, screen)
            #expect(button.title == "Create (2)" && button.isEnabled)
            tap(0, screen)
            #expect(button.title == "Create (1)" && button.accessibilityLabel == "Create (1)")
        }
    }

    @Test("Title, way back and button stand in the bar, and the way back leads back", .covers("B11"))
    func bar() throws {
        try Stage.run { stage in
            let (root, screen) = (UIViewController(), Screen(users: users))
            let navigation = stage.show(root, screen)
            let title = try #require(screen.navigationItem.titleView as? SBUNavigationTitleView)
            #expect(title.text == SBUStringSet.CreateChannel_Header_Title && title.window != nil)
            let back = try #require(screen.navigationItem.leftBarButtonItem)
            #expect(screen.navigationItem.rightBarButtonItem?.accessibilityIdentifier == "selectUser.done")
            #expect(back.accessibilityLabel == SBUStringSet.Accessibility_Back)
            back.primaryAction?.perform(sender: nil)
            #expect(navigation.topViewController === root)
        }
    }

    @Test("A chosen row is checked and reads as selected", .covers("B1", "B14"))
    func checked() throws {
        try Stage.run { stage in
            let screen = Screen(users: users)
            stage.show(screen)
            tap(1, screen)
            let table = try #require(screen.listComponent?.tableView)
            let cells = (0...1).compactMap { table.cellForRow(at: IndexPath(row: $0, section: 0)) as? SBUUserCell }
            #expect(cells.map { $0.accessibilityTraits.contains(.selected) } == [false, true])
            #expect(cells.map(\.accessibilityIdentifier) == ["userCell.bo", "userCell.zoe"])
        }
    }

    @Test("The button creates with whoever is chosen, nobody creates nothing", .covers("B11"))
    func create() throws {
        try Stage.run { stage in
            let screen = Screen(users: users)
            stage.show(screen)
            screen.headerComponent?.onTapRightBarButton()
            tap(1, screen)
            screen.headerComponent?.onTapRightBarButton()
            #expect((screen.viewModel as? StillViewModel)?.created == [["zoe"]])
        }
    }

    @Test("The new channel takes the screen's place at once", .covers("B4"))
    func opens() throws {
        try Stage.run { stage in
            let screen = Screen(users: users)
            let list = StillListViewController()
            let navigation = stage.show(list, screen)
            let model = try #require(screen.viewModel)
            screen.createChannelViewModel(model, didCreateChannel: Fixture.channel("new"), withMessageListParams: nil)
            #expect(navigation.viewControllers.count == 2)
            #expect(navigation.viewControllers.first === list)
            #expect(navigation.topViewController is SBUGroupChannelViewController)
        }
    }

    @Test(
        "The kind given is the kind created", .covers("B6", "B7", "B17"),
        arguments: [ChannelCreationType.group, .supergroup, .broadcast])
    func kind(type: ChannelCreationType) throws {
        try Stage.run { _ in
            #expect(SBUCreateChannelViewController(type: type).channelType == type)
        }
    }

    @Test("Ctrl-F goes to the field that finds people")
    func find() throws {
        try Stage.run { stage in
            let screen = Screen(users: users)
            stage.show(screen)
            let command = try #require(screen.keyCommands?.first { $0.input == "f" })
            #expect(command.modifierFlags == .control)
            command.handler(command)
            #expect(screen.listComponent?.searchBar?.searchTextField.isFirstResponder == true)
        }
    }

    @Test("A failure to create is said over the list, with who is chosen still chosen")
    func failure() throws {
        try Stage.run { stage in
            let screen = Screen(users: users)
            stage.show(screen)
            tap(1, screen)
            screen.didReceiveError(ChatError.networkError.asSBError)
            let alert = try #require(FrontWindow.controller as? UIAlertController)
            #expect(alert.message == SBUStringSet.Empty_Wrong_Hint)
            #expect(screen.selectedUserList.map(\.userId) == ["zoe"])
            SBUAlertView.dismiss()
        }
    }
}
