extension SendbirdChat {
    /// A list of the application's users.
    public class func createApplicationUserListQuery() -> ApplicationUserListQuery {
        createApplicationUserListQuery(params: ApplicationUserListQueryParams())
    }

    /// A list of the application's users.
    public class func createApplicationUserListQuery(
        params: ApplicationUserListQueryParams
    ) -> ApplicationUserListQuery {
        ApplicationUserListQuery(params: params, client: Client.current)
    }

    /// A list of the application's users.
    public class func createApplicationUserListQuery(
        paramsBuilder: (ApplicationUserListQueryParams) -> Void
    ) -> ApplicationUserListQuery {
        createApplicationUserListQuery(params: ApplicationUserListQueryParams(builder: paramsBuilder))
    }

    /// A list of the current user's channels; the same as on ``GroupChannel``.
    public class func createMyGroupChannelListQuery() -> GroupChannelListQuery {
        GroupChannel.createMyGroupChannelListQuery()
    }

    /// A list of the current user's channels; the same as on ``GroupChannel``.
    public class func createMyGroupChannelListQuery(params: GroupChannelListQueryParams) -> GroupChannelListQuery {
        GroupChannel.createMyGroupChannelListQuery(params: params)
    }

    /// A list of the current user's channels; the same as on ``GroupChannel``.
    public class func createMyGroupChannelListQuery(
        paramsBuilder: (GroupChannelListQueryParams) -> Void
    ) -> GroupChannelListQuery {
        GroupChannel.createMyGroupChannelListQuery(paramsBuilder: paramsBuilder)
    }

    /// A live list of the current user's channels; nil before the SDK is initialised.
    public class func createGroupChannelCollection(query: GroupChannelListQuery) -> GroupChannelCollection? {
        guard let client = query.client ?? Client.current else { return nil }
        return GroupChannelCollection(query: query, client: client)
    }

    /// A live list of a channel's messages.
    ///
    /// - Parameter startingPoint: The time around which it starts, in milliseconds since 1970; `Int64.max` for the
    ///   newest messages.
    public class func createMessageCollection(
        channel: GroupChannel, startingPoint: Int64, params: MessageListParams
    ) -> MessageCollection {
        MessageCollection(channel: channel, startingPoint: startingPoint, params: params, client: channel.client)
    }

    /// A live list of a channel's newest messages.
    public class func createMessageCollection(
        channel: GroupChannel, params: MessageListParams
    ) -> MessageCollection {
        createMessageCollection(channel: channel, startingPoint: .max, params: params)
    }
}
