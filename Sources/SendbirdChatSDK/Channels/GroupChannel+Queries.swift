extension GroupChannel {
    /// A list of the current user's channels, with the standard filters.
    public class func createMyGroupChannelListQuery() -> GroupChannelListQuery {
        createMyGroupChannelListQuery(params: GroupChannelListQueryParams())
    }

    /// A list of the current user's channels.
    public class func createMyGroupChannelListQuery(params: GroupChannelListQueryParams) -> GroupChannelListQuery {
        GroupChannelListQuery(params: params, client: Client.current)
    }

    /// A list of the current user's channels.
    public class func createMyGroupChannelListQuery(
        paramsBuilder: (GroupChannelListQueryParams) -> Void
    ) -> GroupChannelListQuery {
        createMyGroupChannelListQuery(params: GroupChannelListQueryParams(builder: paramsBuilder))
    }

    /// A list of the public channels of the application.
    public class func createPublicGroupChannelListQuery() -> PublicGroupChannelListQuery {
        createPublicGroupChannelListQuery(params: PublicGroupChannelListQueryParams())
    }

    /// A list of the public channels of the application.
    public class func createPublicGroupChannelListQuery(
        params: PublicGroupChannelListQueryParams
    ) -> PublicGroupChannelListQuery {
        PublicGroupChannelListQuery(params: params, client: Client.current)
    }

    /// A list of the public channels of the application.
    public class func createPublicGroupChannelListQuery(
        paramsBuilder: (PublicGroupChannelListQueryParams) -> Void
    ) -> PublicGroupChannelListQuery {
        createPublicGroupChannelListQuery(params: PublicGroupChannelListQueryParams(builder: paramsBuilder))
    }

    /// A list of the members.
    public func createMemberListQuery() -> MemberListQuery? {
        createMemberListQuery(params: MemberListQueryParams())
    }

    /// A list of the members.
    public func createMemberListQuery(params: MemberListQueryParams) -> MemberListQuery? {
        MemberListQuery(channelURL: channelURL, params: params, client: client)
    }

    /// A list of the members.
    public func createMemberListQuery(paramsBuilder: (MemberListQueryParams) -> Void) -> MemberListQuery? {
        createMemberListQuery(params: MemberListQueryParams(builder: paramsBuilder))
    }

    /// A list of a channel's members.
    public class func createMemberListQuery(channelURL: String) -> MemberListQuery {
        MemberListQuery(channelURL: channelURL, params: MemberListQueryParams(), client: Client.current)
    }

    /// A list of a channel's members.
    public class func createMemberListQuery(
        channelURL: String, paramsBuilder: (MemberListQueryParams) -> Void
    ) -> MemberListQuery {
        MemberListQuery(
            channelURL: channelURL, params: MemberListQueryParams(builder: paramsBuilder), client: Client.current)
    }

    /// Whether `channelA` comes before `channelB` in an order.
    public class func compare(
        channelA: GroupChannel, channelB: GroupChannel, order: GroupChannelListOrder
    ) -> Bool {
        var listing = ChannelListing()
        listing.order = order.wire
        return listing.precedes(channelA.wire, channelB.wire)
    }
}
