@testable import SendbirdChatSDK
@testable import SendbirdUIKit

/// An open channel's view model whose messages are given, in place of the server's.
final class StillOpenChannelViewModel: SBUOpenChannelViewModel {
    override func loadChannel(channelURL: String, messageListParams: MessageListParams? = nil) {}

    /// Takes these messages in place of all others, as a first page.
    func show(_ messages: [BaseMessage]) {
        isInitialLoad = false
        clearMessageList()
        upsertMessagesInList(messages: messages, needReload: true)
    }
}
