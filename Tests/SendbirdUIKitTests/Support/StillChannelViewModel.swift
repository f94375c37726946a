@testable import SendbirdChatSDK
@testable import SendbirdUIKit

/// A channel's view model whose messages are given, in place of the SDK's collection.
final class StillChannelViewModel: SBUGroupChannelViewModel {
    var next = false
    var previous = false
    private(set) var loads = 0
    private(set) var previousPages = 0
    private(set) var reloads = 0
    private(set) var reads = 0
    private(set) var deleted: [Int64] = []

    override func loadChannel(channelURL: String, messageListParams: MessageListParams? = nil) {
        loads += 1
    }

    override func reloadMessageList() { reloads += 1 }
    override func loadPrevMessages() { previousPages += 1 }
    override func hasNext() -> Bool { next }
    override func hasPrevious() -> Bool { previous }
    override func markAsRead() { reads += 1 }
    override func deleteMessage(message: BaseMessage) { deleted.append(message.messageId) }

    /// Takes these messages in place of all others, as a first page.
    func show(_ messages: [BaseMessage]) {
        isInitialLoad = false
        clearMessageList()
        upsertMessagesInList(messages: messages, needReload: true)
    }

    /// Takes a message that arrived, as the collection's delegate does.
    func receive(_ message: BaseMessage) { take([message], from: .eventMessageReceived) }

    /// Takes messages that came in one turn, as the collection's delegate does.
    func take(_ messages: [BaseMessage], from source: CollectionEventSource) {
        guard let channel = channel as? GroupChannel else { return }
        messageCollection(
            SendbirdChat.createMessageCollection(channel: channel, params: MessageListParams()),
            context: MessageContext(source: source, sendingStatus: .succeeded), channel: channel,
            addedMessages: messages)
    }
}
