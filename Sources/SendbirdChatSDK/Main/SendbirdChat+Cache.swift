extension SendbirdChat {
    /// Deletes what is kept on this device. Collections that are open go on with what they hold.
    public class func clearCachedData(completionHandler: SBErrorHandler?) {
        Client.current?.forgetDrafts()
        Client.postEnd(.clearCache(channelURL: nil), completionHandler)
    }

    /// Deletes what is kept on this device.
    nonisolated(nonsending) public class func clearCachedData() async throws {
        try await awaitingEnd { clearCachedData(completionHandler: $0) }
    }

    /// Deletes the messages of a channel that are kept on this device, but those that were not sent.
    public class func clearCachedMessages(channelURL: String, completionHandler: SBErrorHandler?) {
        Client.postEnd(.clearCache(channelURL: channelURL), completionHandler)
    }

    /// Deletes the messages of a channel that are kept on this device, but those that were not sent.
    nonisolated(nonsending) public class func clearCachedMessages(channelURL: String) async throws {
        try await awaitingEnd { clearCachedMessages(channelURL: channelURL, completionHandler: $0) }
    }

    /// The size of what is kept on this device, in bytes.
    public class func getCachedDataSize() -> Int { Client.current?.cacheSize() ?? 0 }
}
