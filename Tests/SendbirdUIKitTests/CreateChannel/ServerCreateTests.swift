import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

/// The way from the list to a new channel's screen, over a real server.
@Suite("Creating a channel with a server", .serialized, .oneAtATime)
@MainActor
struct ServerCreateTests {
    /// The screen, which tells when it shows what a test waits for.
    private final class Screen: SBUCreateChannelViewController {
        private var waiting: (condition: ([SBUUser]) -> Bool, done: CheckedContinuation<Void, Never>)?
        private var created: CheckedContinuation<BaseChannel?, Never>?

        func wait(until condition: @escaping ([SBUUser]) -> Bool) async {
            if condition(userList) { return }
            await withCheckedContinuation { waiting = (condition, $0) }
        }

        func create(_ body: () -> Void) async -> BaseChannel? {
            await withCheckedContinuation {
                created = $0
                body()
            }
        }

        override func createChannelViewModel(
            _ viewModel: SBUCreateChannelViewModel, didChangeUsers users: [SBUUser], needsToReload: Bool
        ) {
            super.createChannelViewModel(viewModel, didChangeUsers: users, needsToReload: needsToReload)
            guard let waiting, waiting.condition(users) else { return }
            self.waiting = nil
            waiting.done.resume()
        }

        override func createChannelViewModel(
            _ viewModel: SBUCreateChannelViewModel, didCreateChannel channel: BaseChannel?,
            withMessageListParams messageListParams: MessageListParams?
        ) {
            super.createChannelViewModel(
                viewModel, didCreateChannel: channel, withMessageListParams: messageListParams)
            created?.resume(returning: channel)
            created = nil
        }

        override func didReceiveError(_ error: SBError?, isBlocker: Bool) {
            super.didReceiveError(error, isBlocker: isBlocker)
            waiting?.done.resume()
            waiting = nil
            created?.resume(returning: nil)
            created = nil
        }
    }

    private func start(_ server: RunningServer) {
        let params = InitParams(applicationId: RunningServer.application, isLocalCachingEnabled: true)
        params.cacheDirectory = server.folder.appendingPathComponent("cache")
        _ = SendbirdChat.initialize(params: params)
        SBUGlobals.apiHost = server.host
        SBUGlobals.currentUser = SBUUser(userId: "ana")
    }

    /// Runs a body with a server, a list in a window, and our own screen to create.
    private func serving(
        _ users: [(id: String, nickname: String)],
        _ body: (UINavigationController, SBUGroupChannelListViewController) async throws -> Void
    ) async throws {
        let server = try RunningServer(users: users)
        defer {
            SBUGlobals.currentUser = nil
            SBUGlobals.apiHost = nil
            SBUAvailable.kinds = []
            SBUViewControllerSet.CreateChannelViewController = SBUCreateChannelViewController.self
        }
        start(server)
        SBUViewControllerSet.CreateChannelViewController = Screen.self
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
        let list = SBUGroupChannelListViewController()
        let navigation = UINavigationController(rootViewController: list)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        try await body(navigation, list)
        window.rootViewController = nil
        await withCheckedContinuation { done in SendbirdChat.disconnect { done.resume() } }
        try server.stop()
    }

    private func tap(_ user: String, _ screen: Screen) throws {
        let row = try #require(screen.userList.firstIndex { $0.userId == user })
        screen.listComponent.map { $0.tableView($0.tableView, didSelectRowAt: IndexPath(row: row, section: 0)) }
    }

    @Test(
        "From the list: all users, two chosen, and the new channel's screen at once, called after them",
        .covers("B1", "B2", "B3", "B4", "B5", "B13", "B16", "B18", "E5"), .timeLimit(.minutes(1)))
    func group() async throws {
        try await serving([("ana", "Ana"), ("bo", "Bo"), ("zoe", "Zoë")]) { navigation, list in
            list.headerComponent?.onTapRightBarButton()
            let screen = try #require(navigation.topViewController as? Screen)
            screen.loadViewIfNeeded()
            await screen.wait { Set($0.map(\.userId)) == ["bo", "zoe"] }
            screen.view.layoutIfNeeded()
            let cells = screen.listComponent?.tableView.visibleCells ?? []
            #expect(Set(cells.compactMap { ($0 as? SBUUserCell)?.nicknameLabel.text }) == ["Bo", "Zoë"])
            try tap("bo", screen)
            try tap("zoe", screen)
            #expect(screen.navigationItem.rightBarButtonItem?.title == SBUStringSet.CreateChannel_Create(2))
            let created = await screen.create { screen.headerComponent?.onTapRightBarButton() }
            let channel = try #require(created as? GroupChannel)
            #expect(channel.myRole == .operator && channel.memberCount == 3)
            #expect(!channel.isSuper && !channel.isBroadcast)
            #expect(channel.name.isEmpty && SBUUtils.generateChannelName(channel: channel) == "Bo, Zoë")
            let opened = try #require(navigation.topViewController as? SBUGroupChannelViewController)
            #expect(opened.viewModel?.channelURL == channel.channelURL)
            #expect(navigation.viewControllers.count == 2 && navigation.viewControllers.first === list)
            // Its bar says so, under the pictures of both.
            navigation.view.layoutIfNeeded()
            let title = try #require(opened.headerComponent?.titleView as? SBUChannelTitleView)
            #expect(title.titleLabel.text == "Bo, Zoë" && title.coverImage.tileCount == 2)
        }
    }

    @Test(
        "The kind that was chosen is the kind that is created", .covers("B6", "B7", "B17", "E5", "E6"),
        .timeLimit(.minutes(1)), arguments: [ChannelCreationType.supergroup, .broadcast])
    func kinds(type: ChannelCreationType) async throws {
        try await serving([("ana", "Ana"), ("bo", "Bo")]) { navigation, list in
            SBUAvailable.kinds = [.supergroup, .broadcast]
            list.headerComponent?.onTapRightBarButton()
            let selector = try #require(list.createChannelTypeSelector as? SBUCreateChannelTypeSelector)
            #expect(!selector.isHidden && navigation.topViewController === list)
            if type == .supergroup {
                selector.onClickCreateSuperGroupChannel()
            } else {
                selector.onClickCreateBroadcastChannel()
            }
            let screen = try #require(navigation.topViewController as? Screen)
            screen.loadViewIfNeeded()
            await screen.wait { $0.map(\.userId) == ["bo"] }
            try tap("bo", screen)
            let created = await screen.create { screen.onClickCreate() }
            let channel = try #require(created as? GroupChannel)
            #expect(channel.isSuper && channel.isBroadcast == (type == .broadcast))
        }
    }

    @Test(
        "Parameters of the app's own decide alone: the screen's kind is not added", .covers("B6"),
        .timeLimit(.minutes(1)))
    func ownParameters() async throws {
        try await serving([("ana", "Ana"), ("bo", "Bo")]) { navigation, list in
            list.showCreateChannel(type: .broadcast)
            let screen = try #require(navigation.topViewController as? Screen)
            screen.loadViewIfNeeded()
            await screen.wait { !$0.isEmpty }
            let params = GroupChannelCreateParams()
            params.name = "Plain"
            params.addUserIds(["bo"])
            let created = await screen.create { screen.viewModel?.createChannel(params: params) }
            let channel = try #require(created as? GroupChannel)
            #expect(!channel.isBroadcast && !channel.isSuper && channel.name == "Plain")
        }
    }

    @Test(
        "Users come by pages and are found by the start of their name", .covers("B2", "B13"), .timeLimit(.minutes(1)))
    func pages() async throws {
        let many = (0..<45).map { (id: "u\($0)", nickname: $0 == 40 ? "Quentin" : "Person \($0)") }
        try await serving([("ana", "Ana")] + many) { navigation, list in
            list.showCreateChannel()
            let screen = try #require(navigation.topViewController as? Screen)
            screen.loadViewIfNeeded()
            await screen.wait { !$0.isEmpty }
            #expect(screen.userList.count < many.count)
            let table = try #require(screen.listComponent?.tableView)
            for page in 1...2 {
                navigation.view.layoutIfNeeded()
                table.scrollToRow(
                    at: IndexPath(row: screen.userList.count - 1, section: 0), at: .bottom, animated: false)
                navigation.view.layoutIfNeeded()
                await screen.wait { $0.count > 20 * page }
            }
            #expect(table.numberOfRows(inSection: 0) == many.count)
            #expect(Set(screen.userList.map(\.userId)) == Set(many.map(\.id)))
            let bar = try #require(screen.listComponent?.searchBar)
            screen.listComponent?.searchBar(bar, textDidChange: "quen")
            await screen.wait { $0.map(\.userId) == ["u40"] }
        }
    }

    @Test("A refusal is told, and who was chosen stays chosen", .timeLimit(.minutes(1)))
    func refused() async throws {
        try await serving([("ana", "Ana"), ("bo", "Bo")]) { navigation, list in
            SBUGlobalCustomParams.groupChannelParamsCreateBuilder = { $0?.channelURL = "not / a URL" }
            defer { SBUGlobalCustomParams.groupChannelParamsCreateBuilder = nil }
            list.showCreateChannel()
            let screen = try #require(navigation.topViewController as? Screen)
            screen.loadViewIfNeeded()
            await screen.wait { !$0.isEmpty }
            try tap("bo", screen)
            let created = await screen.create { screen.onClickCreate() }
            #expect(created == nil)
            #expect(FrontWindow.controller is UIAlertController)
            #expect(screen.selectedUserList.map(\.userId) == ["bo"])
            #expect(navigation.topViewController === screen)
            SBUAlertView.dismiss()
        }
    }
}
