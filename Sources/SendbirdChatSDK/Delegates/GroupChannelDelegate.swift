/// Hears of the current user's group channels; called on the main actor. Every method is optional.
@preconcurrency @MainActor
public protocol GroupChannelDelegate: BaseChannelDelegate {
    /// Users were invited, the current one perhaps among them.
    func channel(_ channel: GroupChannel, didReceiveInvitation invitees: [User]?, inviter: User?)
    /// An invited user declined.
    func channel(_ channel: GroupChannel, didDeclineInvitation invitee: User, inviter: User?)
    /// A user joined.
    func channel(_ channel: GroupChannel, userDidJoin user: User)
    /// A user left.
    func channel(_ channel: GroupChannel, userDidLeave user: User)
    /// The number of members changed.
    func channelDidChangeMemberCount(_ channels: [GroupChannel])
    /// Users read; the current one on another device may be among them.
    func channelDidMarkAsRead(_ channel: GroupChannel, userIds: [String])
    /// The older form of ``channelDidMarkAsRead(_:userIds:)``, called where that one is not implemented.
    func channelDidUpdateReadStatus(_ channel: GroupChannel)
    /// Messages reached members.
    func channelDidUpdateDeliveryStatus(_ channel: GroupChannel)
    /// Another user began or stopped typing.
    func channelDidUpdateTypingStatus(_ channel: GroupChannel)
    /// A message was pinned, or taken down; the form of group channels.
    func channelDidUpdatePinnedMessages(_ channel: GroupChannel)
    /// The current user hid the channel.
    func channelWasHidden(_ channel: GroupChannel)
}

extension GroupChannelDelegate {
    /// Does nothing.
    public func channel(_ channel: GroupChannel, didReceiveInvitation invitees: [User]?, inviter: User?) {}
    /// Does nothing.
    public func channel(_ channel: GroupChannel, didDeclineInvitation invitee: User, inviter: User?) {}
    /// Does nothing.
    public func channel(_ channel: GroupChannel, userDidJoin user: User) {}
    /// Does nothing.
    public func channel(_ channel: GroupChannel, userDidLeave user: User) {}
    /// Does nothing.
    public func channelDidChangeMemberCount(_ channels: [GroupChannel]) {}
    /// Calls the older form.
    public func channelDidMarkAsRead(_ channel: GroupChannel, userIds: [String]) {
        channelDidUpdateReadStatus(channel)
    }
    /// Does nothing.
    public func channelDidUpdateReadStatus(_ channel: GroupChannel) {}
    /// Does nothing.
    public func channelDidUpdateDeliveryStatus(_ channel: GroupChannel) {}
    /// Does nothing.
    public func channelDidUpdateTypingStatus(_ channel: GroupChannel) {}
    /// Does nothing.
    public func channelDidUpdatePinnedMessages(_ channel: GroupChannel) {}
    /// Does nothing.
    public func channelWasHidden(_ channel: GroupChannel) {}
}
