extension BaseChannel {
    /// A list of the operators.
    public func createOperatorListQuery() -> OperatorListQuery? {
        createOperatorListQuery(params: OperatorListQueryParams())
    }

    /// A list of the operators.
    public func createOperatorListQuery(params: OperatorListQueryParams) -> OperatorListQuery? {
        OperatorListQuery(place: place, params: params, client: client)
    }

    /// A list of the operators.
    public func createOperatorListQuery(
        paramsBuilder: (OperatorListQueryParams) -> Void
    ) -> OperatorListQuery? {
        createOperatorListQuery(params: OperatorListQueryParams(builder: paramsBuilder))
    }

    /// A list of a channel's operators.
    public class func createOperatorListQuery(channelType: ChannelType, channelURL: String) -> OperatorListQuery {
        createOperatorListQuery(channelType: channelType, channelURL: channelURL, params: OperatorListQueryParams())
    }

    /// A list of a channel's operators.
    public class func createOperatorListQuery(
        channelType: ChannelType, channelURL: String, params: OperatorListQueryParams
    ) -> OperatorListQuery {
        OperatorListQuery(
            place: ChannelPlace(type: channelType, url: channelURL), params: params, client: Client.current)
    }

    /// A list of a channel's operators.
    public class func createOperatorListQuery(
        channelType: ChannelType, channelURL: String, paramsBuilder: (OperatorListQueryParams) -> Void
    ) -> OperatorListQuery {
        createOperatorListQuery(
            channelType: channelType, channelURL: channelURL, params: OperatorListQueryParams(builder: paramsBuilder))
    }

    /// A list of the muted users; as an operator.
    public func createMutedUserListQuery() -> MutedUserListQuery? {
        createMutedUserListQuery(params: MutedUserListQueryParams())
    }

    /// A list of the muted users; as an operator.
    public func createMutedUserListQuery(params: MutedUserListQueryParams) -> MutedUserListQuery? {
        MutedUserListQuery(place: place, params: params, client: client)
    }

    /// A list of the muted users; as an operator.
    public func createMutedUserListQuery(
        paramsBuilder: (MutedUserListQueryParams) -> Void
    ) -> MutedUserListQuery? {
        createMutedUserListQuery(params: MutedUserListQueryParams(builder: paramsBuilder))
    }

    /// A list of a channel's muted users; as an operator.
    public class func createMutedUserListQuery(channelType: ChannelType, channelURL: String) -> MutedUserListQuery {
        createMutedUserListQuery(
            channelType: channelType, channelURL: channelURL, params: MutedUserListQueryParams())
    }

    /// A list of a channel's muted users; as an operator.
    public class func createMutedUserListQuery(
        channelType: ChannelType, channelURL: String, params: MutedUserListQueryParams
    ) -> MutedUserListQuery {
        MutedUserListQuery(
            place: ChannelPlace(type: channelType, url: channelURL), params: params, client: Client.current)
    }

    /// A list of a channel's muted users; as an operator.
    public class func createMutedUserListQuery(
        channelType: ChannelType, channelURL: String, paramsBuilder: (MutedUserListQueryParams) -> Void
    ) -> MutedUserListQuery {
        createMutedUserListQuery(
            channelType: channelType, channelURL: channelURL,
            params: MutedUserListQueryParams(builder: paramsBuilder))
    }

    /// A list of the banned users; as an operator.
    public func createBannedUserListQuery() -> BannedUserListQuery? {
        createBannedUserListQuery(params: BannedUserListQueryParams())
    }

    /// A list of the banned users; as an operator.
    public func createBannedUserListQuery(params: BannedUserListQueryParams) -> BannedUserListQuery? {
        BannedUserListQuery(place: place, params: params, client: client)
    }

    /// A list of the banned users; as an operator.
    public func createBannedUserListQuery(
        paramsBuilder: (BannedUserListQueryParams) -> Void
    ) -> BannedUserListQuery? {
        createBannedUserListQuery(params: BannedUserListQueryParams(builder: paramsBuilder))
    }

    /// A list of a channel's banned users; as an operator.
    public class func createBannedUserListQuery(
        channelType: ChannelType, channelURL: String
    ) -> BannedUserListQuery {
        createBannedUserListQuery(
            channelType: channelType, channelURL: channelURL, params: BannedUserListQueryParams())
    }

    /// A list of a channel's banned users; as an operator.
    public class func createBannedUserListQuery(
        channelType: ChannelType, channelURL: String, params: BannedUserListQueryParams
    ) -> BannedUserListQuery {
        BannedUserListQuery(
            place: ChannelPlace(type: channelType, url: channelURL), params: params, client: Client.current)
    }

    /// A list of a channel's banned users; as an operator.
    public class func createBannedUserListQuery(
        channelType: ChannelType, channelURL: String, paramsBuilder: (BannedUserListQueryParams) -> Void
    ) -> BannedUserListQuery {
        createBannedUserListQuery(
            channelType: channelType, channelURL: channelURL,
            params: BannedUserListQueryParams(builder: paramsBuilder))
    }
}
