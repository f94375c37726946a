internal import ChatWire

/// A channel's place in a list, by the server's own keys: group, time, time of making (later ones first), bytes, and
/// the address, which makes the order total.
struct ChannelOrderKey: Hashable, Sendable {
    /// Lower groups come first: channels without what the order asks for stand behind.
    let group: Int8
    /// A time; later comes first.
    let time: Int64
    /// When the channel was made, where that decides; later comes first.
    let madeAt: Int64
    /// Text as bytes, ascending.
    let bytes: [UInt8]
    /// The channel's address.
    let channelURL: String

    init(_ channel: WireChannel, order: GroupChannelOrder, metadataKey: String?) {
        channelURL = channel.channelURL
        switch order {
        case .chronological:
            (group, time, madeAt, bytes) = (0, 0, channel.createdAt, [])
        case .latestLastMessage:
            // Channels without messages stand behind: no message is from the year 1970.
            (group, time, madeAt, bytes) = (0, channel.lastMessage?.createdAt ?? 0, channel.createdAt, [])
        case .channelNameAlphabetical:
            (group, time, madeAt, bytes) = (0, 0, 0, NameOrderKey.bytes(of: channel.name))
        case .metadataValueAlphabetical:
            let value = metadataKey.flatMap { channel.metadata?[$0] }
            (group, time, madeAt) = (value == nil ? 1 : 0, 0, 0)
            bytes = value.map(NameOrderKey.bytes) ?? []
        }
    }

    func precedes(_ other: ChannelOrderKey) -> Bool {
        if group != other.group { return group < other.group }
        if time != other.time { return time > other.time }
        if madeAt != other.madeAt { return madeAt > other.madeAt }
        if bytes != other.bytes { return NameOrderKey.precedes(bytes, other.bytes) }
        return channelURL.utf8.lexicographicallyPrecedes(other.channelURL.utf8)
    }
}
