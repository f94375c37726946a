/// A change of the receiver's own row in a channel.
public struct OwnChannelChange: Hashable, Sendable, Codable {
    /// Why the row changed.
    public enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
        /// The receiver joined, or a channel was made with the receiver in it.
        case joined
        /// The receiver was invited.
        case invited
        /// The receiver left, declined, or was removed.
        case left
        /// The receiver was removed, and may not come back for a while.
        case banned
        /// The receiver read, on whatever device.
        case read
        /// The receiver hid the channel or shows it again.
        case hidden
        /// Role, muted, or a setting changed.
        case settings
    }

    /// Why.
    public var reason: Reason
    /// The channel as the receiver sees it: with ``WireChannel/my``, and for
    /// `joined` and `invited` with members and last message too.
    public var channel: WireChannel

    /// Makes a change.
    public init(reason: Reason, channel: WireChannel) {
        self.reason = reason
        self.channel = channel
    }
}
