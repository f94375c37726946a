public import SendbirdChatSDK
import UIKit

/// What every channel's screen knows: the channel, its messages in display
/// order, and the calls that change them.
///
/// It fetches from the chat SDK and tells its delegate; it touches no view.
/// ``SBUGroupChannelViewModel`` keeps the lists live. Lists are newest first:
/// index 0 is the lowest row on the screen.
@preconcurrency @MainActor
open class SBUBaseChannelViewModel: NSObject {
    // MARK: - What is shown

    /// The channel, once it is loaded.
    public internal(set) var channel: BaseChannel?
    /// The channel's address.
    public internal(set) var channelURL: String?
    /// Where loading starts, in milliseconds; nil or `Int64.max` for the newest.
    public internal(set) var startingPoint: Int64?
    /// The message that is being edited.
    public internal(set) var inEditingMessage: UserMessage?
    /// The parameters that the app gave for the list of messages.
    open var customizedMessageListParams: MessageListParams?
    /// The parameters in use.
    public internal(set) var messageListParams = MessageListParams()

    /// Messages that the server has, newest first.
    open var messageList: [BaseMessage] {
        get { timeline.sent }
        set {
            timeline = MessageTimeline()
            timeline.upsert(newValue)
        }
    }

    /// Everything in display order, the lowest row first: the typing bubble,
    /// pending and failed messages, then what the server has.
    open var fullMessageList: [BaseMessage] = []

    /// Whether the user is an operator of the channel.
    open var isOperator: Bool { (channel as? GroupChannel)?.myRole == .operator }

    weak var baseDelegate: (any SBUBaseChannelViewModelDelegate)?
    weak var baseDataSource: (any SBUBaseChannelViewModelDataSource)?
    var timeline = MessageTimeline()
    /// What was told of messages and not to the screen yet.
    var events = MessageEvents()
    /// Whether such events are being applied: the rows are told with the last of them.
    var isApplyingEvents = false
    /// New messages that the screen is told of once its rows are.
    var news: [BaseMessage] = []
    var isInitialLoad = true

    /// Makes a view model without a channel.
    public override init() {
        super.init()
    }

    // MARK: - Loading

    /// Fetches the channel, then its messages. Connects first where needed.
    open func loadChannel(channelURL: String, messageListParams: MessageListParams? = nil) {}

    /// Fetches the channel's own fields again.
    open func refreshChannel() {}

    /// Starts the list at a time.
    /// - Parameter initialMessages: What to show until the first page is there.
    open func loadInitialMessages(startingPoint: Int64?, showIndicator: Bool, initialMessages: [BaseMessage]?) {}

    /// Loads older messages; does nothing while a page is on its way or none are left.
    open func loadPrevMessages() {}

    /// Loads newer messages; does nothing while a page is on its way or none are left.
    open func loadNextMessages() {}

    /// Empties the list and loads it anew.
    open func reloadMessageList() {
        loadInitialMessages(startingPoint: nil, showIndicator: false, initialMessages: [])
    }

    /// Whether newer messages than the list's are on the server.
    open func hasNext() -> Bool { false }

    /// Whether older messages than the list's are on the server.
    open func hasPrevious() -> Bool { false }

    /// Where the list starts, in milliseconds.
    open func getStartingPoint() -> Int64? { startingPoint }

    /// The newest message is on the screen. Does nothing here.
    func didSeeNewest() {}

    // MARK: - Sending

    /// Sends text. It is trimmed of white space at its ends; nothing left sends nothing.
    open func sendUserMessage(text: String, parentMessage: BaseMessage? = nil) {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return }
        let params = UserMessageCreateParams(message: text)
        SBUGlobalCustomParams.userMessageParamsSendBuilder?(params)
        sendUserMessage(messageParams: params, parentMessage: parentMessage)
    }

    /// Sends text that mentions people, trimmed likewise.
    /// - Parameters:
    ///   - mentionedMessageTemplate: The text with `@{user id}` in place of each name.
    ///   - mentionedUserIds: Who is mentioned.
    open func sendUserMessage(
        text: String, mentionedMessageTemplate: String, mentionedUserIds: [String], parentMessage: BaseMessage? = nil
    ) {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return }
        let params = UserMessageCreateParams(message: text)
        params.mentionedMessageTemplate = mentionedMessageTemplate.trimmingCharacters(in: .whitespacesAndNewlines)
        params.mentionedUserIds = mentionedUserIds
        SBUGlobalCustomParams.userMessageParamsSendBuilder?(params)
        sendUserMessage(messageParams: params, parentMessage: parentMessage)
    }

    /// Sends text with parameters of one's own.
    open func sendUserMessage(messageParams: UserMessageCreateParams, parentMessage: BaseMessage? = nil) {
        guard let channel else { return }
        let pending = channel.sendUserMessage(params: messageParams) { [weak self] message, error in
            guard let self else { return }
            if let message { upsertMessagesInList(messages: [message], needReload: true) }
            if let error { baseDelegate?.didReceiveError(error) }
        }
        upsertMessagesInList(messages: [pending], needReload: true)
        baseDelegate?.baseChannelViewModel(
            self, shouldUpdateScrollInMessageList: fullMessageList, forContext: nil, keepsScroll: false)
    }

    /// Sends a file's bytes.
    open func sendFileMessage(
        fileData: Data?, fileName: String, mimeType: String, parentMessage: BaseMessage? = nil
    ) {
        guard let fileData else { return }
        let params = FileMessageCreateParams(file: fileData)
        params.fileName = fileName
        params.mimeType = mimeType
        params.thumbnailSizes = [.make(maxSize: Self.thumbnailSize)]
        SBUGlobalCustomParams.fileMessageParamsSendBuilder?(params)
        sendFileMessage(messageParams: params, parentMessage: parentMessage)
    }

    /// Sends a file with parameters of one's own.
    open func sendFileMessage(messageParams: FileMessageCreateParams, parentMessage: BaseMessage? = nil) {
        send(messageParams)
    }

    /// Sends a failed message again, under its old request: it is never there twice.
    open func resendMessage(failedMessage: BaseMessage) {
        guard let channel, failedMessage.isResendable() else { return }
        // A retry that is under way is not begun again, however often it is asked for.
        let current = timeline.unsent.first { $0.requestId == failedMessage.requestId }
        guard current.map({ $0.sendingStatus != .pending }) ?? true else { return }
        if let file = failedMessage as? FileMessage { return resend(file, in: channel) }
        guard let message = failedMessage as? UserMessage else { return }
        let pending = channel.resendUserMessage(message) { [weak self] message, error in
            guard let self else { return }
            if let message { upsertMessagesInList(messages: [message], needReload: true) }
            if let error { baseDelegate?.didReceiveError(error) }
        }
        upsertMessagesInList(messages: [pending], needReload: true)
    }

    // MARK: - Changing

    /// Changes the text of a message of one's own.
    open func updateUserMessage(message: UserMessage, text: String) {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return }
        let params = UserMessageUpdateParams(message: text)
        SBUGlobalCustomParams.userMessageParamsUpdateBuilder?(params)
        updateUserMessage(message: message, messageParams: params)
    }

    /// Changes the text of a message of one's own to one that mentions people.
    open func updateUserMessage(
        message: UserMessage, text: String, mentionedMessageTemplate: String, mentionedUserIds: [String]
    ) {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return }
        let params = UserMessageUpdateParams(message: text)
        params.mentionedMessageTemplate = mentionedMessageTemplate.trimmingCharacters(in: .whitespacesAndNewlines)
        params.mentionedUserIds = mentionedUserIds
        SBUGlobalCustomParams.userMessageParamsUpdateBuilder?(params)
        updateUserMessage(message: message, messageParams: params)
    }

    /// Changes a message of one's own with parameters of one's own.
    open func updateUserMessage(message: UserMessage, messageParams: UserMessageUpdateParams) {
        guard let channel else { return }
        channel.updateUserMessage(messageId: message.messageId, params: messageParams) { [weak self] message, error in
            guard let self else { return }
            if let error {
                baseDelegate?.didReceiveError(error)
                return
            }
            if let message { updateMessagesInList(messages: [message], needReload: true) }
            inEditingMessage = nil
            baseDelegate?.baseChannelViewModel(self, shouldFinishEditModeForChannel: channel)
        }
    }

    /// Deletes a message for everyone.
    open func deleteMessage(message: BaseMessage) {
        guard let channel else { return }
        channel.deleteMessage(message) { [weak self] error in
            guard let self else { return }
            if let error {
                baseDelegate?.didReceiveError(error)
            } else {
                deleteMessagesInList(messageIds: [message.messageId], needReload: true)
            }
        }
    }

    // MARK: - The list
    //
    // Events that wait for a frame come first: a change never overtakes what was told before it.

    /// Puts new versions in the place of the old ones.
    open func updateMessagesInList(messages: [BaseMessage]?, needReload: Bool) {
        tellEvents()
        timeline.update(messages ?? [])
        sortAllMessageList(needReload: needReload)
    }

    /// Puts messages in, or in the place of their old versions.
    /// - Parameter needUpdateNewMessage: Whether the screen is told of each as a new message.
    open func upsertMessagesInList(messages: [BaseMessage]?, needUpdateNewMessage: Bool = false, needReload: Bool) {
        tellEvents()
        let messages = messages ?? []
        let fresh = needUpdateNewMessage ? messages.filter { !timeline.contains(MessageKey($0)) } : []
        timeline.upsert(messages)
        sortAllMessageList(needReload: needReload)
        news += fresh
        if !isApplyingEvents { tellNews() }
    }

    /// Takes messages out by the server's id, and those not sent that carry it.
    open func deleteMessagesInList(messageIds: [Int64]?, needReload: Bool) {
        deleteMessagesInList(messageIds: messageIds, excludeResendableMessages: false, needReload: needReload)
    }

    /// Takes messages out by the server's id.
    open func deleteMessagesInList(messageIds: [Int64]?, excludeResendableMessages: Bool, needReload: Bool) {
        tellEvents()
        let ids = Set(messageIds ?? [])
        if let editing = inEditingMessage, ids.contains(editing.messageId), let channel {
            inEditingMessage = nil
            baseDelegate?.baseChannelViewModel(self, shouldFinishEditModeForChannel: channel)
        }
        timeline.remove(messageIDs: ids)
        sortAllMessageList(needReload: needReload)
    }

    /// Takes a message out that was not sent.
    open func deleteResendableMessage(_ message: BaseMessage, needReload: Bool) {
        deleteResendableMessages(requestIds: [message.requestId], needReload: needReload)
    }

    /// Takes messages out that were not sent, by request.
    open func deleteResendableMessages(requestIds: [String], needReload: Bool) {
        tellEvents()
        timeline.remove(requestIDs: Set(requestIds))
        sortAllMessageList(needReload: needReload)
    }

    /// Takes everything out.
    open func clearMessageList() {
        _ = events.takeAll()
        timeline.removeAll()
        fullMessageList = []
    }

    /// Builds ``fullMessageList`` anew and tells the screen.
    open func sortAllMessageList(needReload: Bool) {
        tellEvents()
        // What is asked for in between fits the rows that there are.
        guard needReload || !isApplyingEvents else { return }
        fullMessageList = timeline.all
        baseDelegate?.shouldUpdateLoadingState(false)
        baseDelegate?.baseChannelViewModel(
            self, didChangeMessageList: fullMessageList, needsToReload: needReload, initialLoad: isInitialLoad)
    }
}
