internal import ChatWire

extension BaseChannel {
    /// Which messages were changed or deleted since an earlier call.
    ///
    /// Collections catch up by themselves; this is for whoever keeps messages without one.
    ///
    /// - Parameter token: What the earlier call gave; nil for all changes.
    public func getMessageChangeLogs(
        token: String?, params: MessageChangeLogsParams = MessageChangeLogsParams(),
        completionHandler: MessageChangeLogHandler?
    ) {
        var query = QueryItems()
        if let token { query.add("token", token) } else { query.add("change_ts", Int64(0)) }
        askChangeLogs(query, params.filter, completionHandler)
    }

    /// Which messages were changed or deleted since a time, in milliseconds since 1970.
    public func getMessageChangeLogs(
        timestamp: Int64, params: MessageChangeLogsParams = MessageChangeLogsParams(),
        completionHandler: MessageChangeLogHandler?
    ) {
        var query = QueryItems()
        query.add("change_ts", timestamp)
        askChangeLogs(query, params.filter, completionHandler)
    }

    private func askChangeLogs(
        _ query: QueryItems, _ filter: MessageFilter, _ completionHandler: MessageChangeLogHandler?
    ) {
        var query = query
        if filter.replies != .none { query.add("include_reply_type", filter.replies.wire.rawValue) }
        filter.parts.add(to: &query)
        let report: (MessageChangeLog?, SBError?) -> Void = { log, error in
            completionHandler?(
                log?.updated.map { BaseMessage.make(filter.shown($0)) }, log?.deleted.map(\.messageID),
                log?.hasMore ?? false, log?.next, error)
        }
        let request = RESTRequest("GET", place.path("/messages/changelogs"), query: query)
        client.ask(request, for: MessageChangeLog.self, report) { $0 }
    }
}
