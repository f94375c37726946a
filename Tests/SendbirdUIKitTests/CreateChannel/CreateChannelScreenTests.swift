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

    /// A screen with a list of its own: 45 people in pages of 20, of which one overlaps with the one before.
    private final class OwnPages: SBUCreateChannelViewController {
        private(set) var asked = 0
        private var given = 0

        override func createChannelViewModel(
            _ viewModel: SBUCreateChannelViewModel, nextUserListForChannelType channelType: ChannelCreationType
        ) -> [SBUUser]? {
            asked += 1
            defer { given = min(45, given + 20) }
            return given == 45 ? [] : (max(0, given - 1)..<min(45, given + 20)).map { SBUUser(userId: "p\($0)") }
        }
    }

    @Test(
        "Scrolled to its end, a list of the app's own has every row once, and is not asked again", .covers("C-34"))
    func ownPages() throws {
        try Stage.run { stage in
            let screen = OwnPages(users: nil)
            stage.show(screen)
            screen.viewModel?.loadNextUserList(reset: true)
            let table = try #require(screen.listComponent?.tableView)
            for _ in 0..<12 {
                stage.window.layoutIfNeeded()
                let end = max(0, table.contentSize.height - table.bounds.height)
                table.setContentOffset(CGPoint(x: 0, y: end), animated: false)
            }
            #expect(table.numberOfRows(inSection: 0) == 45)
            #expect(screen.userList.map(\.userId) == (0..<45).map { "p\($0)" })
            #expect(screen.asked == 4, "Three pages, and the word that there are no more.")
        }
    }

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
