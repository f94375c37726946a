/// Hears how a collection of messages changes; called on the main actor. Every method is optional.
@preconcurrency @MainActor
public protocol MessageCollectionDelegate: AnyObject {
    /// Messages came into the collection, ascending by time.
    func messageCollection(
        _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
        addedMessages messages: [BaseMessage])
    /// Messages of the collection changed; a pending one that was sent is among them.
    func messageCollection(
        _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
        updatedMessages messages: [BaseMessage])
    /// Messages left the collection.
    func messageCollection(
        _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
        deletedMessages messages: [BaseMessage])
    /// The collection's channel changed.
    func messageCollection(
        _ collection: MessageCollection, channelContext: ChannelContext, updatedChannel channel: GroupChannel)
    /// The collection's channel is gone, or the current user no longer in it.
    func messageCollection(
        _ collection: MessageCollection, channelContext: ChannelContext, deletedChannel channelURL: String)
    /// The older form of `channelContext:updatedChannel:`, called where that one is not implemented.
    func messageCollection(
        _ collection: MessageCollection, context: MessageContext, updatedChannel channel: GroupChannel)
    /// The older form of `channelContext:deletedChannel:`, called where that one is not implemented.
    func messageCollection(
        _ collection: MessageCollection, context: MessageContext, deletedChannel channelURL: String)
    /// More than 300 messages are missing after a break. Dispose the collection and make a new one.
    func didDetectHugeGap(_ collection: MessageCollection)
}

extension MessageCollectionDelegate {
    /// Does nothing.
    public func messageCollection(
        _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
        addedMessages messages: [BaseMessage]
    ) {}
    /// Does nothing.
    public func messageCollection(
        _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
        updatedMessages messages: [BaseMessage]
    ) {}
    /// Does nothing.
    public func messageCollection(
        _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
        deletedMessages messages: [BaseMessage]
    ) {}
    /// Calls the older form.
    public func messageCollection(
        _ collection: MessageCollection, channelContext: ChannelContext, updatedChannel channel: GroupChannel
    ) {
        let context = MessageContext(source: channelContext.source, sendingStatus: .none)
        messageCollection(collection, context: context, updatedChannel: channel)
    }
    /// Calls the older form.
    public func messageCollection(
        _ collection: MessageCollection, channelContext: ChannelContext, deletedChannel channelURL: String
    ) {
        let context = MessageContext(source: channelContext.source, sendingStatus: .none)
        messageCollection(collection, context: context, deletedChannel: channelURL)
    }
    /// Does nothing.
    public func messageCollection(
        _ collection: MessageCollection, context: MessageContext, updatedChannel channel: GroupChannel
    ) {}
    /// Does nothing.
    public func messageCollection(
        _ collection: MessageCollection, context: MessageContext, deletedChannel channelURL: String
    ) {}
    /// Does nothing.
    public func didDetectHugeGap(_ collection: MessageCollection) {}
}
