/// A line of events that are told one after the other: those of one channel, or those of an application that belong to
/// no channel.
struct WebhookLane: Hashable, Sendable {
    let applicationKey: Int64
    /// 0 for events of no channel.
    let channelKey: Int64
}
