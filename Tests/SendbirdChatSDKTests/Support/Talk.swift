import Foundation

@testable import SendbirdChatSDK

/// Ana and Bo in a channel of a real server, each with a live list that shows all there is, and Bo's ears.
@MainActor
final class Talk {
    let room: LiveRoom
    let ana: LiveDevice
    let bo: LiveDevice
    let anas: GroupChannel
    let bos: GroupChannel
    let anasList: MessageCollection
    let bosList: MessageCollection
    let ear: PartsEar

    var pulse: Pulse { room.pulse }

    init() async throws {
        room = try LiveRoom(users: ["ana", "bo", "cy"])
        ana = try await room.device("ana")
        bo = try await room.device("bo")
        anas = try await ana.createChannel("chan_tea", with: ["bo", "cy"])
        bos = try await bo.channel("chan_tea")
        ear = PartsEar(bo, room.pulse)
        anasList = try await Self.list(of: anas, ana, room.pulse)
        bosList = try await Self.list(of: bos, bo, room.pulse)
        bosList.delegate = ear
        act(as: ana)
    }

    /// Lets `SendbirdChat` speak for a device.
    func act(as device: LiveDevice) { Client.makeCurrent(device.client) }

    func stop() {
        Client.makeCurrent(nil)
        room.stop()
    }

    /// A live list with all parts of messages and all replies.
    static func list(
        of channel: GroupChannel, _ device: LiveDevice, _ pulse: Pulse, replies: ReplyType = .all
    ) async throws -> MessageCollection {
        let collection = MessageCollection(
            channel: channel, startingPoint: .max, params: everything(replies), client: device.client)
        collection.delegate = pulse
        _ = try await collection.startCollection(initPolicy: .cacheAndReplaceByApi)
        return collection
    }

    static func everything(_ replies: ReplyType = .all) -> MessageListParams {
        let params = MessageListParams()
        params.includeReactions = true
        params.includeThreadInfo = true
        params.includeParentMessageInfo = true
        params.includeMetaArray = true
        params.includePollDetails = true
        params.replyType = replies
        return params
    }

    /// What Bo's cache gives without a connection.
    func cached(replies: ReplyType = .all) async throws -> [BaseMessage] {
        let collection = MessageCollection(
            channel: bos, startingPoint: .max, params: Self.everything(replies), client: bo.client)
        return try await bo.cachedMessages(of: collection)
    }

    func message(_ text: String, in list: MessageCollection) -> BaseMessage? {
        list.succeededMessages.first { $0.message == text }
    }
}
