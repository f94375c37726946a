import SendbirdChatSDK

// Guide: Showing channels.

/// The user's channels, latest message first, kept live.
@MainActor
final class ChannelList {
    /// What a table shows.
    private(set) var channels: [GroupChannel] = []
    /// Called when ``channels`` changed.
    var changed: () -> Void = {}
    private var collection: GroupChannelCollection?

    init() {}

    /// Opens the list and loads its first page.
    func open() async throws {
        let query = GroupChannel.createMyGroupChannelListQuery { params in
            params.order = .latestLastMessage
            params.includeEmptyChannel = true
            params.limit = 30
        }
        collection = SendbirdChat.createGroupChannelCollection(query: query)
        collection?.delegate = self
        try await loadMore()
    }

    /// Loads the next page, when the table's end comes into sight.
    func loadMore() async throws {
        guard let collection, collection.hasNext else { return }
        try await collection.loadMore()
        show(collection)
    }

    /// Ends the list: nothing is told any more.
    func close() {
        collection?.dispose()
        collection = nil
    }

    private func show(_ collection: GroupChannelCollection) {
        channels = collection.channelList
        changed()
    }

    /// What a row says.
    static func row(of channel: GroupChannel) -> String {
        let last = channel.lastMessage?.message ?? "No messages yet"
        return "\(channel.name): \(last) (\(channel.unreadMessageCount))"
    }
}

extension ChannelList: GroupChannelCollectionDelegate {
    func channelCollection(
        _ collection: GroupChannelCollection, context: ChannelContext, addedChannels channels: [GroupChannel]
    ) { show(collection) }

    func channelCollection(
        _ collection: GroupChannelCollection, context: ChannelContext, updatedChannels channels: [GroupChannel]
    ) { show(collection) }

    func channelCollection(
        _ collection: GroupChannelCollection, context: ChannelContext, deletedChannelURLs: [String]
    ) { show(collection) }
}
