internal import ChatWire

/// A channel's place in a list: compared by group, then number (greater first), then bytes, then address.
struct ChannelOrderKey: Hashable, Sendable {
    /// Lower groups come first: channels without what the order asks for stand behind.
    let group: Int8
    /// A time; later comes first.
    let number: Int64
    /// Text as bytes, ascending.
    let bytes: [UInt8]
    /// The channel's address: makes the order total.
    let channelURL: String

    init(_ channel: WireChannel, order: GroupChannelOrder, metadataKey: String?) {
        channelURL = channel.channelURL
        switch order {
        case .chronological:
            (group, number, bytes) = (0, channel.createdAt, [])
        case .latestLastMessage:
            if let last = channel.lastMessage {
                (group, number, bytes) = (0, last.createdAt, [])
            } else {
                (group, number, bytes) = (1, channel.createdAt, [])
            }
        case .channelNameAlphabetical:
            (group, number, bytes) = (0, 0, NameOrderKey.bytes(of: channel.name))
        case .metadataValueAlphabetical:
            if let value = metadataKey.flatMap({ channel.metadata?[$0] }) {
                (group, number, bytes) = (0, 0, NameOrderKey.bytes(of: value))
            } else {
                (group, number, bytes) = (1, 0, [])
            }
        }
    }

    func precedes(_ other: ChannelOrderKey) -> Bool {
        if group != other.group { return group < other.group }
        if number != other.number { return number > other.number }
        if bytes != other.bytes { return NameOrderKey.precedes(bytes, other.bytes) }
        return Array(channelURL.utf8).lexicographicallyPrecedes(Array(other.channelURL.utf8))
    }
}
