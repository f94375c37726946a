import Foundation
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

/// The view models on the real SDK and a real server: nothing is faked.
@Suite("The screens' models with a server", .serialized, .oneAtATime)
@MainActor
struct ServerTests {
    /// Waits for what a list tells.
    private final class ListListener: SBUGroupChannelListViewModelDelegate {
        private var waiting: (condition: ([GroupChannel]) -> Bool, done: CheckedContinuation<Void, Never>)?
        private(set) var errors: [Int] = []
        weak var model: SBUGroupChannelListViewModel?

        func wait(until condition: @escaping ([GroupChannel]) -> Bool) async {
            if condition(model?.channelList ?? []) { return }
            await withCheckedContinuation { waiting = (condition, $0) }
        }

        func groupChannelListViewModel(
            _ viewModel: SBUGroupChannelListViewModel, didChangeChannelList channels: [GroupChannel]?,
            needsToReload: Bool
        ) {
            guard let waiting, waiting.condition(channels ?? []) else { return }
            self.waiting = nil
            waiting.done.resume()
        }

        func groupChannelListViewModel(_ model: SBUGroupChannelListViewModel, didUpdateChannel channel: GroupChannel) {}
        func groupChannelListViewModel(_ model: SBUGroupChannelListViewModel, didLeaveChannel channel: GroupChannel) {}
        func shouldUpdateLoadingState(_ isLoading: Bool) {}
        func didReceiveError(_ error: SBError?) {}
        func connectionStateDidChange(_ isConnected: Bool) {}
        func didReceiveError(_ error: SBError?, isBlocker: Bool) { errors.append(error?.code ?? 0) }
    }

    /// Waits for the channel that was created, and for people.
    private final class CreateListener: SBUCreateChannelViewModelDelegate {
        private var created: CheckedContinuation<BaseChannel?, Never>?
        private var listed: CheckedContinuation<[SBUUser], Never>?

        func create(_ body: () -> Void) async -> BaseChannel? {
            await withCheckedContinuation {
                created = $0
                body()
            }
        }

        func list(_ body: () -> Void) async -> [SBUUser] {
            await withCheckedContinuation {
                listed = $0
                body()
            }
        }

        func createChannelViewModel(
            _ viewModel: SBUCreateChannelViewModel, didChangeUsers users: [SBUUser], needsToReload: Bool
        ) {
            listed?.resume(returning: users)
            listed = nil
        }

        func createChannelViewModel(
            _ viewModel: SBUCreateChannelViewModel, didCreateChannel channel: BaseChannel?,
            withMessageListParams messageListParams: MessageListParams?
        ) {
            created?.resume(returning: channel)
            created = nil
        }

        func createChannelViewModel(
            _ viewModel: SBUCreateChannelViewModel, didUpdateSelectedUsers selectedUsers: [SBUUser]
        ) {}
        func shouldUpdateLoadingState(_ isLoading: Bool) {}
        func didReceiveError(_ error: SBError?) {}
        func connectionStateDidChange(_ isConnected: Bool) {}
        func didReceiveError(_ error: SBError?, isBlocker: Bool) {
            Issue.record("\(error?.localizedDescription ?? "")")
            created?.resume(returning: nil)
            created = nil
            listed?.resume(returning: [])
            listed = nil
        }
    }

    private func start(_ server: RunningServer) {
        let params = InitParams(applicationId: RunningServer.application, isLocalCachingEnabled: true)
        params.cacheDirectory = server.folder.appendingPathComponent("cache")
        _ = SendbirdChat.initialize(params: params)
        SBUGlobals.apiHost = server.host
        SBUGlobals.currentUser = SBUUser(userId: "ana")
    }

    @Test("Ana finds people, creates a channel with them, and her list shows it at once", .timeLimit(.minutes(1)))
    func create() async throws {
        let server = try RunningServer(users: [("ana", "Ana"), ("bo", "Bo"), ("zoe", "Zoë")])
        defer {
            SBUGlobals.currentUser = nil
            SBUGlobals.apiHost = nil
        }
        start(server)
        let listener = ListListener()
        let list = SBUGroupChannelListViewModel(delegate: listener)
        listener.model = list
        list.initChannelList()
        let creating = CreateListener()
        let create = SBUCreateChannelViewModel(delegate: creating)
        let people = await creating.list { create.initUserList() }
        #expect(Set(people.map(\.userId)) == ["bo", "zoe"])
        let found = await creating.list { create.searchUsers(nameStartsWith: "bo") }
        #expect(found.map(\.userId) == ["bo"])

        let channel = await creating.create { create.createChannel(userIds: ["bo", "zoe"]) } as? GroupChannel
        let url = try #require(channel?.channelURL)
        await listener.wait { $0.map(\.channelURL) == [url] }
        let listed = try #require(list.channelList.first)
        #expect(listed.myRole == .operator)
        #expect(listed.memberCount == 3)
        #expect(SBUUtils.generateChannelName(channel: listed) == "Bo, Zoë")
        #expect(listener.errors.isEmpty)
        await withCheckedContinuation { done in SendbirdChat.disconnect { done.resume() } }
        try server.stop()
    }
}
