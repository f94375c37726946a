public import SendbirdChatSDK
import UIKit

/// Keeps an open channel and its messages live while one is in it.
///
/// Made by ``SBUOpenChannelViewController/createViewModel(channel:channelURL:messageListParams:startingPoint:showIndicator:)``,
/// it enters the channel and begins to load at once, and exits when it goes. A wrong channel or address
/// gives no messages and an error to the delegate.
@preconcurrency @MainActor
open class SBUOpenChannelViewModel: SBUBaseChannelViewModel, OpenChannelDelegate, ConnectionDelegate {
    /// Who is told.
    open weak var delegate: (any SBUOpenChannelViewModelDelegate)? {
        get { baseDelegate as? any SBUOpenChannelViewModelDelegate }
        set { baseDelegate = newValue }
    }

    /// Who is asked.
    open weak var dataSource: (any SBUOpenChannelViewModelDataSource)? {
        get { baseDataSource as? any SBUOpenChannelViewModelDataSource }
        set { baseDataSource = newValue }
    }

    /// Whether the user is an operator of the channel.
    open override var isOperator: Bool { channel?.isOwnOperator ?? false }

    /// Why the channel is gone; nil while it is there.
    private(set) var departure: ChannelDeparture?
    private var visit: OpenChannelVisit?
    private var hasMoreBefore = false
    private var hasMoreAfter = false
    private var isLoadingPage = false
    /// Which list a page belongs to: one that comes late is for nobody.
    private var generation = 0
    private static let pageSize = 30

    /// Makes a view model and begins to load.
    /// - Parameters:
    ///   - channel: The channel, when it is at hand.
    ///   - channelURL: The channel's address, when it is not.
    ///   - messageListParams: The app's own parameters for the list; the documented ones otherwise.
    ///   - startingPoint: Where to start, in milliseconds; nil or `Int64.max` for the newest.
    public required init(
        channel: BaseChannel? = nil, channelURL: String? = nil, messageListParams: MessageListParams? = nil,
        startingPoint: Int64? = nil, delegate: (any SBUOpenChannelViewModelDelegate)? = nil,
        dataSource: (any SBUOpenChannelViewModelDataSource)? = nil
    ) {
        super.init()
        self.delegate = delegate
        self.dataSource = dataSource
        self.startingPoint = startingPoint
        customizedMessageListParams = messageListParams
        // The SDK holds its delegates weakly, so there is nothing to take back.
        let identifier = "SBUOpenChannelViewModel.\(ObjectIdentifier(self).hashValue)"
        SendbirdChat.addChannelDelegate(self, identifier: identifier)
        SendbirdChat.addConnectionDelegate(self, identifier: identifier)
        self.channel = channel
        self.channelURL = channel?.channelURL ?? channelURL
        if let url = self.channelURL { loadChannel(channelURL: url, messageListParams: messageListParams) }
    }

    // MARK: - Loading

    /// Fetches and enters the channel, then loads its messages. Connects first where needed.
    open override func loadChannel(channelURL: String, messageListParams: MessageListParams? = nil) {
        if let messageListParams { customizedMessageListParams = messageListParams }
        self.messageListParams = customizedMessageListParams ?? Self.standardListParams()
        delegate?.shouldUpdateLoadingState(true)
        SendbirdUI.connectIfNeeded { [weak self] user, error in
            guard let self else { return }
            guard user != nil else { return fail(error) }
            OpenChannel.getChannel(url: channelURL) { [weak self] channel, error in
                guard let self else { return }
                guard let channel else { return fail(error) }
                enter(channel)
            }
        }
    }

    private func enter(_ channel: OpenChannel) {
        visit?.end()
        visit = OpenChannelVisit(channel) { [weak self] error in
            guard let self else { return }
            if let error { return fail(error) }
            self.channel = channel
            tellChange(.eventChannelChanged)
            loadInitialMessages(startingPoint: startingPoint, showIndicator: true, initialMessages: nil)
        }
    }

    private func fail(_ error: SBError?) {
        delegate?.shouldUpdateLoadingState(false)
        delegate?.didReceiveError(error, isBlocker: true)
    }

    private static func standardListParams() -> MessageListParams {
        let params = MessageListParams()
        SBUGlobalCustomParams.messageListParamsBuilder?(params)
        return params
    }

    /// Fetches the channel's own fields again; a channel that is gone is left.
    open override func refreshChannel() {
        guard let channelURL, departure == nil else { return }
        OpenChannel.getChannel(url: channelURL) { [weak self] channel, error in
            guard let self else { return }
            if let departure = error.flatMap(Self.departure) { return leave(departure) }
            guard channel != nil else { return }
            tellChange(.eventChannelChanged)
        }
    }

    /// What an error says about the channel: that it was deleted, or that the user may not be in it.
    private static func departure(for error: SBError) -> ChannelDeparture? {
        switch error.errorCode {
        case .notFoundInDatabase, .socketChannelNotFound: .deleted
        case .nonAuthorized, .socketUserNotMember: .banned
        default: nil
        }
    }

    /// Starts the list at a time.
    open override func loadInitialMessages(
        startingPoint: Int64?, showIndicator: Bool, initialMessages: [BaseMessage]?
    ) {
        guard let channel else { return }
        clearMessageList()
        isInitialLoad = true
        if let initialMessages { timeline.upsert(initialMessages) }
        if showIndicator { delegate?.shouldUpdateLoadingState(true) }
        generation += 1
        isLoadingPage = true
        let start = startingPoint ?? .max
        let params = pageParams(before: true, after: start != .max, isInclusive: true)
        let handler = pageHandler { [weak self] messages in
            guard let self else { return }
            isInitialLoad = false
            hasMoreBefore = messages.count { $0.createdAt <= start } >= params.previousResultSize
            hasMoreAfter = start != .max && messages.count { $0.createdAt > start } >= params.nextResultSize
        }
        channel.getMessagesByTimestamp(start, params: params, completionHandler: handler)
    }

    private func pageParams(before: Bool, after: Bool, isInclusive: Bool = false) -> MessageListParams {
        let params = MessageListParams()
        params.messageTypeFilter = messageListParams.messageTypeFilter
        params.customTypes = messageListParams.customTypes
        params.senderUserIds = messageListParams.senderUserIds
        let size = max(messageListParams.previousResultSize, Self.pageSize)
        params.previousResultSize = before ? size : 0
        params.nextResultSize = after ? size : 0
        params.isInclusive = isInclusive
        return params
    }

    private func pageHandler(_ note: @escaping ([BaseMessage]) -> Void) -> MessageListHandler {
        let expected = generation
        return { [weak self] messages, error in
            guard let self, expected == generation else { return }
            isLoadingPage = false
            guard let messages else {
                isInitialLoad = false
                delegate?.shouldUpdateLoadingState(false)
                delegate?.didReceiveError(error, isBlocker: fullMessageList.isEmpty)
                return
            }
            note(messages)
            upsertMessagesInList(messages: messages, needReload: true)
        }
    }

    /// Loads older messages than the oldest there is.
    open override func loadPrevMessages() {
        guard hasMoreBefore, !isLoadingPage, let channel, let oldest = timeline.sent.last else { return }
        isLoadingPage = true
        let params = pageParams(before: true, after: false)
        let handler = pageHandler { [weak self] in self?.hasMoreBefore = $0.count >= params.previousResultSize }
        channel.getMessagesByMessageId(oldest.messageId, params: params, completionHandler: handler)
    }

    /// Loads newer messages than the newest there is.
    open override func loadNextMessages() {
        guard hasMoreAfter, !isLoadingPage, let channel, let newest = timeline.sent.first else { return }
        isLoadingPage = true
        let params = pageParams(before: false, after: true)
        let handler = pageHandler { [weak self] in self?.hasMoreAfter = $0.count >= params.nextResultSize }
        channel.getMessagesByMessageId(newest.messageId, params: params, completionHandler: handler)
    }

    /// Whether newer messages than the list's are on the server.
    open override func hasNext() -> Bool { hasMoreAfter }

    /// Whether older messages than the list's are on the server.
    open override func hasPrevious() -> Bool { hasMoreBefore }

    // MARK: - Telling

    private func isAbout(_ channel: BaseChannel) -> Bool {
        channel.channelURL == channelURL && channel.channelType == .open
    }

    private func tellChange(_ source: CollectionEventSource) {
        delegate?.baseChannelViewModel(
            self, didChangeChannel: channel, withContext: MessageContext(source: source, sendingStatus: .succeeded))
    }

    private func tell(_ source: CollectionEventSource, about channel: BaseChannel) {
        guard isAbout(channel) else { return }
        tellChange(source)
    }

    private func leave(_ departure: ChannelDeparture) {
        guard self.departure == nil else { return }
        self.departure = departure
        delegate?.baseChannelViewModel(self, shouldDismissForChannel: channel)
    }

    // MARK: - BaseChannelDelegate

    /// A message came in: shows it, unless the list stands further back.
    open func channel(_ channel: BaseChannel, didReceive message: BaseMessage) {
        guard isAbout(channel), departure == nil else { return }
        guard !hasMoreAfter else {
            delegate?.baseChannelViewModel(self, didReceiveNewMessage: message, forChannel: channel)
            return
        }
        take(
            .added(isNews: true), [message],
            MessageContext(source: .eventMessageReceived, sendingStatus: .succeeded))
    }

    /// A message changed: shows it as it is.
    open func channel(_ channel: BaseChannel, didUpdate message: BaseMessage) {
        guard isAbout(channel) else { return }
        updateMessagesInList(messages: [message], needReload: true)
    }

    /// A message was deleted: takes it out.
    open func channel(_ channel: BaseChannel, messageWasDeleted messageId: Int64) {
        guard isAbout(channel) else { return }
        deleteMessagesInList(messageIds: [messageId], needReload: true)
    }

    /// The channel's fields changed: tells the delegate.
    open func channelWasChanged(_ channel: BaseChannel) { tell(.eventChannelChanged, about: channel) }

    /// Only operators may write now: tells the delegate.
    open func channelWasFrozen(_ channel: BaseChannel) { tell(.eventChannelFrozen, about: channel) }

    /// Everybody may write again: tells the delegate.
    open func channelWasUnfrozen(_ channel: BaseChannel) { tell(.eventChannelUnfrozen, about: channel) }

    /// The operators are others: tells the delegate.
    open func channelDidUpdateOperators(_ channel: BaseChannel) { tell(.eventOperatorUpdated, about: channel) }

    /// Somebody was muted: tells the delegate.
    open func channel(_ channel: BaseChannel, userWasMuted user: User) { tell(.eventUserMuted, about: channel) }

    /// Somebody has their voice back: tells the delegate.
    open func channel(_ channel: BaseChannel, userWasUnmuted user: User) { tell(.eventUserUnmuted, about: channel) }

    /// Somebody was banned: tells the delegate. If it is the user of the app, the channel has to go.
    open func channel(_ channel: BaseChannel, userWasBanned user: User) {
        guard isAbout(channel) else { return }
        if user.userId == SBUGlobals.currentUser?.userId { leave(.banned) } else { tellChange(.eventUserBanned) }
    }

    /// The channel is gone: tells the delegate.
    open func channelWasDeleted(_ channelURL: String, channelType: ChannelType) {
        guard channelURL == self.channelURL, channelType == .open else { return }
        leave(.deleted)
    }

    // MARK: - OpenChannelDelegate

    /// Somebody entered: tells the delegate.
    open func channel(_ channel: OpenChannel, userDidEnter user: User) {
        guard isAbout(channel) else { return }
        tellChange(.eventChannelMemberCountChanged)
        delegate?.openChannelViewModel(self, userDidEnter: user, forChannel: channel)
    }

    /// Somebody exited: tells the delegate.
    open func channel(_ channel: OpenChannel, userDidExit user: User) {
        guard isAbout(channel) else { return }
        tellChange(.eventChannelMemberCountChanged)
        delegate?.openChannelViewModel(self, userDidExit: user, forChannel: channel)
    }

    /// The number of participants changed: tells the delegate.
    open func channelDidChangeParticipantCount(_ channels: [OpenChannel]) {
        for channel in channels { tell(.eventChannelMemberCountChanged, about: channel) }
    }

    // MARK: - ConnectionDelegate

    /// The connection is gone.
    open func didStartReconnection() {
        delegate?.connectionStateDidChange(false)
    }

    /// The connection is back: the SDK enters again by itself and tells what was missed.
    open func didSucceedReconnection() {
        delegate?.connectionStateDidChange(true)
        refreshChannel()
    }
}
