extension OpenChannel {
    /// A list of the application's open channels, newest made first.
    public class func createOpenChannelListQuery() -> OpenChannelListQuery {
        createOpenChannelListQuery(params: OpenChannelListQueryParams())
    }

    /// A list of the application's open channels.
    public class func createOpenChannelListQuery(params: OpenChannelListQueryParams) -> OpenChannelListQuery {
        OpenChannelListQuery(params: params, client: Client.current)
    }

    /// A list of the application's open channels.
    public class func createOpenChannelListQuery(
        paramsBuilder: (OpenChannelListQueryParams) -> Void
    ) -> OpenChannelListQuery {
        createOpenChannelListQuery(params: OpenChannelListQueryParams(builder: paramsBuilder))
    }

    /// A list of the users who are in the channel.
    public func createParticipantListQuery() -> ParticipantListQuery? {
        createParticipantListQuery(params: ParticipantListQueryParams())
    }

    /// A list of the users who are in the channel.
    public func createParticipantListQuery(params: ParticipantListQueryParams) -> ParticipantListQuery? {
        ParticipantListQuery(channelURL: channelURL, params: params, client: client)
    }

    /// A list of the users who are in the channel.
    public func createParticipantListQuery(
        paramsBuilder: (ParticipantListQueryParams) -> Void
    ) -> ParticipantListQuery? {
        createParticipantListQuery(params: ParticipantListQueryParams(builder: paramsBuilder))
    }

    /// A list of the users who are in a channel.
    public class func createParticipantListQuery(channelURL: String) -> ParticipantListQuery {
        createParticipantListQuery(channelURL: channelURL, params: ParticipantListQueryParams())
    }

    /// A list of the users who are in a channel.
    public class func createParticipantListQuery(
        channelURL: String, params: ParticipantListQueryParams
    ) -> ParticipantListQuery {
        ParticipantListQuery(channelURL: channelURL, params: params, client: Client.current)
    }

    /// A list of the users who are in a channel.
    public class func createParticipantListQuery(
        channelURL: String, paramsBuilder: (ParticipantListQueryParams) -> Void
    ) -> ParticipantListQuery {
        createParticipantListQuery(
            channelURL: channelURL, params: ParticipantListQueryParams(builder: paramsBuilder))
    }
}
