import ChatWire
import Foundation

@testable import SendbirdChatSDK

/// Writes down what the connection's delegate is told.
final class ConnectionEar: ConnectionDelegate {
    var heard: [String] = []

    func didConnect(userId: String) { heard.append("connected \(userId)") }
    func didDisconnect(userId: String) { heard.append("disconnected \(userId)") }
    func didStartReconnection() { heard.append("reconnecting") }
    func didSucceedReconnection() { heard.append("reconnected") }
    func didFailReconnection() { heard.append("failed") }
}

/// A live list of channels and what its delegate is told.
@MainActor
final class ChannelListEar: GroupChannelCollectionDelegate {
    let collection: GroupChannelCollection
    private let rig: Rig
    var heard: [String] = []

    init(_ collection: GroupChannelCollection, _ rig: Rig) {
        self.collection = collection
        self.rig = rig
        collection.delegate = self
    }

    var urls: [String] { collection.channelList.map(\.channelURL) }

    @discardableResult
    func loadMore() -> (channels: [String]?, error: SBError?) {
        var result: ([String]?, SBError?) = (nil, nil)
        collection.loadMore { channels, error in result = (channels?.map(\.channelURL), error) }
        rig.run()
        return result
    }

    func channelCollection(
        _ collection: GroupChannelCollection, context: ChannelContext, addedChannels channels: [GroupChannel]
    ) {
        heard.append("added \(context.source) \(channels.map(\.channelURL).joined(separator: ","))")
    }

    func channelCollection(
        _ collection: GroupChannelCollection, context: ChannelContext, updatedChannels channels: [GroupChannel]
    ) {
        heard.append("updated \(context.source) \(channels.map(\.channelURL).joined(separator: ","))")
    }

    func channelCollection(
        _ collection: GroupChannelCollection, context: ChannelContext, deletedChannelURLs: [String]
    ) {
        heard.append("deleted \(context.source) \(deletedChannelURLs.joined(separator: ","))")
    }
}

/// A live list of messages, what its delegate is told, and the same list built from nothing but that.
@MainActor
final class MessageListEar: MessageCollectionDelegate {
    let collection: MessageCollection
    private let rig: Rig
    var heard: [String] = []
    var addedBatches: [[BaseMessage]] = []
    var hugeGaps = 0
    var cached: [BaseMessage]?
    var fromServer: [BaseMessage]?
    var serverError: SBError?
    var cacheCalls = 0
    var serverCalls = 0

    init(_ collection: MessageCollection, _ rig: Rig) {
        self.collection = collection
        self.rig = rig
        collection.delegate = self
    }

    var texts: [String] { collection.succeededMessages.map(\.message) }
    var pending: [String] { collection.pendingMessages.map(\.message) }
    var failed: [String] { collection.failedMessages.map(\.message) }

    @discardableResult
    func start() -> Self {
        collection.startCollection(
            initPolicy: .cacheAndReplaceByApi,
            cacheResultHandler: { messages, _ in
                self.cached = messages
                self.cacheCalls += 1
            },
            apiResultHandler: { messages, error in
                (self.fromServer, self.serverError) = (messages, error)
                self.serverCalls += 1
            })
        rig.run()
        return self
    }

    @discardableResult
    func loadPrevious() -> (texts: [String]?, error: SBError?) {
        var result: ([String]?, SBError?) = (nil, nil)
        collection.loadPrevious { messages, error in result = (messages?.map(\.message), error) }
        rig.run()
        return result
    }

    @discardableResult
    func loadNext() -> (texts: [String]?, error: SBError?) {
        var result: ([String]?, SBError?) = (nil, nil)
        collection.loadNext { messages, error in result = (messages?.map(\.message), error) }
        rig.run()
        return result
    }

    func messageCollection(
        _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
        addedMessages messages: [BaseMessage]
    ) {
        addedBatches.append(messages)
        heard.append(Self.line("added", context, messages))
    }

    func messageCollection(
        _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
        updatedMessages messages: [BaseMessage]
    ) {
        heard.append(Self.line("updated", context, messages))
    }

    func messageCollection(
        _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
        deletedMessages messages: [BaseMessage]
    ) {
        heard.append(Self.line("deleted", context, messages))
    }

    func messageCollection(
        _ collection: MessageCollection, context: MessageContext, updatedChannel channel: GroupChannel
    ) {
        heard.append("channel \(context.source)")
    }

    func messageCollection(
        _ collection: MessageCollection, context: MessageContext, deletedChannel channelURL: String
    ) {
        heard.append("channel deleted \(context.source)")
    }

    func didDetectHugeGap(_ collection: MessageCollection) { hugeGaps += 1 }

    private static func line(_ what: String, _ context: MessageContext, _ messages: [BaseMessage]) -> String {
        "\(what) \(context.source) \(context.sendingStatus) \(messages.map(\.message).joined(separator: ","))"
    }
}
