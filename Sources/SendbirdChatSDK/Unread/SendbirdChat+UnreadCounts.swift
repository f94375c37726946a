internal import ChatWire

extension SendbirdChat {
    /// Asks the server for the sum of unread messages in some channels.
    public class func getTotalUnreadMessageCount(
        params: GroupChannelTotalUnreadMessageCountParams, completionHandler: @escaping CountHandler
    ) {
        count("unread_message_count", params.channelCustomTypesFilter, params.superChannelFilter, completionHandler)
    }

    /// Asks the server for the sum of unread messages in some channels.
    nonisolated(nonsending) public class func getTotalUnreadMessageCount(
        params: GroupChannelTotalUnreadMessageCountParams
    ) async throws -> UInt {
        try await awaitingCount { getTotalUnreadMessageCount(params: params, completionHandler: $0) }
    }

    /// Asks the server how many of some channels have unread messages.
    public class func getTotalUnreadChannelCount(
        params: GroupChannelTotalUnreadChannelCountParams, completionHandler: @escaping CountHandler
    ) {
        count("unread_channel_count", params.customTypesFilter, params.superChannelFilter, completionHandler)
    }

    /// Asks the server how many of some channels have unread messages.
    nonisolated(nonsending) public class func getTotalUnreadChannelCount(
        params: GroupChannelTotalUnreadChannelCountParams
    ) async throws -> UInt {
        try await awaitingCount { getTotalUnreadChannelCount(params: params, completionHandler: $0) }
    }

    /// Asks the server what waits for the current user, by kind.
    public class func getUnreadItemCount(
        key: UnreadItemKey, completionHandler: @escaping (_ count: UnreadItemCount?, _ error: SBError?) -> Void
    ) {
        getUnreadItemCount(params: UnreadItemCountParams(keys: key), completionHandler: completionHandler)
    }

    /// Asks the server what waits for the current user, by kind.
    public class func getUnreadItemCount(
        params: UnreadItemCountParams,
        completionHandler: @escaping (_ count: UnreadItemCount?, _ error: SBError?) -> Void
    ) {
        guard !params.keys.isEmpty else {
            Client.fail(completionHandler, .invalidParameter, "Nothing is to be counted.")
            return
        }
        var query = QueryItems()
        query.add("item_keys", params.keys.words)
        query.add("custom_type", params.customTypes)
        let request = RESTRequest("GET", RESTRequest.pathOfMe("/unread_item_count"), query: query)
        Client.ask(request, for: [String: Int64].self, completionHandler) { UnreadItemCount($0) }
    }

    /// Asks the server what waits for the current user, by kind.
    nonisolated(nonsending) public class func getUnreadItemCount(key: UnreadItemKey) async throws -> UnreadItemCount {
        try await awaiting { getUnreadItemCount(key: key, completionHandler: $0) }
    }

    /// Asks the server how many group channels the current user has.
    public class func getGroupChannelCount(
        memberStateFilter: MemberStateFilter, completionHandler: @escaping CountHandler
    ) {
        var query = QueryItems()
        query.add("state", memberStateFilter.wire.rawValue)
        let request = RESTRequest("GET", RESTRequest.pathOfMe("/group_channel_count"), query: query)
        Client.askCount(request, for: ChannelCount.self, completionHandler) { UInt(clamping: $0.count) }
    }

    /// Asks the server how many group channels the current user has.
    nonisolated(nonsending) public class func getGroupChannelCount(
        memberStateFilter: MemberStateFilter
    ) async throws -> UInt {
        try await awaitingCount { getGroupChannelCount(memberStateFilter: memberStateFilter, completionHandler: $0) }
    }

    /// The sum of unread messages as delegates were told it last; 0 before.
    public class func getSubscribedTotalUnreadMessageCount() -> Int {
        Client.current?.toldUnread.total ?? 0
    }

    /// The sum of unread messages in channels with a custom type, as delegates were told it last; 0 before.
    public class func getSubscribedCustomTypeTotalUnreadMessageCount() -> Int {
        Client.current?.toldUnread.byCustomType.values.reduce(0, +) ?? 0
    }

    /// The sum of unread messages in channels of a custom type, as delegates were told it last; 0 before.
    public class func getSubscribedCustomTypeUnreadMessageCount(customType: String) -> Int {
        Client.current?.toldUnread.byCustomType[customType] ?? 0
    }

    // MARK: - Reading

    /// Marks channels as read.
    public class func markAsRead(channelURLs: [String], completionHandler: SBErrorHandler? = nil) {
        let body = ["channel_urls": channelURLs]
        Client.askEnd(RESTRequest("PUT", RESTRequest.pathOfMe("/mark_as_read_all"), body: body), completionHandler)
    }

    /// Marks channels as read.
    nonisolated(nonsending) public class func markAsRead(channelURLs: [String]) async throws {
        try await awaitingEnd { markAsRead(channelURLs: channelURLs, completionHandler: $0) }
    }

    /// Marks all group channels as read.
    public class func markAsReadAll(completionHandler: SBErrorHandler? = nil) {
        let body: [String: String] = [:]
        Client.askEnd(RESTRequest("PUT", RESTRequest.pathOfMe("/mark_as_read_all"), body: body), completionHandler)
    }

    /// Marks all group channels as read.
    nonisolated(nonsending) public class func markAsReadAll() async throws {
        try await awaitingEnd { markAsReadAll(completionHandler: $0) }
    }

    private class func count(
        _ name: String, _ customTypes: [String]?, _ filter: GroupChannelSuperChannelFilter,
        _ completionHandler: @escaping CountHandler
    ) {
        var query = QueryItems()
        query.add("custom_types", customTypes)
        query.add("super_mode", filter.wire.rawValue)
        let request = RESTRequest("GET", RESTRequest.pathOfMe("/" + name), query: query)
        Client.askCount(request, for: UnreadSum.self, completionHandler) { UInt(clamping: $0.count) }
    }
}

/// What the server answers.
private struct UnreadSum: Decodable, Hashable {
    var count: Int64

    private enum CodingKeys: String, CodingKey {
        case count = "unread_count"
    }
}

/// What the server answers.
private struct ChannelCount: Decodable, Hashable {
    var count: Int64

    private enum CodingKeys: String, CodingKey {
        case count = "group_channel_count"
    }
}
