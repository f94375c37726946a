import SendbirdChatSDK

// Guide: Showing messages.

/// A channel's messages, oldest first, with what is on its way at the end.
@MainActor
final class Conversation {
    let channel: GroupChannel
    /// Called when ``messages`` changed.
    var changed: () -> Void = {}
    private var collection: MessageCollection?

    init(_ channel: GroupChannel) {
        self.channel = channel
    }

    /// What the screen shows.
    var messages: [BaseMessage] {
        guard let collection else { return [] }
        return collection.succeededMessages + collection.pendingMessages + collection.failedMessages
    }

    /// Opens the conversation at its newest messages: the cache's at once, the server's when they are there.
    func open() async throws {
        let params = MessageListParams()
        params.previousResultSize = 30
        let collection = SendbirdChat.createMessageCollection(channel: channel, startingPoint: .max, params: params)
        collection.delegate = self
        self.collection = collection
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
            collection.startCollection(
                initPolicy: .cacheAndReplaceByApi,
                cacheResultHandler: { _, _ in self.changed() },
                apiResultHandler: { _, error in
                    self.changed()
                    if let error { done.resume(throwing: error) } else { done.resume() }
                })
        }
        try await channel.markAsRead()
    }

    /// Loads older messages, when the reader comes near the top.
    func loadOlder() async throws {
        guard let collection, collection.hasPrevious else { return }
        try await collection.loadPrevious()
        changed()
    }

    /// Sends a text. It is shown at once, and marked when it is sent.
    func send(_ text: String) {
        channel.sendUserMessage(text) { message, error in
            if let error { print("Not sent: \(error.localizedDescription)") }
        }
    }

    /// Sends again what failed.
    func retry(_ message: UserMessage) {
        channel.resendUserMessage(message)
    }

    /// Ends the conversation: nothing is told any more.
    func close() {
        collection?.dispose()
        collection = nil
    }
}

extension Conversation: MessageCollectionDelegate {
    func messageCollection(
        _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
        addedMessages messages: [BaseMessage]
    ) { changed() }

    func messageCollection(
        _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
        updatedMessages messages: [BaseMessage]
    ) { changed() }

    func messageCollection(
        _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
        deletedMessages messages: [BaseMessage]
    ) { changed() }

    func didDetectHugeGap(_ collection: MessageCollection) {
        // Too much was missed to be filled in: begin again at the newest messages.
        close()
        Task { try await open() }
    }
}
