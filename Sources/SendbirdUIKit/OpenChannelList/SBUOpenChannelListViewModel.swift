import Foundation
public import SendbirdChatSDK

/// Keeps the open channel list: loads it by pages, newest made first, and follows what the SDK tells.
///
/// The server tells of an open channel only to who is in it: what happens in the others is seen when
/// the list is loaded anew, by pulling it down, by coming back to it or after a break.
@preconcurrency @MainActor
open class SBUOpenChannelListViewModel: SBUBaseChannelListViewModel, OpenChannelDelegate {
    /// The channels in order.
    open var channelList: [OpenChannel] = []
    /// The query in use: which channels; nil until loading begins, unless one was given.
    public private(set) var channelListQuery: OpenChannelListQuery?

    private let customQuery: OpenChannelListQuery?
    private var isLoading = false
    private var hasLoaded = false

    /// Hears what this tells.
    public var delegate: (any SBUOpenChannelListViewModelDelegate)? {
        get { baseDelegate as? any SBUOpenChannelListViewModelDelegate }
        set { baseDelegate = newValue }
    }

    /// Creates a view model.
    ///
    /// - Parameters:
    ///   - delegate: Hears what this tells.
    ///   - channelListQuery: Which channels; nil for all of the application's.
    public required init(
        delegate: (any SBUOpenChannelListViewModelDelegate)? = nil, channelListQuery: OpenChannelListQuery? = nil
    ) {
        customQuery = channelListQuery
        self.channelListQuery = channelListQuery
        super.init(delegate: delegate)
        // The SDK holds delegates weakly: nothing has to be removed.
        SendbirdChat.addChannelDelegate(self, identifier: "SendbirdUIKit.\(ObjectIdentifier(self).hashValue)")
    }

    // MARK: - Loading

    /// Connects if need be, and loads the first page.
    open override func initChannelList() {
        delegate?.shouldUpdateLoadingState(true)
        SendbirdUI.connectIfNeeded { [weak self] user, error in
            guard let self else { return }
            delegate?.shouldUpdateLoadingState(false)
            guard user != nil else {
                delegate?.didReceiveError(error, isBlocker: channelList.isEmpty)
                return
            }
            loadNextChannelList(reset: true)
        }
    }

    /// Loads a page; nothing if one is under way or all are there.
    open override func loadNextChannelList(reset: Bool) {
        if reset {
            channelListQuery = hasLoaded || customQuery == nil ? makeQuery() : customQuery
            isLoading = false
        }
        guard let query = channelListQuery, !isLoading, query.hasNext else { return }
        isLoading = true
        if channelList.isEmpty { delegate?.shouldUpdateLoadingState(true) }
        query.loadNextPage { [weak self] channels, error in
            guard let self, query === channelListQuery else { return }
            isLoading = false
            delegate?.shouldUpdateLoadingState(false)
            guard let channels else {
                delegate?.didReceiveError(error, isBlocker: channelList.isEmpty)
                return
            }
            hasLoaded = true
            // A first page takes the place of what was there, and what is there stays until it comes.
            if reset { channelList = [] }
            upsertChannels(channels, needReload: true)
        }
    }

    private func makeQuery() -> OpenChannelListQuery {
        guard let params = customQuery?.params else {
            return OpenChannel.createOpenChannelListQuery { $0.includeFrozenChannel = true }
        }
        return OpenChannel.createOpenChannelListQuery(params: params)
    }

    /// Drops the list.
    open override func reset() {
        channelList = []
        channelListQuery = nil
        isLoading = false
    }

    /// What was missed is loaded anew.
    open override func didSucceedReconnection() {
        loadNextChannelList(reset: true)
    }

    // MARK: - The list

    /// Puts channels in, or in the place of their old versions.
    open func upsertChannels(_ channels: [OpenChannel]?, needReload: Bool) {
        for channel in channels ?? [] {
            if let place = channelList.firstIndex(where: { $0.channelURL == channel.channelURL }) {
                channelList[place] = channel
            } else {
                channelList.append(channel)
            }
        }
        sortChannelList(needReload: needReload)
    }

    /// Puts new versions in the place of the old ones; channels that are not there stay away.
    open func updateChannels(_ channels: [OpenChannel]?, needReload: Bool) {
        let known = Set(channelList.map(\.channelURL))
        upsertChannels((channels ?? []).filter { known.contains($0.channelURL) }, needReload: needReload)
    }

    /// Takes channels out.
    open func deleteChannels(channelURLs: [String]?, needReload: Bool) {
        let gone = Set(channelURLs ?? [])
        channelList.removeAll { gone.contains($0.channelURL) }
        sortChannelList(needReload: needReload)
    }

    /// Puts the channels in order, newest made first, and tells the delegate.
    open func sortChannelList(needReload: Bool) {
        channelList.sort {
            $0.createdAt == $1.createdAt ? $0.channelURL > $1.channelURL : $0.createdAt > $1.createdAt
        }
        delegate?.openChannelListViewModel(self, didChangeChannelList: channelList, needsToReload: needReload)
    }

    private func update(_ channel: BaseChannel) {
        guard let channel = channel as? OpenChannel,
            channelList.contains(where: { $0.channelURL == channel.channelURL })
        else { return }
        updateChannels([channel], needReload: true)
        delegate?.openChannelListViewModel(self, didUpdateChannel: channel)
    }

    // MARK: - OpenChannelDelegate

    /// Somebody entered: brings the row up to it.
    open func channel(_ sender: OpenChannel, userDidEnter user: User) { update(sender) }

    /// Somebody exited: brings the row up to it.
    open func channel(_ sender: OpenChannel, userDidExit user: User) { update(sender) }

    /// The number of participants changed: brings the rows up to it.
    open func channelDidChangeParticipantCount(_ channels: [OpenChannel]) {
        for channel in channels { update(channel) }
    }

    /// A message changed. Does nothing here: rows show none.
    open func channel(_ channel: BaseChannel, didUpdate message: BaseMessage) {}

    /// The channel's fields changed: brings the row up to them.
    open func channelWasChanged(_ channel: BaseChannel) { update(channel) }

    /// Only operators may write now: brings the row up to it.
    open func channelWasFrozen(_ channel: BaseChannel) { update(channel) }

    /// Everybody may write again: brings the row up to it.
    open func channelWasUnfrozen(_ channel: BaseChannel) { update(channel) }

    /// The channel is gone: takes the row out.
    open func channelWasDeleted(_ channelURL: String, channelType: ChannelType) {
        guard channelType == .open else { return }
        deleteChannels(channelURLs: [channelURL], needReload: true)
    }
}
