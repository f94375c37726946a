import ChatWire
import Foundation

@testable import SendbirdChatSDK

/// One installation of the SDK over real sockets, with its own cache.
@MainActor
final class LiveDevice {
    let client: Client
    let delegates: DelegateSet
    private let host: String
    private let pulse: Pulse

    init(host: String, folder: URL, pulse: Pulse) {
        self.host = host
        self.pulse = pulse
        delegates = DelegateSet(
            channel: DelegateRegistry(), connection: DelegateRegistry(), userEvent: DelegateRegistry(),
            session: DelegateRegistry())
        let configuration = ClientConfiguration(
            applicationID: "community", isCachingEnabled: true, enablesAutoResend: true, cacheSizeLimit: 64 << 20,
            logLevel: .none, appVersion: nil, apiHost: host, socketHost: nil, cacheDirectory: folder)
        client = Client(configuration, surroundings: .live(), delegates: delegates)
        delegates.channel.add(pulse, identifier: "pulse")
        delegates.connection.add(pulse, identifier: "pulse")
    }

    @discardableResult
    func connect(_ userID: String) async throws -> User {
        try await awaiting { done in
            client.connect(userID: userID, token: nil, apiHost: nil, wsHost: nil) { user, error in
                done(error == nil ? user : nil, error)
            }
        }
    }

    func channel(_ url: String, mustAsk: Bool = true) async throws -> GroupChannel {
        try await awaiting { done in
            client.post(.getChannel(url: url, mustAsk: mustAsk), done) { $0.channel($1) }
        }
    }

    func createChannel(_ url: String, with userIDs: [String]) async throws -> GroupChannel {
        let params = GroupChannelCreateParams()
        (params.channelURL, params.userIds) = (url, userIDs)
        return try await awaiting { done in
            client.post(.createChannel(params.wire), done) { $0.channel($1) }
        }
    }

    func openChannel(_ url: String) async throws -> OpenChannel {
        try await awaiting { done in
            client.post(.getOpenChannel(url: url), done) { $0.openChannel($1) }
        }
    }

    func createOpenChannel(_ url: String) async throws -> OpenChannel {
        let params = OpenChannelCreateParams(channelURL: url)
        return try await awaiting { done in
            client.post(.createOpenChannel(params.wire), done) { $0.openChannel($1) }
        }
    }

    func messages(of channel: GroupChannel, pageSize: Int = 20) async throws -> MessageCollection {
        let params = MessageListParams()
        params.previousResultSize = pageSize
        let collection = MessageCollection(channel: channel, startingPoint: .max, params: params, client: client)
        collection.delegate = pulse
        _ = try await collection.startCollection(initPolicy: .cacheAndReplaceByApi)
        return collection
    }

    func channels(
        _ params: GroupChannelListQueryParams = GroupChannelListQueryParams()
    ) async throws -> GroupChannelCollection {
        let query = GroupChannelListQuery(params: params, client: client)
        let collection = GroupChannelCollection(query: query, client: client)
        collection.delegate = pulse
        _ = try await collection.loadMore()
        return collection
    }

    /// Closes the connection and keeps cache and user.
    func disconnectSocket() async {
        await withCheckedContinuation { continuation in
            client.postEnd(.disconnectWebSocket) { _ in continuation.resume() }
        }
    }

    func rename(_ nickname: String) async throws {
        try await awaitingEnd { client.postEnd(.updateUser(UserUpdate(nickname: nickname)), $0) }
    }

    func setAutoAccept(_ accepts: Bool) async throws {
        try await awaitingEnd { client.postEnd(.setAutoAccept(accepts), $0) }
    }

    /// What the cache gives to a collection.
    func cachedMessages(of collection: MessageCollection) async throws -> [BaseMessage] {
        try await awaiting {
            collection.startCollection(initPolicy: .cacheAndReplaceByApi, cacheResultHandler: $0, apiResultHandler: nil)
        }
    }
}
