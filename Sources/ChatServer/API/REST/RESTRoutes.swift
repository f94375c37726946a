/// The table of routes. What is not in it does not exist.
enum RESTRoutes {
    static let all =
        users + channels + members + messages + metadata + moderation + ownRows + openChannels + inOpenChannels
        + webhooks + push + linkPreviews

    /// The routes of the contract: the table, and what is answered apart from it.
    static let described = all + files

    /// Routes that are the same for open channels.
    private static let inOpenChannels = (channels + messages + metadata + moderation).filter { route in
        let isKept = ["/freeze", "/metadata", "/operators", "/mute", "/ban", "/messages"].contains {
            route.name.contains($0)
        }
        return isKept && !notInOpenChannels.contains(route.name)
    }.map(\.inOpenChannels)

    /// What open channels do not have: nobody reads for good in them.
    private static let notInOpenChannels = [
        "PUT /v3/group_channels/{channel_url}/messages/mark_as_read",
        "PUT /v3/group_channels/{channel_url}/messages/mark_as_delivered",
        "GET /v3/group_channels/{channel_url}/messages/unread_count",
    ]
}
