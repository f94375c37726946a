internal import ChatWire

extension SendbirdChat {
    /// Which of the current user's channels changed, or are the user's no more, since an earlier call.
    ///
    /// Collections catch up by themselves; this is for whoever keeps channels without one.
    ///
    /// - Parameter token: What the earlier call gave; nil for all channels.
    public class func getMyGroupChannelChangeLogs(
        token: String?, params: GroupChannelChangeLogsParams = GroupChannelChangeLogsParams(),
        completionHandler: @escaping ChannelChangeLogsHandler
    ) {
        guard let since = token.map({ Int64($0) }) ?? 0 else {
            Client.fail(
                { (_: Bool?, error: SBError?) in completionHandler(nil, nil, false, nil, error) }, .invalidParameter,
                "The token is none of an earlier call.")
            return
        }
        let report: (ChannelsChanges.Result?, SBError?) -> Void = { _, error in
            guard let error else { return }
            completionHandler(nil, nil, false, nil, error)
        }
        let (types, empty, frozen) = (params.customTypes, params.includeEmptyChannel, params.includeFrozenChannel)
        let handed = Handed(completionHandler)
        Client.post(.channelChangeLogs(since: since), report) { outcome, faces in
            guard let changes = outcome.answer(as: ChannelsChanges.Result.self) else { return nil }
            let channels = changes.channels.map { faces.groupChannel($0) }.filter { channel in
                (types.isEmpty || types.contains(channel.customType ?? "")) && (empty || channel.lastMessage != nil)
                    && (frozen || !channel.isFrozen)
            }
            handed.closure(channels, changes.deletedChannelURLs, changes.hasMore, String(changes.position), nil)
            return changes
        }
    }

    /// Which of the current user's channels changed. The server numbers changes and does not date them: whatever the
    /// time, all channels are told, with the token for what comes then.
    public class func getMyGroupChannelChangeLogs(
        timestamp: Int64, params: GroupChannelChangeLogsParams = GroupChannelChangeLogsParams(),
        completionHandler: @escaping ChannelChangeLogsHandler
    ) {
        getMyGroupChannelChangeLogs(token: nil, params: params, completionHandler: completionHandler)
    }
}
