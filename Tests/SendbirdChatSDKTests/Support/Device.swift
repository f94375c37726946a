import ChatWire
import Foundation

@testable import SendbirdChatSDK

/// One installation of the SDK in a rig.
@MainActor
final class Device {
    private static var count = 0

    let rig: Rig
    let network: RigNetwork
    let client: Client
    let delegates: DelegateSet
    let ear = ConnectionEar()

    init(rig: Rig, folder: URL?, enablesAutoResend: Bool, cacheSizeLimit: Int64 = 64 << 20) {
        self.rig = rig
        network = RigNetwork(rig: rig)
        Self.count += 1
        delegates = DelegateSet(
            channel: DelegateRegistry(), connection: DelegateRegistry(), userEvent: DelegateRegistry(),
            session: DelegateRegistry())
        let configuration = ClientConfiguration(
            applicationID: "app", isCachingEnabled: folder != nil, enablesAutoResend: enablesAutoResend,
            cacheSizeLimit: cacheSizeLimit, logLevel: .none, appVersion: nil, apiHost: "http://model",
            socketHost: nil, cacheDirectory: folder)
        client = Client(
            configuration, surroundings: rig.surroundings(network, "r\(Self.count)"), delegates: delegates)
        delegates.connection.add(ear, identifier: "ear")
    }

    /// Connects, and runs until the outcome is there.
    @discardableResult
    func connect(_ userID: String, token: String? = nil) -> (user: User?, error: SBError?) {
        var result: (User?, SBError?) = (nil, nil)
        client.connect(userID: userID, token: token, apiHost: nil, wsHost: nil) { result = ($0, $1) }
        rig.run()
        return result
    }

    /// The channel, from the server.
    func channel(_ url: String) -> GroupChannel? {
        var found: GroupChannel?
        client.post(.getChannel(url: url, mustAsk: false), { channel, _ in found = channel }) { $0.channel($1) }
        rig.run()
        return found
    }

    func makeList(_ params: GroupChannelListQueryParams = GroupChannelListQueryParams()) -> ChannelListEar {
        ChannelListEar(
            GroupChannelCollection(query: GroupChannelListQuery(params: params, client: client), client: client), rig)
    }

    func makeMessages(
        _ channel: GroupChannel, from startingPoint: Int64 = .max, _ params: MessageListParams = MessageListParams()
    ) -> MessageListEar {
        MessageListEar(
            MessageCollection(channel: channel, startingPoint: startingPoint, params: params, client: client), rig)
    }
}
