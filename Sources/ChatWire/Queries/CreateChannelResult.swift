/// The answer to making a channel: the channel, and whether it is new.
///
/// On the wire `is_created` stands beside the channel's own fields.
public struct CreateChannelResult: Hashable, Sendable, Codable {
    /// The channel, as its creator sees it.
    public var channel: WireChannel
    /// False when a distinct channel of the same members was there already.
    public var isCreated: Bool

    /// Makes the result.
    public init(channel: WireChannel, isCreated: Bool) {
        self.channel = channel
        self.isCreated = isCreated
    }

    private enum CodingKeys: String, CodingKey {
        case isCreated = "is_created"
    }

    /// Reads the channel and the flag beside it.
    public init(from decoder: any Decoder) throws {
        channel = try WireChannel(from: decoder)
        isCreated =
            try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Bool.self, forKey: .isCreated)
            ?? true
    }

    /// Writes the channel and the flag beside it.
    public func encode(to encoder: any Encoder) throws {
        try channel.encode(to: encoder)
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(isCreated, forKey: .isCreated)
    }
}
