/// The table of routes. What is not in it does not exist.
enum RESTRoutes {
    static let all =
        users + userData + userCounts + userTokens + blocking + devices + restrictions + channels + members + messages
        + messageParts + search + metadata + metaCounters + moderation + ownRows + openChannels + inOpenChannels
        + polls + scheduled + reports + announcements + retention + exports
        + webhooks + push + linkPreviews + applications

    /// The routes of the contract: the table, and what is answered apart from it.
    static let described = all + files

    /// Routes that are the same for open channels.
    private static let inOpenChannels = (channels + messages + messageParts + metadata + metaCounters + moderation)
        .filter { route in
            let isKept = [
                "/freeze", "/metadata", "/metacounter", "/operators", "/mute", "/ban", "/messages", "/pinned_messages",
            ].contains {
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
