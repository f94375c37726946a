import Foundation
public import SendbirdChatSDK

/// Keeps the group channel list: loads it by pages and follows every change.
///
/// The list is the SDK's live collection: it shows what the cache has at once,
/// then what the server has, and catches up by itself after a break.
@preconcurrency @MainActor
open class SBUGroupChannelListViewModel: SBUBaseChannelListViewModel, GroupChannelCollectionDelegate {
    /// The channels in order.
    open var channelList: [GroupChannel] { channelCollection?.channelList ?? [] }
    /// The query in use: which channels, in what order.
    public private(set) var channelListQuery: GroupChannelListQuery?
    /// The live collection; nil until loading begins.
    public private(set) var channelCollection: GroupChannelCollection?
    /// Whether a page is under way.
    private var isLoading = false
    /// Whether the delegate waits to hear how loading ends.
    private var isAwaited = false
    private let customQuery: GroupChannelListQuery?

    /// Hears what this tells.
    public var delegate: (any SBUGroupChannelListViewModelDelegate)? {
        get { baseDelegate as? any SBUGroupChannelListViewModelDelegate }
        set { baseDelegate = newValue }
    }

    /// Creates a view model.
    ///
    /// - Parameters:
    ///   - delegate: Hears what this tells.
    ///   - channelListQuery: Which channels, in what order; nil for all of the
    ///     user's, the last written in first.
    public required init(
        delegate: (any SBUGroupChannelListViewModelDelegate)? = nil, channelListQuery: GroupChannelListQuery? = nil
    ) {
        customQuery = channelListQuery
        super.init(delegate: delegate)
    }

    // MARK: Loading

    /// Connects if need be, and loads the first page; what is in the cache is
    /// shown meanwhile, and stays where there is no network.
    open override func initChannelList() {
        reset()
        baseDelegate?.shouldUpdateLoadingState(true)
        SendbirdUI.connectIfNeeded { [weak self] user, error in
            self?.didConnect(user, error)
        }
        // The cache is known as soon as the SDK knows who connects.
        if channelCollection == nil { loadPage(isTelling: false) }
    }

    private func didConnect(_ user: User?, _ error: SBError?) {
        baseDelegate?.shouldUpdateLoadingState(false)
        if let error {
            baseDelegate?.connectionStateDidChange(false)
            baseDelegate?.didReceiveError(error, isBlocker: channelList.isEmpty)
        } else {
            baseDelegate?.connectionStateDidChange(true)
            if channelList.isEmpty { loadNextChannelList(reset: false) }
        }
    }

    /// Begins anew with another query.
    open func initializeAndLoad(channelListQuery: GroupChannelListQuery?) {
        reset()
        self.channelListQuery = channelListQuery
        loadNextChannelList(reset: false)
    }

    /// Loads the next page; nothing if one is under way or there is none.
    open override func loadNextChannelList(reset: Bool) {
        if reset { self.reset() }
        loadPage(isTelling: true)
    }

    /// - Parameter isTelling: Whether the delegate hears of a failure, and of a
    ///   list without channels: looking into the cache proves neither.
    private func loadPage(isTelling: Bool) {
        if isTelling { isAwaited = true }
        guard !isLoading, let collection = channelCollection ?? makeCollection() else { return }
        guard collection.hasNext else {
            // The look into the cache may have come to the end of a list without channels already.
            if isAwaited, channelList.isEmpty { tell() }
            isAwaited = false
            return
        }
        isLoading = true
        collection.loadMore { [weak self, weak collection] _, error in
            guard let self, let collection, collection === channelCollection else { return }
            isLoading = false
            if !isTelling, isAwaited, channelList.isEmpty { return loadPage(isTelling: true) }
            isAwaited = false
            if let error, isTelling {
                baseDelegate?.didReceiveError(error, isBlocker: channelList.isEmpty)
            }
            if error == nil, isTelling || !channelList.isEmpty { tell() }
        }
    }

    /// Drops the list and the collection.
    open override func reset() {
        channelCollection?.dispose()
        channelCollection = nil
        channelListQuery = nil
        isLoading = false
        isAwaited = false
    }

    private func makeCollection() -> GroupChannelCollection? {
        let query = channelListQuery ?? customQuery ?? Self.defaultQuery()
        let collection = SendbirdChat.createGroupChannelCollection(query: query)
        collection?.delegate = self
        channelListQuery = query
        channelCollection = collection
        return collection
    }

    private static func defaultQuery() -> GroupChannelListQuery {
        GroupChannel.createMyGroupChannelListQuery { params in
            params.order = .latestLastMessage
            params.includeEmptyChannel = true
            params.includeMemberList = true
        }
    }

    private func tell() {
        delegate?.groupChannelListViewModel(self, didChangeChannelList: channelList, needsToReload: true)
    }

    // MARK: Doing

    /// Changes which messages of a channel notify the user; the row follows when
    /// the server has agreed.
    open func changePushTriggerOption(option: GroupChannelPushTriggerOption, channel: GroupChannel) {
        channel.setMyPushTriggerOption(option) { [weak self] error in
            guard let self else { return }
            if let error {
                baseDelegate?.didReceiveError(error)
            } else {
                delegate?.groupChannelListViewModel(self, didUpdateChannel: channel)
                tell()
            }
        }
    }

    /// Leaves a channel; the row goes when the server has agreed.
    open func leaveChannel(_ channel: GroupChannel) {
        channel.leave { [weak self] error in
            guard let self else { return }
            if let error {
                baseDelegate?.didReceiveError(error)
            } else {
                delegate?.groupChannelListViewModel(self, didLeaveChannel: channel)
            }
        }
    }

    // MARK: GroupChannelCollectionDelegate

    /// Channels came into the list.
    open func channelCollection(
        _ collection: GroupChannelCollection, context: ChannelContext, addedChannels channels: [GroupChannel]
    ) {
        tell()
    }

    /// Channels of the list changed, and perhaps moved.
    open func channelCollection(
        _ collection: GroupChannelCollection, context: ChannelContext, updatedChannels channels: [GroupChannel]
    ) {
        for channel in channels {
            delegate?.groupChannelListViewModel(self, didUpdateChannel: channel)
        }
        tell()
    }

    /// Channels went from the list.
    open func channelCollection(
        _ collection: GroupChannelCollection, context: ChannelContext, deletedChannelURLs: [String]
    ) {
        tell()
    }
}
