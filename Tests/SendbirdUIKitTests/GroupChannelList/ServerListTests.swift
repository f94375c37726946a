import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

/// The list's screen, the real SDK and a real server: nothing is faked.
@Suite("The channel list with a server", .serialized, .oneAtATime)
@MainActor
struct ServerListTests {
    /// The screen, which tells when it shows what a test waits for.
    private final class Screen: SBUGroupChannelListViewController {
        private var waiting: (condition: ([GroupChannel]) -> Bool, done: CheckedContinuation<Void, Never>)?

        func wait(until condition: @escaping ([GroupChannel]) -> Bool) async {
            if condition(channelList) { return }
            await withCheckedContinuation { waiting = (condition, $0) }
        }

        /// What fails ends the waiting: a test must not wait for what cannot come.
        override func didReceiveError(_ error: SBError?, isBlocker: Bool) {
            super.didReceiveError(error, isBlocker: isBlocker)
            Issue.record("\(error?.localizedDescription ?? "")")
            waiting?.done.resume()
            waiting = nil
        }

        override func groupChannelListViewModel(
            _ viewModel: SBUGroupChannelListViewModel, didChangeChannelList channels: [GroupChannel]?,
            needsToReload: Bool
        ) {
            super.groupChannelListViewModel(viewModel, didChangeChannelList: channels, needsToReload: needsToReload)
            guard let waiting, waiting.condition(channels ?? []) else { return }
            self.waiting = nil
            waiting.done.resume()
        }
    }

    private func swipe(_ title: String, _ screen: Screen) throws {
        let list = try #require(screen.listComponent)
        let first = IndexPath(row: 0, section: 0)
        let actions = list.tableView(list.tableView, trailingSwipeActionsConfigurationForRowAt: first)?.actions
        let action = try #require(actions?.first { $0.title == title })
        action.handler(action, list.tableView) { _ in }
    }

    @Test(
        "Swiping turns notifications off and on, and leaves, on the server too", .covers("E4", "E7", "E20"),
        .timeLimit(.minutes(1)))
    func swiping() async throws {
        let server = try RunningServer(users: [("ana", "Ana"), ("bo", "Bo")])
        defer {
            SBUGlobals.currentUser = nil
            SBUGlobals.apiHost = nil
        }
        let params = InitParams(applicationId: RunningServer.application, isLocalCachingEnabled: true)
        params.cacheDirectory = server.folder.appendingPathComponent("cache")
        try await SendbirdChat.initialize(params: params)
        SBUGlobals.apiHost = server.host
        SBUGlobals.currentUser = SBUUser(userId: "ana")
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
        let screen = Screen()
        window.rootViewController = UINavigationController(rootViewController: screen)
        window.makeKeyAndVisible()
        await withCheckedContinuation { done in
            SendbirdUI.connectIfNeeded { _, _ in done.resume() }
        }
        let create = GroupChannelCreateParams()
        create.name = "Hike"
        create.addUserIds(["bo"])
        let channel = try await GroupChannel.createChannel(params: create)
        await screen.wait { $0.map(\.channelURL) == [channel.channelURL] }
        window.layoutIfNeeded()

        try swipe(SBUStringSet.ChannelList_Notifications_Off, screen)
        await screen.wait { $0.first?.myPushTriggerOption == .off }
        let row = screen.listComponent?.tableView.visibleCells.first as? SBUGroupChannelCell
        #expect(row?.notificationState.isHidden == false)
        #expect(try await channel.getMyPushTriggerOption() == .off)
        try swipe(SBUStringSet.ChannelList_Notifications_On, screen)
        await screen.wait { $0.first?.myPushTriggerOption == .all }
        #expect(row?.notificationState.isHidden == true)

        try swipe(SBUStringSet.ChannelList_Leave, screen)
        await screen.wait(until: \.isEmpty)
        #expect((screen.listComponent?.emptyView as? SBUEmptyView)?.type == .noChannels)
        window.rootViewController = nil
        await withCheckedContinuation { done in SendbirdChat.disconnect { done.resume() } }
        try server.stop()
    }
}
