/// A message whose link is to be looked at.
struct LinkOrder: Sendable, Hashable {
    let applicationKey: Int64
    let channelKey: Int64
    let messageID: Int64
    /// The link; nil where the message has none any more.
    let link: String?
}
