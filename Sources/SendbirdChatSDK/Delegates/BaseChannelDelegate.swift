/// Hears of the current user's channels; called on the main actor, in the order of the changes. Every method is
/// optional.
@preconcurrency @MainActor
public protocol BaseChannelDelegate: AnyObject {
    /// A message of another user, or of the current user on another device, came.
    func channel(_ channel: BaseChannel, didReceive message: BaseMessage)
    /// A message was edited.
    func channel(_ channel: BaseChannel, didUpdate message: BaseMessage)
    /// A message was deleted.
    func channel(_ channel: BaseChannel, messageWasDeleted messageId: Int64)
    /// The channel's own fields changed.
    func channelWasChanged(_ channel: BaseChannel)
    /// The channel is gone.
    func channelWasDeleted(_ channelURL: String, channelType: ChannelType)
    /// Only operators may send now.
    func channelWasFrozen(_ channel: BaseChannel)
    /// Everyone may send again.
    func channelWasUnfrozen(_ channel: BaseChannel)
}

extension BaseChannelDelegate {
    /// Does nothing.
    public func channel(_ channel: BaseChannel, didReceive message: BaseMessage) {}
    /// Does nothing.
    public func channel(_ channel: BaseChannel, didUpdate message: BaseMessage) {}
    /// Does nothing.
    public func channel(_ channel: BaseChannel, messageWasDeleted messageId: Int64) {}
    /// Does nothing.
    public func channelWasChanged(_ channel: BaseChannel) {}
    /// Does nothing.
    public func channelWasDeleted(_ channelURL: String, channelType: ChannelType) {}
    /// Does nothing.
    public func channelWasFrozen(_ channel: BaseChannel) {}
    /// Does nothing.
    public func channelWasUnfrozen(_ channel: BaseChannel) {}
}
