import SendbirdChatSDK

/// Opens collections of the SDK and closes them, without a screen, to see that they take no memory with them.
@MainActor
struct CollectionOpener {
    let host: String

    /// Opens a list of channels and a list of messages so many times, and says what memory it has taken by then.
    func open(times: Int) async throws {
        let params = InitParams(applicationId: Writer.application)
        params.apiHost = host
        try await SendbirdChat.initialize(params: params)
        try await SendbirdChat.connect(userId: "bo")
        let channel = try await GroupChannel.getChannel(url: Writer.channelURL)
        for step in 1...times {
            let messages = SendbirdChat.createMessageCollection(channel: channel, params: MessageListParams())
            _ = try await messages.startCollection(initPolicy: .cacheAndReplaceByApi)
            messages.dispose()
            let query = GroupChannel.createMyGroupChannelListQuery { _ in }
            let channels = SendbirdChat.createGroupChannelCollection(query: query)
            _ = try await channels?.loadMore()
            channels?.dispose()
            if step % 100 == 0 { print("opened and closed \(step) times: \(Memory.residentKilobytes) KB") }
        }
        await SendbirdChat.disconnect()
        print("disconnected: \(Memory.residentKilobytes) KB")
    }
}
