/// A page of channels.
public struct ChannelPage: Hashable, Sendable, Codable {
    /// The channels, in the order asked for.
    public var channels: [WireChannel]
    /// The token of the next page; empty at the end.
    public var next: String
    /// The server's clock, in milliseconds since 1970.
    public var serverTime: Int64
    /// Where the application's log stood when the page was read.
    public var position: Int64

    /// Makes a page.
    public init(channels: [WireChannel], next: String, serverTime: Int64, position: Int64) {
        self.channels = channels
        self.next = next
        self.serverTime = serverTime
        self.position = position
    }

    private enum CodingKeys: String, CodingKey {
        case channels, next
        case serverTime = "ts"
        case position = "pos"
    }
}
