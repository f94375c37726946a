public import ChatWire

/// What is told after a change is on disk.
public enum Announcement: Hashable, Sendable {
    /// An event for the joined members of a group channel, or for those who are in an open one, as they are after the
    /// change.
    case members(channelKey: Int64, event: WireEvent)
    /// An event for the joined members except one: typing is not echoed.
    case otherMembers(channelKey: Int64, exceptUserKey: Int64, event: WireEvent)
    /// An event for one user, on all devices.
    case user(userKey: Int64, event: WireEvent)
    /// An event for the owner of a member's row. The store fills in the channel as that user sees it.
    case ownRow(userKey: Int64, channelKey: Int64, reason: OwnChannelChange.Reason)
}
