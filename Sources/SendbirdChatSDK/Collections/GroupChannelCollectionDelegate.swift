/// Hears how a collection of channels changes; called on the main actor. Every method is optional.
@preconcurrency @MainActor
public protocol GroupChannelCollectionDelegate: AnyObject {
    /// Channels came into the list.
    func channelCollection(
        _ collection: GroupChannelCollection, context: ChannelContext, addedChannels channels: [GroupChannel])
    /// Channels of the list changed.
    func channelCollection(
        _ collection: GroupChannelCollection, context: ChannelContext, updatedChannels channels: [GroupChannel])
    /// Channels left the list.
    func channelCollection(
        _ collection: GroupChannelCollection, context: ChannelContext, deletedChannelURLs: [String])
}

extension GroupChannelCollectionDelegate {
    /// Does nothing.
    public func channelCollection(
        _ collection: GroupChannelCollection, context: ChannelContext, addedChannels channels: [GroupChannel]
    ) {}
    /// Does nothing.
    public func channelCollection(
        _ collection: GroupChannelCollection, context: ChannelContext, updatedChannels channels: [GroupChannel]
    ) {}
    /// Does nothing.
    public func channelCollection(
        _ collection: GroupChannelCollection, context: ChannelContext, deletedChannelURLs: [String]
    ) {}
}
