internal import ChatWire

/// Which channel a call is about.
struct ChannelPlace: Hashable, Sendable {
    var type: ChannelType
    var url: String

    /// The path of a route of this channel, below the host.
    func path(_ rest: String = "") -> String {
        let family = type == .open ? "/v3/open_channels/" : "/v3/group_channels/"
        return family + QueryItems.encoded(url) + rest
    }
}

extension BaseChannel {
    var place: ChannelPlace { ChannelPlace(type: channelType, url: channelURL) }
}
