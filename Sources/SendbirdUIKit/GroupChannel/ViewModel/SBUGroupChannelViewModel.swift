public import SendbirdChatSDK
import UIKit

/// Keeps a group channel and its messages live, over a `MessageCollection`.
///
/// Made by ``SBUGroupChannelViewController/createViewModel(channel:channelURL:messageListParams:startingPoint:showIndicator:)``,
/// it begins to load at once. A wrong channel or address gives no messages and
/// an error to the delegate.
@preconcurrency @MainActor
open class SBUGroupChannelViewModel: SBUBaseChannelViewModel, MessageCollectionDelegate, GroupChannelDelegate,
    ConnectionDelegate
{
    /// Who is told.
    open weak var delegate: (any SBUGroupChannelViewModelDelegate)? {
        get { baseDelegate as? any SBUGroupChannelViewModelDelegate }
        set { baseDelegate = newValue }
    }

    /// Who is asked.
    open weak var dataSource: (any SBUGroupChannelViewModelDataSource)? {
        get { baseDataSource as? any SBUGroupChannelViewModelDataSource }
        set { baseDataSource = newValue }
    }

    private var collection: MessageCollection?
    private var isLoadingPage = false
    private var showsIndicator = true
    /// What was unread when the channel was opened; nil where nothing was.
    private(set) var unreadMark: UnreadMark?
    private var hasUnreadMark = false
    /// Why the channel is gone; nil while it is there.
    private(set) var departure: ChannelDeparture?
    private(set) var memberSearch: ServerMemberSearch?

    /// Makes a view model and begins to load.
    /// - Parameters:
    ///   - channel: The channel, when it is at hand.
    ///   - channelURL: The channel's address, when it is not.
    ///   - messageListParams: The app's own parameters for the list; the documented ones otherwise.
    ///   - startingPoint: Where to start, in milliseconds; `Int64.max` for the newest.
    public required init(
        channel: BaseChannel? = nil, channelURL: String? = nil, messageListParams: MessageListParams? = nil,
        startingPoint: Int64? = .max, delegate: (any SBUGroupChannelViewModelDelegate)? = nil,
        dataSource: (any SBUGroupChannelViewModelDataSource)? = nil
    ) {
        super.init()
        self.delegate = delegate
        self.dataSource = dataSource
        self.startingPoint = startingPoint
        customizedMessageListParams = messageListParams
        // The SDK holds its delegates weakly, so there is nothing to take back.
        let identifier = "SBUGroupChannelViewModel.\(ObjectIdentifier(self).hashValue)"
        SendbirdChat.addChannelDelegate(self, identifier: identifier)
        SendbirdChat.addConnectionDelegate(self, identifier: identifier)
        self.channel = channel
        self.channelURL = channel?.channelURL ?? channelURL
        if let url = self.channelURL { loadChannel(channelURL: url, messageListParams: messageListParams) }
    }

    // MARK: - Loading

    /// Fetches the channel, then its messages. Connects first where needed;
    /// without a connection what the cache has is shown.
    open override func loadChannel(channelURL: String, messageListParams: MessageListParams? = nil) {
        if let messageListParams { customizedMessageListParams = messageListParams }
        self.messageListParams = customizedMessageListParams ?? Self.standardListParams()
        delegate?.shouldUpdateLoadingState(true)
        SendbirdUI.connectIfNeeded { [weak self] user, error in
            guard let self else { return }
            guard user != nil else {
                delegate?.shouldUpdateLoadingState(false)
                delegate?.didReceiveError(error, isBlocker: true)
                return
            }
            GroupChannel.getChannel(url: channelURL) { [weak self] channel, error in
                self?.didLoad(channel, error: error)
            }
        }
    }

    private func didLoad(_ channel: GroupChannel?, error: SBError?) {
        guard let channel = channel ?? (self.channel as? GroupChannel) else {
            delegate?.shouldUpdateLoadingState(false)
            delegate?.didReceiveError(error, isBlocker: true)
            return
        }
        self.channel = channel
        if !hasUnreadMark {
            unreadMark = UnreadMark(channel)
            hasUnreadMark = true
        }
        delegate?.baseChannelViewModel(
            self, didChangeChannel: channel,
            withContext: MessageContext(source: .eventChannelChanged, sendingStatus: .succeeded))
        loadInitialMessages(startingPoint: startingPoint, showIndicator: showsIndicator, initialMessages: nil)
    }

    private static func standardListParams() -> MessageListParams {
        let params = MessageListParams()
        SBUGlobalCustomParams.messageListParamsBuilder?(params)
        return params
    }

    open override func refreshChannel() {
        (channel as? GroupChannel)?.refresh { [weak self] error in
            guard let self, error == nil else { return }
            delegate?.baseChannelViewModel(
                self, didChangeChannel: channel,
                withContext: MessageContext(source: .eventChannelChanged, sendingStatus: .succeeded))
        }
    }

    open override func loadInitialMessages(
        startingPoint: Int64?, showIndicator: Bool, initialMessages: [BaseMessage]?
    ) {
        guard let channel = channel as? GroupChannel else { return }
        collection?.dispose()
        clearMessageList()
        isInitialLoad = true
        if let initialMessages { timeline.upsert(initialMessages) }
        if showIndicator { delegate?.shouldUpdateLoadingState(true) }
        let collection = SendbirdChat.createMessageCollection(
            channel: channel, startingPoint: startingPoint ?? .max, params: messageListParams)
        collection.delegate = self
        self.collection = collection
        collection.startCollection(
            initPolicy: .cacheAndReplaceByApi,
            cacheResultHandler: { [weak self, weak collection] messages, _ in
                guard let self, let collection, collection === self.collection else { return }
                if messages?.isEmpty == false { showAll(of: collection) }
            },
            apiResultHandler: { [weak self, weak collection] _, error in
                guard let self, let collection, collection === self.collection else { return }
                // From here on a list without messages is an empty channel, not one that is loading.
                isInitialLoad = false
                showAll(of: collection)
                if let error { delegate?.didReceiveError(error, isBlocker: fullMessageList.isEmpty) }
                if !hasNext() { markAsRead() }
            })
    }

    /// Shows what the collection holds, all at once.
    private func showAll(of collection: MessageCollection) {
        tellEvents()
        let typing = timeline.typing
        timeline = MessageTimeline()
        timeline.upsert(collection.succeededMessages)
        timeline.upsert(collection.pendingMessages)
        timeline.upsert(collection.failedMessages)
        timeline.typing = typing
        sortAllMessageList(needReload: true)
    }

    open override func loadPrevMessages() {
        guard let collection, collection.hasPrevious, !isLoadingPage else { return }
        isLoadingPage = true
        collection.loadPrevious { [weak self] messages, error in self?.didLoadPage(messages, error: error) }
    }

    open override func loadNextMessages() {
        guard let collection, collection.hasNext, !isLoadingPage else { return }
        isLoadingPage = true
        collection.loadNext { [weak self] messages, error in self?.didLoadPage(messages, error: error) }
    }

    private func didLoadPage(_ messages: [BaseMessage]?, error: SBError?) {
        isLoadingPage = false
        if let error {
            delegate?.didReceiveError(error)
            return
        }
        upsertMessagesInList(messages: messages, needReload: true)
        delegate?.baseChannelViewModel(
            self, shouldUpdateScrollInMessageList: fullMessageList, forContext: nil, keepsScroll: true)
    }

    open override func hasNext() -> Bool { collection?.hasNext ?? false }

    open override func hasPrevious() -> Bool { collection?.hasPrevious ?? false }

    open override func deleteResendableMessage(_ message: BaseMessage, needReload: Bool) {
        collection?.removeFailed(messages: [message], completionHandler: nil)
        super.deleteResendableMessage(message, needReload: needReload)
    }

    // MARK: - Mentions

    /// Looks for members whose name begins so; the delegate gets them. Those of a supergroup are asked for on the
    /// server, once nothing has been typed for a moment.
    open func loadSuggestedMentions(with filterText: String) {
        cancelLoadingSuggestedMentions()
        guard let channel = channel as? GroupChannel else { return }
        let configuration = SBUGlobals.userMentionConfig ?? SBUUserMentionConfiguration()
        guard channel.isSuper else {
            let found = MemberSearch(members: channel.members).results(
                for: filterText, limit: configuration.suggestionLimit)
            delegate?.groupChannelViewModel(self, didReceiveSuggestedMentions: found)
            return
        }
        memberSearch = ServerMemberSearch(
            channel: channel, text: filterText, limit: configuration.suggestionLimit, after: configuration.debounceTime
        ) { [weak self] members in
            guard let self else { return }
            delegate?.groupChannelViewModel(self, didReceiveSuggestedMentions: members)
        }
    }

    /// Gives up looking for members.
    open func cancelLoadingSuggestedMentions() {
        memberSearch = nil
    }

    // MARK: - Receipts and typing

    override func didSeeNewest() { markAsRead() }

    /// What was unread needs no line any more.
    func forgetUnreadMark() { unreadMark = nil }

    /// Marks the channel read up to its newest message.
    open func markAsRead() {
        (channel as? GroupChannel)?.markAsRead(completionHandler: nil)
    }

    /// Tells the others that the user is typing; the SDK keeps it to one word a second.
    open func startTypingMessage() {
        guard SendbirdUI.config.groupChannel.channel.isTypingIndicatorEnabled else { return }
        (channel as? GroupChannel)?.startTyping()
    }

    /// Tells the others that the user stopped.
    open func endTypingMessage() {
        (channel as? GroupChannel)?.endTyping()
    }

    // MARK: - MessageCollectionDelegate

    open func messageCollection(
        _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
        addedMessages messages: [BaseMessage]
    ) {
        let isNews = context.source == .eventMessageReceived || context.source == .messageFill
        take(.added(isNews: isNews), messages, context)
    }

    open func messageCollection(
        _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
        updatedMessages messages: [BaseMessage]
    ) {
        take(.updated, messages, context)
    }

    open func messageCollection(
        _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
        deletedMessages messages: [BaseMessage]
    ) {
        take(.deleted, messages, context)
    }

    open func messageCollection(
        _ collection: MessageCollection, context: MessageContext, updatedChannel channel: GroupChannel
    ) {
        self.channel = channel
        delegate?.baseChannelViewModel(self, didChangeChannel: channel, withContext: context)
    }

    open func messageCollection(
        _ collection: MessageCollection, context: MessageContext, deletedChannel channelURL: String
    ) {
        guard channelURL == self.channelURL, departure == nil else { return }
        departure = ChannelDeparture(context.source)
        delegate?.baseChannelViewModel(self, didChangeChannel: nil, withContext: context)
        delegate?.baseChannelViewModel(self, shouldDismissForChannel: channel)
    }

    open func didDetectHugeGap(_ collection: MessageCollection) {
        var start: Int64?
        let rows = dataSource?.groupChannelViewModel(
            self, startingPointIndexPathsForChannel: channel as? GroupChannel)
        if let row = rows?.first?.row, fullMessageList.indices.contains(row), hasNext() {
            start = fullMessageList[row].createdAt
        }
        loadInitialMessages(startingPoint: start, showIndicator: false, initialMessages: nil)
    }

    // MARK: - GroupChannelDelegate

    open func channelDidUpdateTypingStatus(_ channel: GroupChannel) {
        guard channel.channelURL == channelURL else { return }
        let row = SBUTypingIndicatorMessage.row(for: channel)
        if row != timeline.typing {
            timeline.typing = row
            sortAllMessageList(needReload: true)
        }
        delegate?.baseChannelViewModel(
            self, didChangeChannel: channel,
            withContext: MessageContext(source: .eventTypingStatusUpdated, sendingStatus: .succeeded))
    }

    // MARK: - ConnectionDelegate

    open func didStartReconnection() {
        delegate?.connectionStateDidChange(false)
    }

    open func didSucceedReconnection() {
        delegate?.connectionStateDidChange(true)
        refreshChannel()
    }
}
